/** As in `english.ts`, in nine other languages at once, written when the rules stood on those files. */
export const ABROAD = `
# opinion
TSLA | | Würdest du Tesla im Moment anfassen?
SOL | | Ist es zu spät, bei Solana einzusteigen?
AAPL | | Apple-Aktien behalten oder abstoßen?
ETH | | ¿Me meto en Ethereum o espero?
NVDA | | ¿Sigue siendo buena compra Nvidia?
BTC | | Faut-il encore garder ses bitcoins ?
MSFT | | Microsoft, bonne affaire ou pas ?
XRP | | Ainda dá tempo de entrar em XRP?
GOOGL | | Google ainda é um bom investimento?
BTC | | Брать ли сейчас биткоин?
TSLA | | Теслу продавать или держать?
ETH | | Ethereum şimdi alınır mı satılır mı?
NVDA | | 英伟达还能买吗
SOL | | 现在该卖掉索拉纳吗
BTC | | ビットコインは今から買っても遅くない?
TSLA | | テスラは売った方がいい?
ETH | | 이더리움 지금 들어가도 돼?
AAPL | | 애플 계속 들고 있어도 될까
# figure
BTC | | was ist ein bitcoin gerade wert
NVDA | | Börsenwert von Nvidia?
ETH | | ¿En cuánto cotiza Ethereum?
TSLA | | capitalización bursátil de Tesla
SOL | | À combien se négocie Solana ?
XRP | | combien de XRP en circulation
BTC | | quanto tá o bitcoin agora
AAPL | | Qual a cotação da Apple?
ETH | | почём сейчас эфир
MSFT | | капитализация майкрософта
BTC | | bitcoin kaç para oldu
SOL | | 索拉纳现价
AAPL | | 苹果的52周最高价
XRP | | リップルは今いくらですか
TSLA | | テスラの時価総額は?
SOL | | 솔라나 현재 시세
NVDA | | 엔비디아 52주 최고가
# price_at
BTC | from=2024-11-30 | Wo stand Bitcoin Ende November?
ETH | from=2024-12-21 | Ethereum vor zehn Tagen
TSLA | from=2024-07-04 | ¿Qué precio tenía Tesla el 4 de julio?
AAPL | from=2024-12-10 | Apple il y a trois semaines, c'était combien ?
NVDA | from=2024-06-18 | Nvidia le 18/06/2024
SOL | from=2024-10-31 | Quanto valia a Solana no dia 31 de outubro?
BTC | from=2024-03-14 | По какой цене был биткоин 14 марта?
XRP | from=2024-12-24 | XRP bir hafta önce kaç dolardı?
BTC | from=2024-08-05 | 8月5日比特币多少钱
TSLA | from=2024-12-24 | 特斯拉一周前的价格
ETH | from=2024-03-01 | 3月1日のイーサリアムはいくらだった?
AAPL | from=2024-12-30 | 애플 어제 얼마였어?
# change_between
NVDA | from=2024-01-01 | Wie stark ist Nvidia heuer gestiegen? seit Jahresbeginn
BTC | from=2024-12-24 | ¿Cuánto se ha movido Bitcoin en la última semana?
AAPL | from=2024-07-01 | Apple depuis juillet
ETH | from=2024-11-01,to=2024-11-30 | Quanto o Ethereum rendeu mês passado?
SOL | from=2024-12-01 | Сколько процентов потеряла Солана в декабре?
TSLA | from=2024-01-01 | Tesla yılbaşından beri yüzde kaç kazandırdı?
BTC | from=2024-11-01,to=2024-11-30 | 比特币11月涨了多少
XRP | from=2024-11-01 | 리플 11월 1일 이후 수익률
# position
BTC | entry=70000 | Bin bei 70.000 in Bitcoin rein, wie siehts aus?
TSLA | entry=300,units=5 | Tengo 5 acciones de Tesla compradas a 300, ¿gano o pierdo?
ETH | entry=2500 | Mon prix d'achat sur Ethereum est de 2500, je suis en gain ?
SOL | entry=100 | Peguei Solana a 100 dólares, tô no lucro?
AAPL | entry=180 | Взял Apple по 180, какая прибыль?
NVDA | entry=90 | Nvidia'yı 90'dan almıştım, kârım ne kadar?
BTC | entry=45000 | 我45000买的比特币赚了多少
XRP | entry=0.6 | XRPを0.6ドルで買ったけど今の利益は?
ETH | entry=3000 | 이더 3000달러에 샀는데 지금 얼마 손해야?
# forecast
SOL | level=300 | Schafft Solana noch die 300 Dollar?
BTC | | ¿Qué va a pasar con Bitcoin el próximo mes?
ETH | level=4000 | L'Ethereum peut-il repasser les 4000 dollars ?
TSLA | | Para onde vai a Tesla na próxima semana?
BTC | level=100000 | Биткоин вернётся к 100000?
NVDA | | Nvidia gelecek hafta ne olur?
ETH | | 以太坊下周会怎么走
BTC | level=100000 | ビットコインは10万ドルに戻る?
SOL | | 솔라나 다음 달 전망
# why_moved
TSLA | direction=down | Woran liegt es, dass Tesla so gefallen ist?
ETH | direction=down | ¿A qué se debe la caída de Ethereum?
SOL | direction=down | Qu'est-ce qui fait chuter Solana ?
BTC | direction=down | O que fez o Bitcoin cair?
XRP | direction=up | Из-за чего вырос XRP?
NVDA | direction=down | Nvidia niye bu kadar düştü?
BTC | direction=down | 比特币怎么跌了
TSLA | direction=up | テスラが上がった理由は?
ETH | direction=down | 이더리움 떨어진 이유가 뭐야
# compare
BTC,ETH | | Was ist besser, Bitcoin oder Ethereum?
AAPL,GOOGL | | ¿Apple o Google?
NVDA,AMD | | Nvidia face à AMD
TSLA,AAPL | | Tesla ou Apple, qual caiu mais este mês?
BTC,SOL | | Что безопаснее: биткоин или солана?
ETH,SOL | | Ethereum ile Solana arasında hangisi daha iyi?
BTC,ETH | | 比特币和以太坊哪个好
AAPL,MSFT | | アップルとマイクロソフトではどっちが割安?
BTC,XRP | | 비트코인이랑 리플 비교
# risk
BTC | | Wie hoch ist das Risiko bei Bitcoin?
SOL | | ¿Es peligroso invertir en Solana?
TSLA | | Quels sont les risques de Tesla ?
ETH | | Quanto risco tem o Ethereum?
XRP | | Какие риски у XRP?
NVDA | | Nvidia riskli mi?
SOL | | 索拉纳危险吗
BTC | | ビットコインのリスクは高い?
TSLA | | 테슬라 위험도
# ranking
 | want=most | Was ist heute am stärksten gestiegen?
 | want=least,group=stock | ¿Qué acciones han caído más hoy?
 | | Quelle est la meilleure crypto en ce moment ?
 | want=most | Quais ações subiram mais esta semana?
 | want=most,group=crypto | Какая крипта выросла больше всех?
 | | En çok kazandıran hisse hangisi?
 | want=most | 今天涨幅榜
 | want=most | 今日の値上がり率ランキング
 | want=least | 오늘 하락률 순위
# scenario
BTC | move=-15 | Und wenn Bitcoin nochmal 15 Prozent verliert?
TSLA | move=30 | ¿Y si Tesla gana un 30%?
SOL | move=-50 | Si Solana perd la moitié ?
ETH | move=25 | Se o Ethereum subir 25% fica em quanto?
AAPL | move=-10 | А если Apple упадёт на 10%?
XRP | move=-20 | XRP %20 düşerse kaç dolar olur?
BTC | move=10 | 比特币再涨10%是多少
NVDA | move=-5 | エヌビディアが5%下落したら?
ETH | move=50 | 이더리움 50% 오르면?
# not_held
 | topic=commodity | Goldpreis
 | topic=fund_or_index | ¿Cómo cerró el S&P 500?
AAPL | topic=dividend | Quel dividende verse Apple ?
 | topic=currency | cotação do dólar
 | topic=commodity | цена нефти
 | topic=fund_or_index | BIST 100 ne durumda?
 | topic=fund_or_index | 纳斯达克指数怎么样
MSFT | topic=dividend | マイクロソフトの配当利回りは?
 | topic=fund_or_index | 코스피 지수
`;
