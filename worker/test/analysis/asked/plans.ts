/** Stops, targets, plans and sizes; and messages with the same words that ask for something else. */
export const PLANS = `
# plan
BTC | of=stop | stop loss for BTC
TSLA | of=stop | Where should I put my stop on Tesla?
ETH | of=stop,entry=3000 | bought ETH at 3000, where would a stop loss make sense?
SOL | of=stop,stop=150,entry=180,units=10 | I bought 10 SOL at 180. >> what if I set a stop at 150?
NVDA | of=stop | where do i set sl for nvda
AAPL | of=target | take profit levels for Apple?
BTC | of=target | where should I take profit on bitcoin
TSLA | of=target | profit targets for TSLA pls
ETH | of=plan | Give me an entry and exit plan for ETH
SOL | of=plan | risk to reward on SOL right now?
NVDA | of=plan | NVDA trade setup with stop and target
BTC | of=plan | whats the risk reward for a btc long
TSLA | of=size,risk=200 | How much Tesla should I buy if I can lose 200 dollars?
ETH | of=size,risk=500,stop=2800 | how much ETH can I buy with a stop at 2800 if I only want to risk $500
BTC | of=size,risk=100 | what position size in BTC if my max loss is $100?
BTC | of=stop,days=7 | stop loss for bitcoin for the next 7 days
TSLA | of=stop | Wo sollte ich bei Tesla den Stop setzen?
BTC | of=stop | Stop-Loss für Bitcoin?
ETH | of=plan | Chance-Risiko-Verhältnis bei Ethereum?
SOL | of=size,risk=200 | Wie viel Solana kann ich kaufen, wenn ich höchstens 200 Dollar verlieren will?
BTC | of=stop | ¿Dónde pongo el stop loss en Bitcoin?
TSLA | of=target | ¿Dónde tomar ganancias en Tesla?
ETH | of=stop | Où placer mon stop sur Ethereum ?
NVDA | of=plan | Plan d'entrée et sortie pour Nvidia
BTC | of=stop | onde colocar o stop no bitcoin?
SOL | of=plan | entrada e saída para Solana
BTC | of=stop | куда поставить стоп-лосс по биткоину?
ETH | of=target | где фиксировать прибыль по эфиру
TSLA | of=stop | Tesla için zarar kes seviyesi nerede olmalı?
BTC | of=plan | bitcoin giriş ve çıkış seviyeleri
BTC | of=stop | 比特币止损位设在哪里
ETH | of=target | 以太坊止盈点在哪
TSLA | of=plan | 特斯拉的买卖点和盈亏比
BTC | of=stop | ビットコインの損切りラインはどこ?
ETH | of=target | イーサリアムはどこで利確すべき?
BTC | of=stop | 비트코인 손절가 어디로 잡아야 해?
SOL | of=target | 솔라나 익절가 알려줘
# definition
 | of=stop_loss | what is a stop loss
# not_held
TSLA | topic=analyst_target | Tesla price target
# opinion
BTC | about=call | should I take profits on BTC now?
ETH | about=call | 이더리움 손절할까?
# advice_limits
BTC | topic=savings | where should I put a stop if I put all my savings into BTC?
# technical
SOL | | Solana support and resistance
`;
