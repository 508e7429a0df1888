import type { Say } from "./claim.ts";

const WINDOWS: [days: number, phrases: string][] = [
  [
    1,
    "24 hours,the day,on the day,today,a day,one day,1 day,over the day,the last day,a single day,24 hour,daily,in a day,past day,last session,since the previous close,previous close,of the day",
  ],
  [
    7,
    "7 days,a week,the week,this week,one week,last week,past week,the last week,the past week,last 7 days,past 7 days,weekly,a week ago,one week ago,a week earlier,one week back,7 days ago,7 day,seven days,week,week's",
  ],
  [
    30,
    "30 days,30 days later,after 30 days,month later,a month later,a month,the month,this month,one month,last month,past month,last 30 days,past 30 days,monthly,a month ago,one month ago,a month earlier,one month back,30 days ago,30 day,thirty days,four weeks,month,month's",
  ],
  [
    90,
    "90 days,a quarter,the quarter,this quarter,three months,last 90 days,past 90 days,quarterly,three months ago,a quarter ago,90 days ago,90 day,past quarter,last quarter,past three months,last three months,ninety days,quarter,quarter's",
  ],
  [
    365,
    "365 days,a year,the year,this year,one year,12 months,twelve months,last year,past year,last 365 days,past 365 days,yearly,a year ago,one year ago,a year earlier,one year back,a year back,365 days ago,twelve months ago,annual,365 day,52 weeks,52 week,last 12 months,past 12 months,year,year's,annually",
  ],
];

/** Windows of time, and the words that join clauses. */
export function sayTimes(say: Say): void {
  for (const [days, phrases] of WINDOWS) say({ as: "window", days }, phrases);

  say({ as: "join", hard: false }, "and,with,(,),as well as,at the same time");
  say(
    { as: "join", hard: true },
    ";,:,—,–,.,!,?,but,while,whereas,although,though,yet,so,which,even as,even though,despite,on the other side,by contrast,in contrast,however",
  );
}
