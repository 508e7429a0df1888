/** Words of a market question, by the part they play around the name of an asset. */

/** Said right before an asset: "buy Tesla", "price of Bitcoin", "thoughts on NVDA". */
export const BEFORE_ASSET = words(`
  analyze analyse analyzing analysing analysis review research evaluate assess check buy buying bought sell selling sold hold
  holding hodl hodling short shorting long longing own owning trade trading dump dumping accumulate accumulating ape aping
  into invest investing stack stacking stake staking dca watch
  kaufe kaufen verkaufe verkaufen compro comprar vendo vender acheter achete vendre vends`);

/** The same in two words; the second stands right before the asset. */
export const PAIRS_BEFORE_ASSET = new Set(
  `m in|am in|im in|been in|price of|value of|chart of|chart for|chart on|rsi of|rsi for|rsi on|macd of|macd for|macd on|ta on|ta for|levels for|
  levels on|support for|resistance for|thoughts on|thought on|opinion on|opinions on|opinion of|opinion about|take on|
  view on|views on|read on|what about|how about|think of|think about|feel about|feeling about|bullish on|bearish on|
  mood on|mood around|sentiment on|sentiment for|sentiment around|sentiment about|sentiment of|vibe on|news on|news about|
  news for|hype around|invest in|investing in|outlook for|outlook on|forecast for|forecast of|prediction for|
  predictions for|predict for|target for|fundamentals of|fundamentals for|fundamentals on|earnings of|earnings for|
  earnings from|earnings on|revenue of|valuation of|analysis of|analysis on|analysis for|bag of|bags of|shares of|
  share of|calls on|puts on|position in|happening with|going with|up with|wrong with|deal with|update on|dd on|info on|
  data on|out of|look at|bet on|ratio of|ratio for|supply of|cap of|volatility of|entry for|entry on|
  stop on|stop for|loss on|loss for|profit on|profits on|plan for|setup for|sl for|tp for|month into|month in|week into|week in|day into|day in|
  exposure to|know about|tell about|numbers for|report on|recommendation for|recommendation on|rating on|rating for|
  tempted by|interested in|keen on|sold on|hablame de|cuentame de|analisis de|precio de|parle de|prix de|cours de|
  analyse de|preco de|fale de|fale sobre|analise de|sobre a|uberblick zu|analyse von|kurs von|preis von|was ist mit|
  wie steht|como va|du von|ihr von|opinas de|piensas de|penses de|pensez de|acha de|acha da|acha do`
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
/** The same in languages without blanks, where they begin what follows, and in the others. */
export const STOCK_NOUNS_ABROAD =
  /^[の的]?(?:株|주식|주가|股票|股价|股價|aktien?$|accion(?:es)?$|actions?$|acao$|acoes$|акци[яийю]|hisse)/u;
export const CRYPTO_NOUNS_ABROAD =
  /^(?:コイン|코인|币|幣|토큰|トークン|代币|monedas?$|moedas?$|монет[аыу]|токен|коин)/u;
export const FUND_NOUNS = words("etf etfs fund funds");
/** One of these names the kind from some words away: "HOME (DeFi app) token". */
export const KIND_NOUNS = words(
  "coin coins token tokens crypto blockchain stock stocks share shares etf etfs",
);
/** Right behind a plain word they make it an asset: "velo protocol", "circle stock"; "growth stocks" are many. */
export const ONE_OF_KIND = words(
  "coin token protocol blockchain stock etf aktie action accion acao hisse hissesi",
);
/** Between "acciones" and the name of their company. */
export const OF_A_NAME = words("de del da do du d von der");
/** Said right after an asset of either kind. */
export const AFTER_ASSET = words(`
  price prices chart charts rsi macd analysis forecast prediction outlook sentiment fundamentals technicals valuation
  position holdings holders`);

/** What only an asset has of its own. */
export const OWNED = words(`
  price chart ath ipo high highs low lows dividend dividends payout earnings revenue guidance debt buyback valuation shares stock peers
  rivals sector`);

/** Said before what it was called: "SKY (ex Maker)", "Sonic, formerly Fantom". */
export const FORMERLY = words("ex old former formerly previously aka");
/** Behind another name they say what kind of thing it is: "Stacks, the bitcoin layer", "NVDA, the apple of AI". */
export const SORTS = words("layer chain blockchain network protocol token ecosystem killer fork of");

/** Said of an asset in other languages than English: "Target cayó", "otis trop cher". */
export const SAID_ABROAD = words(`
  cae cayo cai caiu sube subio sobe subiu baja bajo cotiza monte baisse chute grimpe cote trop fallt steigt notiert stieg fiel
  dustu yukseldi`);

/** After these, an asset's place is over: "buy near" is a purchase of NEAR, "buy near the low" is not. */
export const ENDS_PLACE = words(`
  now today tomorrow tonight since rn here or and vs versus at before after for this next yet still again pls please if because
  bro fam guys lol is anymore while until on in with over instead right soon during too either compared against than which going
  good bad better worse safer riskier cheaper daily weekly same gonna doing looking will should can go lately long short ser anon sir`);

/** Behind the last of some names: "eth sol sui which". */
export const ASKS_WHICH = words("which whats what who best worst compare compared");

export const JOINS = words(
  "and or vs versus v to than against with over plus compared y und et oder o ou contra contre ile",
);

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
  range ranges expect close closed closing odds chance
  news mood thoughts opinion feel feeling vibe vibes stake staking wallet exchange ipo split buyback tanking ripping
  mooned think believe bet like dropping falling rising lose losing lost rose fell rises falls drops gains climbs
  jumps rallies tanks goes outperforms reaches hits paga bought sold shorted avg pays volatile risk risky safe bucks
  dollars usd invested doing performing performance recommend recommendation`);

/** Tickers that stay tickers in lower case before "stock" and "shares", though otherwise they are plain words. */
export const LOWER_CASE_BEFORE_STOCK = words("coin cost dis gm ms net path shop spot");

/** Plain words that nobody writes in upper case for emphasis. */
export const UPPER_CASE_IS_ENOUGH = words("coin dis shop");

/** Words that stand where an asset may stand and name none. */
export const NOT_NAMES = words(`
  a about above ai all alt altcoin altcoins alts am amount an and another any anybody anyone anything app apps are area
  article around as asap asset assets ath atl average away back bad bag bags bank banks be bear bears because been bet bets
  better big bit block blocks bond bonds bonus bot bots bottom bottoms bounce breakout broker bro bull bulls bunch business but
  buying by call calls candle candles car cards cars case cash cbdc ceo cfd chain chance change chart charts cheap class click
  close closing coin coins commodities commodity companies company contract contracts copy correction cost could country cpi
  crash crypto cryptos cryptocurrencies cryptocurrency currencies currency current cycle daily data day days dca dd deal debt
  decision defi demand deep derivatives diff difference dip dips discount div dividend dividends dollar dollars don done
  double down downside drop dump dyor each early earnings economy either else emotions energy entry equities equity etf etfs
  euro euros even every everybody everyone everything exchange exchanges exit fed fees few fiat finance first five fomc fomo food for
  forecast forever forex four free friend friends from fud full fund funds fundamentals future futures gains game gas gdp gem
  gems generation gift gl global go going good great growth guess guy guys half halving hands happy hard has have he hedge
  help her here hers high higher highs him his hold hour house houses how huge i idea ideas if in income index indicator
  indicators inflation info information insurance interest into investing investment investments investor investors ipo is it
  its job just keep kind know l1 l2 large last later layer leaps learn left less level levels leverage life like limit line
  liquidity list live loan long longs loss losses lot lots low lower lows macd major many margin market markets maybe me
  meme memecoin memecoins memes metals method million mine money month months moon more mortgage most move much musk my near
  need never new news next nft nfts nice no nobody none not nothing now number numbers of off oil ok old on one ones online only
  open option options or order orders other others our out over own owner pair paper paying penny people per phone plan point
  portfolio position positions possible potential premium pretty price prices pro product profit profits project projects
  property pump put puts q1 q2 q3 q4 quantum quarter question quick range rate rates ratio real reason red resistance rest
  results right risk risks rn rocket rsi rumor rumors rumour safe same saving savings scam scams sec sector security sell
  selling sentiment set setup share shares shit shitcoin shitcoins short shorts should side signal signals silly since single
  site small so software some somebody someone something soon source spot spread stable stablecoin stablecoins stake staking
  stay still stock stocks stop strategy strong stuff supply support sure swap swing ta take target tax taxes team tech
  technical technicals than thanks that the their them then there these they thing things think this those thread three
  through thx tickers time times tip tips to today together token tokens tomorrow too top tops trade trader traders trades
  trading trend trends true two under until up update us usa usd usdt use user value vibe vibes view volatility
  volume wait wall wallet wallets war way weak wealth week weeks weekly what whatever when where whether which who whole whose
  why will win with work world worth would wrong x xd year years yes yet yield yolo you your yours zero gonna gotta wanna
  aren won im ive dont lol ffs rip ser sir fam anon pls plz please really actually currently basically literally
  meeting date idk imo tbh iirc lmao nah yeah yep fine eur gbp jpy ema sma obv atr adx eps pe ev ebitda fcf roi roe apy apr
  tvl kyc aml dao dex cex nyse nasdaq usps irs uk eu apes degens normies whales institutions retail blackjack tf
  wsb tldr ngl smh af wtf omg btw fyi asap usually heavily monthly hodlers maxis bagholders bearish bullish bullrun
  sentiment mood feeling feelings breakfast lunch dinner weather music movie movies poem joke story song recipe`);

/** Before a brand, these make it a thing and not its maker: "an apple", "my tesla". */
export const ARTICLES = words("a an my your his her their our some this that every");

/** "Minha meta" is a goal, and no company. */
export const MINE = words("minha meu nossa mi mis nuestra meine mein unsere ma mon mes notre");

/** After a brand, these do the same. */
export const THING_AFTER = words(`
  pie pies juice tree trees cider sauce watch phone card cards application rainforest river forest prime it
  account driver ride show movie series video videos coffee shoes marketplace maps translate docs`);

/** A message about its writer, with no market word in it, is about the thing: "I ordered it on Amazon". */
export const FIRST_PERSON = words("i im ive id my me we our");
/** "Give me a range for Apple" asks us; "not tesla, i meant apple" names it. */
export const ASKED_BEFORE_ME = words("give tell show explain teach remind");
/** "Should I bail on tesla" asks for a judgement. */
export const ASKS_FIRST = words("should would do does is are am worth convince talk thoughts");
export const MEANT = words("meant mean");

/** Dictionary words one letter away from a name in the catalogue. */
export const NOT_TYPOS = words(`
  enfin risco riesgo risque matin loews
  visita visitas coloco coloca coloque coloquei colocar
  merci bitcoinhash suis medie medien media tesis cosmo notes notas pagar lisa alter altern aktien aktie apples sobra sobre teste testa
  teslim amazona nivel niveles indice meter metas nikel meses mesmo curva curve litre stella banco bande visite visas
  oracles abbot abbots adore alphabetic altos amen ample applet apply athena atria autos bash being billy blocking boding boing
  boning bonking booing boring bowing boxing brash celesta celestial chili coracle cripple crones croons dapple decked decree decreed decried
  deer dilly disco earn either etcher exon filly garner garter geddit goggle googled googly hilly hoeing inter interest invective
  kale kappa learn lily lintel lobes lodes loges lolly looping lopes loses loves lowed lower lowers lowest lows maces macron macs
  manic marvel marvels mastic mercy micro micros mobile modern moderns multiverse nipple omicron other owes papal partner
  peps pepsin proctor rancor reedit rippled ripply sale scale schwa schwas shale shiva silly skate stale stein step steps stern
  synthetic tessa tipple tither toeing whitebait willy yarn year years`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
