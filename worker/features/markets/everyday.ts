/** Tickers that are also everyday words or abbreviations, but seldom met where a market question names an asset. */
export const EVERYDAY_TICKERS = words(`
  ABT AMP APE APT ARB ARM ASTER ATOM BA BAT BB BLUR BX CAKE CAT CELO COF COP DAL DASH DOT EA ENS FET FIL FLR GALA GE GILD GRASS
  GS HD HOOD HPQ HYPE ICE IOTA JD KO LEO LINK LULU LUV MAGIC MANA MASK MINA MTD MU NEAR NEO NEM NOC ONT PEP PG PINS PLUG POL PUMP
  REKT RENDER RIOT ROSE RUNE SAND SAP SEI SKY SNAP SNOW THETA TM TON TRUMP UMA UNI UPS VALE VET VZ WAVES WIF WOO ZM`);

/** Tickers met as plain words in every other sentence: only `$`, or upper case in the place of an asset, names them. */
export const PLAIN_WORD_TICKERS = words(`
  A AI ALL APP AR ARE ATH BE C COIN COMP COST DE DIS DOW ETC F FI FLOW FOR GM GMT GT HOT IP IT LOW M MA MO MS NET NOT NOW O OMG ON
  ONE OP OPEN PATH PI PM RUN SC SHOP SO SPOT T TEAM USB V W XYZ`);

/** Brands and names that are also things of daily life: an asset wherever the message is about markets. */
export const EVERYDAY_NAMES = words(`
  adobe airbnb alphabet amazon apple coke disney ebay facebook ford google meta netflix nike oracle ripple
  roblox shiba snapchat spotify starbucks sushi tesla tether toyota tron uber visa walmart pepe snowflake`);

/** Names that are plain words even in market talk ("price target"): only in the place of an asset. */
export const PLAIN_WORD_NAMES = words(`
  affirm amp arm aster avalanche block blur booking carnival caterpillar chase chewy civic compound cosmos curve
  dow fantom flare flow gala gate golem grass graph harmony holo icon immutable jupiter lucid lumens magic maker
  manta mantle memecoin mina nem oasis occidental ontology optimism polygon pool quant reddit render sandbox sap sky snap southern square
  stacks stellar target theta treasure unity upstart waves yearn zoom`);

/** Everyday tickers and names that are words of other languages too, or too short to be clear. */
export const WORDS_ABROAD = words(`
  algo amp ape arm ba bat bb bx cat cof dal dash ea ens fil gala ge gs hd ice jd ko leo magic mana mask mina mu neo ont op pep pg pins plug pump rose
  sand sei snap tia tm ton uma uni ups vale vet vz wif zm
  civic compound cosmos gate general harmony magic maker mina oracle polygon pool render sandbox sky target treasure
  visa zoom arm icon curve meta ventas`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
