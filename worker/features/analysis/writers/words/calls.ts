import type { Say } from "./claim.ts";

/** Calls, their record and how many; and what is told of sizes. */
export function sayCalls(say: Say): void {
  say({ as: "amount", large: true }, "large,big,wide,deep,great,high,steep,sharp");
  say(
    { as: "amount", large: false },
    "small,low,narrow,little,shallow,slight,modest,thin,tiny,not by much,minor,mild",
  );
  say(
    { as: "usual", side: 1 },
    "above usual,more than usual,higher than usual,heavier than usual,busier than usual,above its usual level,busy,heavy,higher than its average,more volume than usual,more trading than usual",
  );
  say(
    { as: "usual", side: -1 },
    "below usual,less than usual,lower than usual,lighter than usual,quieter than usual,below its usual level,light,lower than its average,quiet,less volume than usual,less trading than usual",
  );
  say(
    { as: "kinds", kinds: /^revenue_growth/ },
    "over the year before,year before,the year before,on the year before,against the year before",
  );
  saySpans(say);
  say(
    { as: "untrue" },
    "makes sense,make sense,what moved,what moves,what drove,what made,to own,to hold,to buy,to sell,comes from,come from,came from,coming from,each day,every day,each week,every week,each month,every month,each year,every year,each quarter,every quarter,each window,every window,each period,every period,the only thing,at this level,matters most,time for,day for,moment for,time to,day to,moment to,right move,last word,is right,going to,each time,every time,nearly every,almost every,is a record,barely moves,on most days,has been reached,has held,always holds,no risk,hardly a risk,hardly any risk,without risk,little risk,low risk,small risk,risk is small,risk is low,free of risk,no room,no case,no cases,every case,each case,each past case,all cases were right",
  );
  say(
    { as: "plain" },
    "from fear to greed,no part in,no say in,the other way round,other way round,put simply,put plainly,put shortly,put together,put another way,put differently,on file,word for,word for most of it,behind it,right now,right at,right on,turns round,turned round,in charge,rose or fell,rises or falls,rise or fall,two sided,says nothing,tell nothing,tells nothing,nothing of,nothing new,nothing more,nothing else,no help,no signal,no sign,no word,no longer,not only,not just,not alone,not yet,no more than,not the same,says little,adds little,tells little,little about,counts for little,counts little,little is left,not much,does not say much,not add much,not say much,much is left,by some,how strong,how far,how wide,how much,no cause,hold no cause,no known cause,gains with losses,gains and losses,gains to losses,gains against losses,the gains and the losses,gains and the losses,up or down,up and down,ups and downs,either way,both ways,two readings,two figures,two lines,two ends,two levels,two measures,two numbers,two stocks,two coins,two sides,two halves,two things,two ways,three things,at all,all the same,after all,above all,all in all,in all,of its kind,of one kind,of a kind,of the kind,of this kind,kind of,at the moment,for the moment,in this moment,one thing,the one,most of all,over all,on its own,the most part,at most,at least,more or less,no more,no less",
  );
  say(
    { as: "equal" },
    "equal,equals,same,the same,similar,nearly the same,close to each other,close to one another,near each other,near one another,almost the same,level with,about the same,much the same,close together,alike,identical,equally",
  );

  say(
    { as: "share", from: 50, to: 100 },
    "most of,most past,most such,majority,more than half,over half,above half,more often than not",
  );
  say({ as: "share", from: 0, to: 10 }, "hardly any of,hardly any,almost none of");
  say({ as: "share", from: 0, to: 50 }, "minority,less than half,fewer than half,under half,below half");
  say(
    { as: "share", from: 45, to: 55 },
    "half,about half,close to a coin flip,near a coin flip,near half,little more than a coin flip,hardly more than a coin flip,little more than half,hardly more than half,roughly half,around half,a coin flip,nearly half,almost half,close to half,half of",
  );
  for (const [word, unit] of [
    ["percent,per cent,percentage points", "percent"],
    ["dollars", "usd"],
  ] as const)
    say({ as: "unit", unit }, word);
  say({ as: "number", of: 2 }, "two,pair");
  say({ as: "number", of: 3 }, "three");
  say({ as: "number", of: 4 }, "four");
  say({ as: "of", how: "both" }, "both");
  say({ as: "of", how: "all" }, "all,each,every");
  say({ as: "of", how: "none" }, "none,neither");
  say({ as: "of", how: "only" }, "the only,the sole,the one");
  say({ as: "not" }, "not,n't,no,nor,without,nothing,neither one");
  say(
    { as: "edge", edge: true },
    "proven edge,an edge,edge is proven,proven,proves an edge,shows an edge,by more than chance,more than chance",
  );
  say(
    { as: "edge", edge: false },
    "no proven edge,no edge,not proven,unproven,no measured edge,no edge is proven,edge is not proven,not a proven edge,without a proven edge,without an edge,no edge over,does not prove an edge,no proof of an edge,not shown an edge,chance could explain it,not by more than chance,within chance,not beyond chance,no more than chance,could be chance",
  );
  say(
    { as: "wrong" },
    "wrong,invalidation,is wrong,be wrong,be proven wrong,be proved wrong,turn out wrong,prove it wrong,prove the call wrong,prove this call wrong,prove that call wrong,prove this wrong,prove that wrong,proves the call wrong,proves it wrong,proven wrong,end the call,void the call,invalidate the call,invalidate it,undo the call,disprove the call",
  );
  for (const action of ["Buy", "Hold", "Sell"] as const) {
    const small = action.toLowerCase();
    say(
      { as: "action", action },
      `the ${small},a ${small},${small} call,this ${small},our ${small},that ${small},${small},${small} calls,both ${small}s,${small}s`,
    );
    say(
      { as: "wrong" },
      `prove the ${small} wrong,prove this ${small} wrong,prove its ${small} wrong,prove the ${small} call wrong,prove a ${small} wrong,proves the ${small} wrong,prove that ${small} wrong,prove its ${small} call wrong,prove this ${small} call wrong`,
    );
  }
  say({ as: "call" }, "call,calls,the call,this call,our call,that call,its call,decision,verdict");
  say({ as: "would" }, "would,could,if,once,until,unless,prove,proves,can,why,how come");
  say(
    { as: "later", higher: true },
    "higher 30 days later,were higher 30 days later,was higher 30 days later,were higher a month later,was higher a month later,ended higher 30 days later,stood higher 30 days later,higher after 30 days,higher a month later,were higher,was higher,ended higher,higher later",
  );
  say(
    { as: "later", higher: false },
    "lower 30 days later,were lower 30 days later,was lower 30 days later,were lower a month later,was lower a month later,ended lower 30 days later,stood lower 30 days later,lower after 30 days,lower a month later,were lower,was lower,ended lower,lower later",
  );
  say(
    { as: "kinds", kinds: /^(?:forecast_|odds_)/ },
    "expected,expect,expects,expectation,meant to hold,forecast,foretold,ahead,next 30 days,next 7 days,coming",
  );
  say(
    {
      as: "kinds",
      kinds: /^(?:probability|base_rate|invalidation_|forecast_\dd_held|forecast_|hold_|sample|edge|score)/,
    },
    "right,were right,was right,ended right,still ended right,ended right all the same",
  );
  say(
    { as: "kinds", kinds: /^(?:invalidation_crossed|invalidation_right)$/ },
    "a day closed beyond,a day closed beyond such a price,a close beyond,closes beyond,day closed beyond,crossed,were crossed,was crossed,broken,closed beyond,passed",
  );
  say(
    { as: "kinds", kinds: /^forecast_rank$/ },
    "three years,last three years,the last three years,past three years",
  );
  say({ as: "kinds", kinds: /^market_part$/ }, "explains,explain,explained,accounts for,explained by");
  say({ as: "kinds", kinds: /^eps/ }, "each share,per share,each of its shares");
  say({ as: "kinds", kinds: /^supply_/ }, "issued,is issued,already issued");
  say({ as: "kinds", kinds: /^market_cap/ }, "worth,is worth");
  say({ as: "kinds", kinds: /^debt/ }, "owes,owe,owed,borrowed");
  say({ as: "kinds", kinds: /^(?:net_income|eps|return_on|pe_)/ }, "earned,earns,earn");
  say(
    { as: "kinds", kinds: /^(?:net_margin|revenue$)/ },
    "of revenue,of its revenue,of its revenues,of sales,of its sales,kept as profit",
  );
}

/** An interval that holds a figure, or leaves it out; a figure inside of an interval, or outside of it. */
function saySpans(say: Say): void {
  const held = ["the base rate", "that base rate", "its base rate", "zero"];
  const verbs = (said: string) => said.split(",").flatMap((verb) => held.map((one) => `${verb} ${one}`));
  const intervals = ["the interval", "its interval", "that interval", "this interval", "the same interval"];
  const places = (said: string) =>
    said.split(",").flatMap((place) => ["it", ...intervals].map((one) => `${place} ${one}`));
  say(
    { as: "spans", inside: true },
    [
      ...verbs(
        "holds,hold,holding,includes,include,including,contains,contain,containing,covers,cover,covering,spans,span,spanning,crosses,cross,straddles,straddle,takes in,take in,runs across,reaches across,reach across,encloses,enclose,lies around,lie around,around",
      ),
      ...places("inside,inside of,within"),
      ...intervals.map((one) => `in ${one}`),
      "with the base rate inside,base rate inside it,base rate lies inside it,base rate lies inside,base rate lies within it",
    ].join(","),
  );
  say(
    { as: "spans", inside: false },
    [
      ...verbs("leaves out,leave out,excludes,exclude,excluding"),
      ...places("outside,outside of"),
      "leaves zero out,leaves the base rate out",
    ].join(","),
  );
}
