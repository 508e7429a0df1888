import type { Claim, Say } from "./claim.ts";

type Way = Extract<Claim, { as: "rank" }>["way"];
const RISK = /volatility|^atr_|drawdown|^odds_fall|^odds_rise|^forecast_rank|^beta$/;
const GOES =
  /^return_\d|^change_24h|^compare_return|^score$|^call_year|^revenue_growth|^price_vs_|^rsi_14|^adx_14|^macd|^stochastic|^mfi|^net_margin|^return_on|^drawdown|^compare_drawdown/;

const leansFor = (object: string) => `${object} for,${object} in favour of,${object} in favor of`;

/** Words that lean, compare and rank. */
export function sayRanks(say: Say): void {
  say(
    { as: "lean", lean: 1 },
    `supports,support the,support a,support this,support it,supporting,supported by,carries,carry,carried by,carrying,backs,back the,back a,back this,back it,backed by,backing,fits,fit,fits with,agrees with,agree with,agreeing with,in line with,argues for,argue for,arguing for,on the side of,in favour of,in favor of,favours,favors,rests on,rest on,leans on,lean on,resting on,stands behind,stand behind,is built on,weighs for,counts for,count for,matches,confirms,confirm,confirmed by,${leansFor("speaks")},${leansFor("speak")},${leansFor("speaking")},${leansFor("argument")},${leansFor("point")},${leansFor("case")},${leansFor("points")},${leansFor("arguments")},sides with,side with,helps,help`,
  );
  say(
    { as: "lean", lean: -1 },
    "speaks against,speak against,speaking against,argues against,argue against,arguing against,weighs against,weigh against,weighs on,weigh on,disagrees with,disagree with,against the call,against it,against this call,against that call,against a buy,against the buy,against the sell,against a sell,against the price,limits,limit,limiting,limited by,contradicts,runs against,run against,goes against,go against,stands against,stand against,counts against,count against,points against,argument against,arguments against,point against,case against,tells against,does not fit,does not support,hurts,opposes",
  );
  say(
    { as: "mixed", mixed: false },
    "agree,agree with each other,say the same,point the same way,all agree,both agree,tell the same,in agreement",
  );
  say(
    { as: "mixed", mixed: true },
    "mixed,split,on both sides,both ways,cuts both ways,divided,on either side,pull in different directions,point different ways,disagree,do not agree",
  );

  const rank = (kinds: RegExp | null, way: Way, more: string, most: string) => {
    if (more) say({ as: "rank", kinds, way, top: false }, more);
    if (most) say({ as: "rank", kinds, way, top: true }, most);
  };
  rank(
    null,
    1,
    "more,larger,greater,bigger,wider,the higher,deeper,steeper,faster,farther,further,longer",
    "most,highest,largest,greatest,biggest,widest,deepest,steepest,fastest,farthest,furthest",
  );
  rank(
    null,
    -1,
    "less,smaller,fewer,narrower,the lower,shallower,slower",
    "least,lowest,smallest,narrowest,shallowest,slowest,fewest,nearest,closest",
  );
  rank(
    RISK,
    1,
    "more volatile,rougher,wilder,the rougher,riskier,jumpier",
    "most volatile,wildest,roughest,riskiest",
  );
  rank(
    RISK,
    -1,
    "calmer,less volatile,quieter,steadier,milder,the calmer,less risky",
    "calmest,least volatile,quietest,steadiest",
  );
  rank(null, 1, "ahead of,ahead,leads,lead,led,leading,in front,in the lead,tops the list", "");
  rank(null, -1, "behind,lags,lag,lagged,lagging,trails,trail,trailed,trailing", "");
  rank(
    GOES,
    1,
    "stronger,better,did better,fared better,outperformed,outperforms,beats,beat,held up better,holds up better,hold up better,outpaced",
    "strongest,best,held up best,holds up best,hold up best,did best,fared best,the leader",
  );
  rank(GOES, -1, "weaker,worse,did worse,fared worse,underperformed", "weakest,worst,the laggard");
  rank(/margin|return_on_equity|net_income/, 1, "more profitable,earns more,keeps more", "most profitable");
  rank(/margin|return_on_equity|net_income/, -1, "less profitable,earns less,keeps less", "least profitable");
  rank(/^market_cap/, 1, "worth more", "worth most,worth the most");
  rank(/^market_cap/, -1, "worth less", "worth least,worth the least");
  rank(/debt/, 1, "more indebted,more debt,owes more", "most indebted,most debt");
  rank(/debt/, -1, "less indebted,less debt,owes less", "least indebted,least debt");
  rank(
    /drawdown|span_fall/,
    1,
    "",
    "the deepest fall,the largest fall,the deepest drawdown,the largest drawdown,fell deepest,the biggest fall,the biggest drawdown",
  );
  rank(
    /drawdown|span_fall/,
    -1,
    "",
    "the smallest fall,the shallowest fall,the smallest drawdown,the shallowest drawdown,the least deep fall",
  );
  const leads = (one: string, other: string, side: string) => {
    const how = [
      "",
      "just ",
      "still ",
      "now ",
      "slightly ",
      "a little ",
      "a bit ",
      "clearly ",
      "well ",
      "narrowly ",
      "also ",
    ];
    const are = ["ahead", "in front", "in the lead", "stronger"];
    const have = ["lead", "hold the lead", "have the lead", "lead it", "keep the lead", "take the lead"];
    const ones = how.flatMap((degree) => [
      ...are.flatMap((word) => [`${one} ${degree}${word}`, `${one} are ${degree}${word}`]),
      ...have.map((word) => `${one} ${degree}${word}`),
    ]);
    const overs = ["", "the "].flatMap((the) => [
      `${one} over ${the}${other}`,
      `${one} lead ${the}${other}`,
      `${one} lead over ${the}${other}`,
      ...["are ahead of", "ahead of", "outweigh", "are stronger than", "are in front of"].map(
        (word) => `${one} ${word} ${the}${other}`,
      ),
    ]);
    return [
      ...ones,
      ...overs,
      `lead of the ${one}`,
      `lead of ${one}`,
      `${side} side leads`,
      `${one} leading`,
      `led by ${one}`,
    ].join(",");
  };
  say({ as: "force", way: 1 }, leads("buyers", "sellers", "buying"));
  say({ as: "force", way: -1 }, leads("sellers", "buyers", "selling"));
  const over = (one: string, other: string) =>
    ["ahead", "a bit ahead", "slightly ahead", "a little ahead"]
      .map((how) => `${one} are ${how}`)
      .concat(
        [`outweigh`, "outweighed", "are larger than", "lead over", "exceed", "over", "beat", "outdo"].flatMap(
          (verb) => [`${one} ${verb} ${other}`, `${one} ${verb} the ${other}`],
        ),
        `more ${one} than ${other}`,
        `${one} lead`,
      )
      .join(",");
  say({ as: "gains", way: 1 }, over("gains", "losses"));
  say({ as: "gains", way: -1 }, over("losses", "gains"));
  say({ as: "order", way: 1 }, "more so,more closely,even more so");
  say({ as: "order", way: -1 }, "less so,less closely,a bit less so,a little less so");
  say({ as: "follow" }, "followed by,then,next comes,after it");
}
