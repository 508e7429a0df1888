/** As in `english.ts`, in Chinese. */
export const CHINESE = `
# overview
AMZN | | 分析一下亚马逊
DOGE | | 狗狗币怎么样?
TSLA | | 你怎么看特斯拉?
# opinion
AMZN | about=call | 我应该买亚马逊吗?
ETH | about=call | 以太坊现在可以买吗?
BTC | about=why | 比特币该买吗? >> 为什么?
AAPL | about=call | 苹果股票值得买吗?
# technical
BTC | | 比特币的技术面如何?
TSLA | claim=overbought | 特斯拉超买了吗?
NVDA | figures=rsi_14 | 英伟达的RSI是多少?
SOL | figures=support | 索拉纳的支撑位在哪里?
# sentiment
BTC | | 市场对比特币的情绪如何?
AAPL | about=news | 苹果有什么新闻?
 | about=mood | 恐惧贪婪指数是多少?
# fundamental
AAPL | figures=pe_ratio | 苹果的市盈率是多少?
MSFT | figures=revenue | 微软的营收是多少?
TSLA | claim=expensive | 特斯拉贵吗?
# compare
BTC,ETH | | 比特币还是以太坊?
AAPL,MSFT | | 比较苹果和微软
SOL,ADA | by=volatility_30d | 索拉纳和卡尔达诺哪个波动更大?
# figure
TSLA | figures=price | 特斯拉股价是多少?
BTC | figures=price | 比特币价格
ETH | figures=market_cap | 以太坊的市值
# price_at
BTC | from=2024-01-03 | 2024年1月3日比特币的价格是多少?
TSLA | from=2024-12-30 | 特斯拉昨天收盘价
ETH | from=2024-09-30 | 以太坊3个月前多少钱?
# change_between
BTC | from=2024-01-01 | 比特币今年涨了多少?
ETH | from=2024-11-01,to=2024-11-30 | 以太坊2024年11月的涨幅是多少?
TSLA | from=2024-12-24 | 特斯拉过去7天跌了多少?
# convert
BTC | units=0.5 | 0.5个比特币值多少美元?
ETH | usd=1000 | 1000美元可以买多少以太坊?
AAPL | units=10 | 10股苹果值多少钱?
# position
TSLA | entry=250 | 我在250买了特斯拉,现在赚了多少?
BTC | entry=60000 | 我的比特币成本是60000,亏了吗?
# scenario
BTC | move=-10 | 如果比特币跌10%会怎样?
TSLA | move=20 | 假如特斯拉上涨20%,价格是多少?
# forecast
BTC | | 比特币30天后会到多少?
ETH | level=5000 | 以太坊能涨到5000吗?
# risk
BTC | | 比特币风险大吗?
ETH | measure=drawdown | 以太坊2024年最大回撤
# why_moved
BTC | direction=down | 比特币今天为什么跌?
TSLA | direction=up | 特斯拉为什么涨了?
# ranking
 | want=most,group=crypto | 今天哪个币涨得最多?
 | want=least,group=stock | 本周哪只股票跌得最多?
# definition
 | of=pe_ratio | 什么是市盈率?
 | of=stablecoin | 稳定币是什么?
# about
 | topic=who | 你是谁?
 | topic=cost | 免费吗?
# not_held
 | topic=commodity | 黄金价格是多少?
AAPL | topic=dividend | 苹果分红吗?
# chitchat
 | tone=hello | 你好
 | tone=thanks | 谢谢!
# advice_limits
BTC | topic=savings | 我想把全部积蓄投入比特币
ETH | topic=leverage,leverage=10 | 我应该用10倍杠杆买以太坊吗?
`;
/** In Japanese. */
export const JAPANESE = `
# overview
AMZN | | アマゾンを分析して
DOGE | | ドージコインについてどう思う?
TSLA | | テスラの状況は?
# opinion
AMZN | about=call | アマゾンを買うべきですか?
ETH | about=call | イーサリアムは今買い時ですか?
BTC | about=why | ビットコインは買いですか? >> なぜ?
AAPL | about=call | アップル株は売るべき?
# technical
BTC | | ビットコインのテクニカル分析
TSLA | claim=overbought | テスラは買われすぎですか?
NVDA | figures=rsi_14 | エヌビディアのRSIは?
SOL | figures=support | ソラナのサポートラインはどこ?
# sentiment
BTC | | ビットコインの市場心理は?
AAPL | about=news | アップルのニュースは?
 | about=mood | 恐怖と強欲指数はいくつ?
# fundamental
AAPL | figures=pe_ratio | アップルのPERは?
MSFT | figures=revenue | マイクロソフトの売上高は?
TSLA | claim=expensive | テスラは割高ですか?
# compare
BTC,ETH | | ビットコインとイーサリアム、どちらがいい?
AAPL,MSFT | | アップルとマイクロソフトを比較して
SOL,ADA | by=volatility_30d | ソラナとカルダノ、どちらがボラティリティが高い?
# figure
TSLA | figures=price | テスラの株価は?
BTC | figures=price | ビットコインはいくら?
ETH | figures=market_cap | イーサリアムの時価総額
# price_at
BTC | from=2024-01-03 | 2024年1月3日のビットコインの価格は?
TSLA | from=2024-12-30 | 昨日のテスラの終値
ETH | from=2023-12-31 | 1年前のイーサリアムの価格
# change_between
BTC | from=2024-01-01 | ビットコインは今年どれくらい上がった?
ETH | from=2024-11-01,to=2024-11-30 | 2024年11月のイーサリアムの騰落率
TSLA | from=2024-12-24 | テスラは過去7日間でどれくらい下がった?
# convert
BTC | units=0.5 | 0.5ビットコインは何ドル?
ETH | usd=1000 | 1000ドルでイーサリアムはいくつ買える?
# position
TSLA | entry=250 | テスラを250ドルで買いました。利益はいくら?
BTC | entry=60000 | ビットコインを60000で買った、損益は?
# scenario
BTC | move=-10 | もしビットコインが10%下がったら?
TSLA | move=20 | テスラが20%上昇したらいくら?
# forecast
BTC | | ビットコインは30日後いくらになる?
ETH | level=5000 | イーサリアムは5000ドルに届きますか?
# risk
BTC | | ビットコインはどれくらい危険?
ETH | measure=drawdown | イーサリアムの2024年の最大ドローダウン
# why_moved
BTC | direction=down | ビットコインはなぜ今日下がった?
TSLA | direction=up | テスラはなぜ上がったの?
# ranking
 | want=most,group=crypto | 今日一番上がったコインは?
 | want=least,group=stock | 今週一番下がった株は?
# definition
 | of=rsi_14 | RSIとは?
 | of=stablecoin | ステーブルコインとは何ですか?
# about
 | topic=who | あなたは誰ですか?
 | topic=cost | 無料ですか?
# not_held
 | topic=commodity | 金価格はいくら?
AAPL | topic=dividend | アップルの配当は?
# chitchat
 | tone=hello | こんにちは
 | tone=thanks | ありがとう
# advice_limits
BTC | topic=savings | 全財産をビットコインに入れたい
ETH | topic=leverage,leverage=10 | 10倍レバレッジでイーサリアムを買うべきですか?
`;
/** In Korean. */
export const KOREAN = `
# overview
AMZN | | 아마존 분석해줘
DOGE | | 도지코인 어때?
TSLA | | 테슬라에 대해 어떻게 생각해?
# opinion
AMZN | about=call | 아마존을 사야 할까요?
ETH | about=call | 이더리움 지금 매수해도 될까?
BTC | about=why | 비트코인 살까? >> 왜?
AAPL | about=call | 애플 주식 팔아야 해?
# technical
BTC | | 비트코인 차트 분석
TSLA | claim=overbought | 테슬라는 과매수 상태인가요?
NVDA | figures=rsi_14 | 엔비디아의 RSI는?
SOL | figures=support | 솔라나 지지선은 어디야?
# sentiment
BTC | | 비트코인 투자 심리는 어때?
AAPL | about=news | 애플 뉴스 있어?
 | about=mood | 공포탐욕지수 몇이야?
# fundamental
AAPL | figures=pe_ratio | 애플의 PER은?
MSFT | figures=revenue | 마이크로소프트 매출은 얼마야?
TSLA | claim=expensive | 테슬라는 고평가인가요?
# compare
BTC,ETH | | 비트코인과 이더리움 중 뭐가 더 나아?
AAPL,MSFT | | 애플과 마이크로소프트 비교해줘
SOL,ADA | by=volatility_30d | 솔라나와 카르다노 중 변동성이 더 큰 것은?
# figure
TSLA | figures=price | 테슬라 주가는?
BTC | figures=price | 비트코인 얼마야?
ETH | figures=market_cap | 이더리움의 시가총액
# price_at
BTC | from=2024-01-03 | 2024년 1월 3일 비트코인 가격은?
TSLA | from=2024-12-30 | 어제 테슬라 종가
ETH | from=2024-09-30 | 3개월 전 이더리움 가격
# change_between
BTC | from=2024-01-01 | 비트코인이 올해 얼마나 올랐어?
ETH | from=2024-11-01,to=2024-11-30 | 2024년 11월 이더리움 수익률
TSLA | from=2024-12-24 | 테슬라는 지난 7일 동안 얼마나 떨어졌나요?
# convert
BTC | units=0.5 | 0.5 비트코인은 몇 달러야?
ETH | usd=1000 | 1000달러로 이더리움을 얼마나 살 수 있어?
# position
TSLA | entry=250 | 테슬라를 250달러에 샀어. 수익이 얼마야?
BTC | entry=60000 | 비트코인 평단이 60000인데 손실이 얼마야?
# scenario
BTC | move=-10 | 비트코인이 10% 떨어지면 어떻게 돼?
TSLA | move=20 | 만약 테슬라가 20% 오르면 얼마야?
# forecast
BTC | | 비트코인은 30일 후에 얼마가 될까?
ETH | level=5000 | 이더리움이 5000달러까지 갈까?
# risk
BTC | | 비트코인은 얼마나 위험해?
ETH | measure=drawdown | 2024년 이더리움 최대 낙폭
# why_moved
BTC | direction=down | 비트코인 오늘 왜 떨어졌어?
TSLA | direction=up | 테슬라는 왜 올랐어?
# ranking
 | want=most,group=crypto | 오늘 가장 많이 오른 코인은?
 | want=least,group=stock | 이번 주 가장 많이 떨어진 주식은?
# definition
 | of=rsi_14 | RSI가 뭐야?
 | of=stablecoin | 스테이블코인이란?
# about
 | topic=who | 너는 누구야?
 | topic=cost | 무료야?
# not_held
 | topic=commodity | 금 가격은 얼마야?
AAPL | topic=dividend | 애플 배당금 줘?
# chitchat
 | tone=hello | 안녕하세요
 | tone=thanks | 감사합니다
# advice_limits
BTC | topic=savings | 전 재산을 비트코인에 넣고 싶어
ETH | topic=leverage,leverage=10 | 10배 레버리지로 이더리움을 사야 할까?
`;
