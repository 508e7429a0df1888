import { cue } from "./cue.ts";

/** All of them together. */
export const WHOLE_MARKET = cue(`
  everything|everythings|every coin|every stock|the market|the markets|market|markets|crypto|cryptos|crypto market|stock market|whole market|entire market|all coins|all stocks|all of crypto|alts|altcoins|the coins|the stocks|tech stocks|stocks|coins
  alles|der markt|markt|markte|kryptomarkt|krypto|kryptos|borse|aktienmarkt|aktien
  todo|el mercado|mercado|mercados|las criptos|cripto|criptos|la bolsa|bolsa
  tout|le marche|marche|marches|les cryptos|la bourse|bourse
  tudo|o mercado|as criptos|a bolsa
  все|всё|рынок|рынк*|крипт*|биржа|акции
  her sey|hersey|piyasa*|kripto*|borsa*
  市场|币圈|股市|大盘|所有币|全都|都在|加密货币|币都
  市場|相場|仮想通貨|暗号資産|株式市場|全部|全体|株
  시장|코인판|증시|다들|전부|다 왜|모두|코인|주식`);

/** What is going on. */
export const GOING_ON = cue(`
  going on|happening|happened|whats up with|what is up with|whats wrong with|what is wrong with|whats with|wtf|what the hell
  was ist los|was ist da los|was ist heute|was passiert|was ist passiert|los mit
  que pasa|que esta pasando|que paso|que ha pasado|que le pasa
  que se passe|qu est ce qui se passe|que s est il passe|qu arrive
  o que esta acontecendo|o que ta acontecendo|o que houve|o que aconteceu|que esta acontecendo
  что происходит|что случилось|что творится|что с
  ne oluyor|ne oldu|neler oluyor
  怎么了|怎么回事|发生了什么|什么情况
  何が起き|どうした|何があった|どうなって
  무슨 일|어떻게 된|왜 이래|왜 이러`);

/** The one that will do best. */
export const WILL_LEAD = cue(`
  best|top|most|winner|winners|outperform*|strongest|better|will rise most|which|what should i buy|what to buy
  beste*|am meisten|welche*|besser
  mejor|mejores|cual|que moneda|que accion
  meilleur*|quelle|quel|mieux
  melhor|melhores|qual
  лучш*|какая|какие|какой|больше всего
  en iyi|hangi|en cok
  最好|哪个|哪只|最值得|最强
  一番|どれ|どの|最も|最高
  가장|제일|어떤|최고|뭐가`);

/** Markets by name, beside the words for what is traded on them. */
export const COIN_MARKET = cue("kryptomarkt|krypto|altcoins|alts|币圈|코인판|加密");
export const STOCK_MARKET = cue(
  "stock market|wall street|borse|aktienmarkt|bolsa|la bolsa|a bolsa|bourse|la bourse|биржа|фондовый|borsa*|股市|大盘|株式市場|증시",
);
