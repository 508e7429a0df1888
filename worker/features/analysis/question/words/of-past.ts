/** What was is no question of what comes. */
export const OF_PAST = / (?:did|was|were|has|have|had|war|hat|fue|fueron|hubo|etait|foi|был[аио]?) /;
