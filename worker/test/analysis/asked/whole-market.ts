/** What all of them do, and what will do best; and what is asked of one. */
export const WHOLE_MARKET = `
# market
 | about=moves,direction=down | why is everything dumping
 | about=moves,group=crypto | what's going on with crypto today
 | about=moves,direction=down,group=crypto | why is crypto down today?
 | about=moves,direction=down | why is the market crashing
 | about=moves,direction=up,group=stock | why are stocks up today
 | about=moves,direction=down,group=crypto | why are all coins red
 | about=moves | wtf is happening in the market
 | about=moves,direction=down,from=2024-12-24 | why did the market fall over the last week
 | about=outlook,group=crypto | best coins for the next three months
 | about=outlook | best for the next three months?
 | about=outlook,group=stock | which stock will do best next month
 | about=moves,direction=down | Warum fällt heute alles?
 | about=moves,group=crypto | Was ist los am Kryptomarkt?
 | about=moves,direction=down | ¿Por qué cae todo hoy?
 | about=moves,group=crypto | ¿Qué pasa con las criptos hoy?
 | about=moves,direction=down | Pourquoi tout baisse aujourd'hui ?
 | about=moves | Que se passe-t-il sur le marché ?
 | about=moves,direction=down | por que tudo está caindo?
 | about=moves | o que está acontecendo com o mercado?
 | about=moves,direction=down | почему всё падает
 | about=moves,group=crypto | что происходит с криптой
 | about=moves,direction=down | neden her şey düşüyor
 | about=moves | piyasada ne oluyor
 | about=moves,direction=down | 为什么币圈都在跌
 | about=moves | 今天市场怎么了
 | about=moves,direction=down | なんで相場が下がってるの?
 | about=moves,group=crypto | 仮想通貨に何が起きてる?
 | about=moves,direction=down | 왜 다들 떨어져?
 | about=moves | 시장에 무슨 일 있어?
# why_moved
BTC | | why is bitcoin dumping
# overview
TSLA | | what's going on with Tesla today
# ranking
 | group=crypto | top gainers in crypto today
`;
