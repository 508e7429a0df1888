/** Words of a market question, by the part they play around the name of an asset. */

/** Said right before an asset: "buy Tesla", "price of Bitcoin", "thoughts on NVDA". */
export const BEFORE_ASSET = words(`
  analyze analyse analyzing analysing analysis review research evaluate assess check buy buying bought sell selling sold hold
  holding hodl hodling short shorting long longing own owning trade trading dump dumping accumulate accumulating ape aping
  invest investing stack stacking stake staking dca watch`);

/** The same in two words; the second stands right before the asset. */
export const PAIRS_BEFORE_ASSET = new Set(
  `price of|value of|chart of|chart for|chart on|rsi of|rsi for|rsi on|macd of|macd for|macd on|ta on|ta for|levels for|
  levels on|support for|resistance for|thoughts on|thought on|opinion on|opinions on|opinion of|opinion about|take on|
  view on|views on|read on|what about|how about|think of|think about|feel about|feeling about|bullish on|bearish on|
  mood on|mood around|sentiment on|sentiment for|sentiment around|sentiment about|sentiment of|vibe on|news on|news about|
  news for|hype around|invest in|investing in|outlook for|outlook on|forecast for|forecast of|prediction for|
  predictions for|predict for|target for|fundamentals of|fundamentals for|fundamentals on|earnings of|earnings for|
  earnings from|earnings on|revenue of|valuation of|analysis of|analysis on|analysis for|bag of|bags of|shares of|
  share of|calls on|puts on|position in|happening with|going with|up with|wrong with|deal with|update on|dd on|info on|
  data on|out of|look at|bet on|ratio of|ratio for|supply of|cap of|volatility of|entry for|entry on|
  exposure to|know about|tell about|numbers for|report on|recommendation for|recommendation on|rating on|rating for`
    .split("|")
    .map((pair) => pair.trim()),
);

/** Said right after an asset, or right before: "Target stock", "the token LINK". */
export const STOCK_NOUNS = words(
  "stock stocks share shares equity earnings dividend dividends calls puts options ticker eps revenue pe",
);
export const CRYPTO_NOUNS = words(
  "coin coins token tokens crypto protocol network chain blockchain altcoin staking tokenomics ticker usd usdt perp perps",
);
/** Said right after an asset of either kind. */
export const AFTER_ASSET = words(`
  price prices chart charts rsi macd analysis forecast prediction outlook sentiment fundamentals technicals valuation
  position holdings holders`);

/** After these, an asset's place is over: "buy near" is a purchase of NEAR, "buy near the low" is not. */
export const ENDS_PLACE = words(`
  now today tomorrow tonight rn here or and vs versus at before after for this next yet still again pls please if because
  bro fam guys lol is anymore while until on in with over instead right soon during too either compared against than going
  good bad gonna doing looking will should can go lately long short ser anon sir`);

export const JOINS = words("and or vs versus v to than against with over plus compared y und et oder");

/** A message with one of these is about markets. */
export const MARKET_WORDS = words(`
  stock stocks share shares coin coins token tokens crypto cryptos price prices priced chart charts earnings dividend
  dividends calls puts options ticker market markets bullish bearish bull bear rsi macd trade trading trader invest
  investing investment investor portfolio buy buying sell selling hold holding hodl short shorting long pump dump moon
  mooning dip ath valuation valued undervalued overvalued fundamentals technicals technical sentiment revenue profit
  profits margin margins eps pe cap supply forecast prediction outlook analyze analyse analysis support resistance
  breakout rally crash crashing crashed cooked bags bag position entry exit target levels vs versus compare better best
  outperform volume volatility undervalue overbought oversold growth analyst analysts rating upgrade downgrade quarter
  q1 q2 q3 q4 guidance debt cash fair worth cheap expensive up down gains gain loss losses red green rekt hype hyped
  news mood thoughts opinion feel feeling vibe vibes stake staking wallet exchange ipo split buyback tanking ripping
  mooned think believe bet like dropping falling rising doing performing performance recommend recommendation`);

/** Before a brand, these make it a thing and not its maker: "an apple", "my tesla". */
export const ARTICLES = words("a an my your his her their our some this that every");

/** After a brand, these do the same. */
export const THING_AFTER = words(`
  pie pies juice tree trees cider sauce watch phone card cards application rainforest river forest prime it
  account driver ride show movie series video videos coffee shoes marketplace maps translate docs`);

/** A message about its writer, with no market word in it, is about the thing: "I ordered it on Amazon". */
export const FIRST_PERSON = words("i im ive id my me we our");

/** Dictionary words one letter away from a name in the catalogue. */
export const NOT_TYPOS = words(`
  abbot abbots adore alphabetic altos amen ample applet apply athena atria autos bash being billy blocking boding boing
  boning bonking booing boring bowing boxing brash chili coracle cripple crones croons dapple decked decree decreed decried
  deer dilly disco earn either etcher exon filly garner garter geddit goggle googled googly hilly hoeing inter interest
  kale kappa learn lily lintel lobes lodes loges lolly looping lopes loses loves lowed lower lowers lowest maces macron macs
  manic marvel marvels mastic mercy micro micros mobile modern moderns multiverse nipple omicron other owes papal partner
  pepsin proctor rancor reedit rippled ripply sale scale schwa schwas shale shiva silly skate stale stein step steps stern
  synthetic tessa tipple tither toeing whitebait willy yarn year years`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
