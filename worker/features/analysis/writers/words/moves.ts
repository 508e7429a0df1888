import type { Say } from "./claim.ts";

/** Ways, sides, nearness and degree. */
export function sayMoves(say: Say): void {
  say({ as: "toward", way: 1 }, "up to,up towards,up toward");
  say({ as: "toward", way: -1 }, "down to,down towards,down toward");
  say(
    { as: "way", way: 1 },
    "rose,rise,rises,rising,risen,gained,gain,gains,gaining,up,upward,upwards,higher,climbed,climb,climbs,climbing,advanced,advance,advances,advancing,grew,grow,grows,growing,grown,growth,increased,increase,increases,increasing,added,positive,recovered,recovery,recovers,rebound,rebounded,rallied,rally,upside,in the green,in the black",
  );
  say(
    { as: "way", way: -1 },
    "fell,fall,falls,falling,fallen,lost,lose,loses,losing,loss,losses,down,downward,downwards,lower,dropped,drop,drops,dropping,declined,decline,declines,declining,shrank,shrink,shrinks,shrinking,decreased,decrease,decreases,decreasing,negative,minus,slid,slide,slides,sliding,slipped,slip,slips,slipping,downside,in the red,sank,sinks,eased,shed,sheds,pullback,retreat,retreated",
  );
  say(
    { as: "way", way: 0 },
    "flat,unchanged,did not move,has not moved,barely moved,hardly moved,sideways,moved sideways",
  );
  say({ as: "way", way: 1, only: "lean" }, "uptrend,upward trend,rising trend,bullish,upswing,uptrends");
  say({ as: "way", way: -1, only: "lean" }, "downtrend,downward trend,falling trend,bearish,downtrends");
  say(
    { as: "side", side: 1 },
    "above,over,higher than,greater than,larger than,more than,exceeds,exceed,exceeding,atop,beyond,tops,on top of,on the upper side of,at a premium to,outweighs,outpaces",
  );
  say(
    { as: "side", side: -1 },
    "below,under,beneath,underneath,lower than,smaller than,less than,short of,on the lower side of",
  );
  say({ as: "between" }, "between,in between");
  say(
    { as: "near", near: true },
    "near,close to,nearly at,close by,near to,a step away,one step away,just a step away,not far off,close at hand,within reach of,closer to,nearer,nearer to,nearer still,closer,not far from,nearby",
  );
  say({ as: "near", near: false }, "far from,away from,a long way from,well away from,far away from");
  say(
    { as: "degree", far: true },
    "well,far,clearly,deep,deeply,considerably,much,markedly,widely,firmly,comfortably,a lot",
  );
  say(
    { as: "degree", far: false },
    "just,slightly,barely,a little,narrowly,marginally,a touch,a shade,a bit,hardly,close,a hair,fractionally,right,by a small margin,not far",
  );
}
