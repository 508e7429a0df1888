/** The same amount bought again and again; and what sounds like it. */
export const REGULAR = `
# dca
ETH | amount=100,every=month,from=2024-01-01 | 100 a month into ETH since January
BTC | amount=50,every=week,from=2023-01-01 | if I had bought 50 dollars of BTC every week since 2023, what would I have?
TSLA | amount=200,every=month,from=2024-01-01 | what if I put $200 into tesla every month since January 2024
BTC | amount=100,every=month,from=2022-12-31 | I DCA'd 100 dollars monthly into bitcoin for the last 2 years, what is it worth
SOL | amount=100,every=month,from=2023-03-01,to=2024-03-31 | dca 100 usd per month in SOL from march 2023 to march 2024
BTC | amount=100,every=month,days=1826 | If I buy 100 dollars of BTC every month for the next 5 years how much will I have?
BTC,ETH | amount=100,every=week,from=2024-01-01 | 100 a week in BTC and ETH since 2024
BTC | amount=100,every=month,from=2024-01-01 | 100 a month into ETH since January >> and BTC?
BTC | amount=100,every=month,days=365 | should I put 100 a month into BTC?
ETH | amount=100,every=month,from=2024-01-01 | 100 Dollar im Monat in Ethereum seit Januar
BTC | amount=50,every=week,from=2023-01-01 | Wenn ich seit 2023 jede Woche 50 Dollar Bitcoin gekauft hätte?
ETH | amount=100,every=month,from=2024-01-01 | 100 dólares al mes en ETH desde enero
BTC | amount=50,every=week,from=2023-01-01 | Si hubiera comprado 50 dólares de bitcoin cada semana desde 2023
ETH | amount=100,every=month,from=2024-01-01 | 100 dollars par mois dans Ethereum depuis janvier
BTC | amount=50,every=week,from=2023-01-01 | si j'avais acheté 50 dollars de bitcoin chaque semaine depuis 2023
ETH | amount=100,every=month,from=2024-01-01 | 100 dólares por mês em ETH desde janeiro
BTC | amount=50,every=week,from=2023-01-01 | se eu tivesse comprado 50 dólares de bitcoin toda semana desde 2023
ETH | amount=100,every=month,from=2024-01-01 | по 100 долларов в месяц в эфир с января
BTC | amount=50,every=week,from=2023-01-01 | если бы я покупал биткоин на 50 долларов каждую неделю с 2023 года
ETH | amount=100,every=month,from=2024-01-01 | Ocak ayından beri ayda 100 dolar Ethereum alsaydım
BTC | amount=50,every=week,from=2023-01-01 | 2023'ten beri her hafta 50 dolarlık bitcoin alsaydım ne olurdu
ETH | amount=100,every=month,from=2024-01-01 | 从一月起每月定投100美元以太坊
BTC | amount=50,every=week,from=2023-01-01 | 如果从2023年开始每周买50美元比特币,现在值多少
ETH | amount=100,every=month,from=2024-01-01 | 1月から毎月100ドルずつイーサリアムを買っていたら
BTC | amount=50,every=week,from=2023-01-01 | 2023年から毎週50ドルのビットコインを積立していたら今いくら?
ETH | amount=100,every=month,from=2024-01-01 | 1월부터 매달 100달러씩 이더리움을 샀다면
BTC | amount=50,every=week,from=2023-01-01 | 2023년부터 매주 50달러씩 비트코인을 샀다면 지금 얼마?
AAPL | amount=10,every=day,from=2024-01-01 | 10 dollars of apple every day since 2024
SOL | amount=25,every=week,from=2024-06-01 | stacked 25 usd of sol weekly since june, how am i doing
# definition
 | of=dollar_cost_averaging | what is dca
# opinion
ETH | | should I dca into ETH?
# not_held
BTC | topic=currency | 50€ every week into btc since june
# position
ETH | usd=1000 | 1000 dollars in ETH since January
# figure
TSLA | | daily volume of Tesla
# not_held
AAPL | topic=dividend | how much dividend does Apple pay every quarter?
`;
