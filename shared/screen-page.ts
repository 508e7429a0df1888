/** So many rows of the board are told at once. */
export const ROWS_A_PAGE = 100;
