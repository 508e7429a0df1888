/** Several holdings at once, a split of them, and what sounds like it. */
export const HOLDINGS = `
# portfolio
BTC,ETH,TSLA | units=0.5+10+20 | I have 0.5 BTC, 10 ETH and 20 TSLA
BTC,SOL,NVDA | units=2+30+15 | my portfolio: 2 BTC, 30 SOL, 15 NVDA shares
BTC,ETH,SOL | units=0.5+3+100 | 0.5 btc + 3 eth + 100 sol, what's my total?
BTC,ETH | units=2+10,entry=60000+3000 | I hold 2 BTC bought at 60000 and 10 ETH bought at 3000
AAPL,MSFT,NVDA | units=5+10+3 | i've got 5 AAPL, 10 MSFT and 3 NVDA how did my portfolio do today?
BTC,ETH | units=1+20,split=50,50 | I own 1 BTC and 20 ETH. How should I get to 50/50?
BTC,ETH,TSLA | units=0.5+10+20,split=50,30,20 | I have 0.5 BTC, 10 ETH and 20 TSLA and want a 50/30/20 split
BTC,ETH | split=60,40 | rebalance 1 BTC and 10 ETH to 60/40
BTC,ETH | units=1+20 | what share of my portfolio is BTC if I have 1 BTC and 20 ETH
BTC,ETH | units=$5000+$3000 | I have $5000 in BTC and $3000 in ETH
BTC,ETH,TSLA | split=50,30,20 | split 50/30/20: 1 BTC, 10 ETH, 20 TSLA
BTC,ETH | units=2+3 | How much is 2 BTC and 3 ETH?
BTC,ETH | split=60,40 | I have 1 BTC and 20 ETH >> how should I get to 60/40?
BTC,ETH | units=1+20 | I have 1 BTC and 20 ETH >> what's my total?
AAPL,TSLA | units=10+5,entered=2024-01-01 | bought 10 AAPL and 5 TSLA in january 2024, how is my portfolio doing?
ETH,BTC | units=10+3,entry=2000+30000 | 10 ETH at 2000 and 3 BTC at 30k, am I up in total?
BTC,ETH,USDT | units=1+20+500 | I have 1 BTC, 20 ETH and 500 USDT
BTC,ETH | split=50,50 | equal weight 1 BTC and 20 ETH
BTC,ETH,TSLA | units=0.5+10+20 | ich habe 0,5 BTC, 10 ETH und 20 Tesla-Aktien
AAPL,NVDA,TSLA | units=10+5+2 | Mein Depot: 10 Apple, 5 Nvidia, 2 Tesla
BTC,ETH,TSLA | units=0.5+10+20 | tengo 0,5 BTC, 10 ETH y 20 acciones de Tesla
BTC,SOL | split=60,40 | mi cartera: 1 BTC y 20 SOL, quiero 60/40
BTC,ETH,TSLA | units=0.5+10+20 | j'ai 0,5 BTC, 10 ETH et 20 actions Tesla
ETH,SOL | units=2+50 | mon portefeuille : 2 ETH et 50 SOL
BTC,ETH,TSLA | units=0.5+10+20 | tenho 0,5 BTC, 10 ETH e 20 ações da Tesla
BTC,SOL | units=1+10 | minha carteira: 1 BTC, 10 SOL
BTC,ETH,TSLA | units=0.5+10+20 | у меня 0,5 BTC, 10 ETH и 20 акций Tesla
ETH,SOL | units=2+50 | мой портфель: 2 ETH и 50 SOL, сколько стоит
BTC,ETH,TSLA | units=0.5+10+20 | 0,5 BTC, 10 ETH ve 20 Tesla hissem var
ETH,SOL | units=2+50 | portföyüm: 2 ETH, 50 SOL
BTC,ETH,TSLA | units=0.5+10+20 | 我有0.5个比特币,10个以太坊和20股特斯拉
ETH,SOL | units=2+50 | 我的投资组合:2个以太坊和50个SOL
BTC,ETH,TSLA | units=0.5+10+20 | 0.5BTCと10ETHとテスラ20株を持っています
ETH,SOL | units=2+50 | 私のポートフォリオ:2ETHと50SOL
BTC,ETH,TSLA | units=0.5+10+20 | 비트코인 0.5개, 이더리움 10개, 테슬라 20주 있어
ETH,SOL | units=2+50 | 내 포트폴리오: 2 ETH, 50 SOL
# convert
ETH | into=BTC,units=2 | 2 ETH in BTC
BTC | units=0.5 | I have 0.5 BTC
# compare
BTC,ETH | | should I sell my 2 BTC or my 10 ETH?
# position
BTC | entry=50000,units=2,lots=2 | I bought 1 BTC at 40000 and another at 60000. Am I up?
# advice_limits
 | topic=personal | build me a portfolio
`;
