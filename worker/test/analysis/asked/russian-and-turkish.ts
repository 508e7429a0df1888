/** As in `english.ts`, in Russian. */
export const RUSSIAN = `
# overview
AMZN | | Проанализируй Амазон
DOGE | | Что думаешь о догикоине Dogecoin?
SOL | | Расскажи про Солану
TSLA | | Как там Тесла?
# opinion
AMZN | about=call | Стоит ли покупать Amazon?
ETH | about=call | Продавать эфир?
NFLX | about=call | Нетфликс: покупать или продавать?
BTC | about=why | Стоит ли покупать биткоин? >> Почему?
AAPL | about=call | Акции Apple — хорошая инвестиция?
# technical
BTC | | Технический анализ биткоина
TSLA | claim=overbought | Тесла перекуплена?
NVDA | figures=rsi_14 | Какой RSI у Nvidia?
SOL | figures=support | Где уровень поддержки у Соланы?
# sentiment
BTC | | Какие настроения вокруг биткоина?
AAPL | about=news | Какие новости об Apple?
 | about=mood | Индекс страха и жадности
# fundamental
AAPL | figures=pe_ratio | Какой P/E у Apple?
MSFT | figures=revenue | Какая выручка у Microsoft?
TSLA | claim=expensive | Тесла переоценена?
AMZN | figures=net_income | Чистая прибыль Amazon
# compare
BTC,ETH | | Биткоин или эфир?
AAPL,MSFT | | Сравни Apple и Microsoft
SOL,ADA | by=volatility_30d | Что волатильнее, Солана или Кардано?
# figure
TSLA | figures=price | Сколько стоит акция Теслы?
ETH | figures=price | Цена эфириума
ETH | figures=market_cap | Рыночная капитализация эфира
NVDA | figures=high_52w | 52-недельный максимум Nvidia
# price_at
BTC | from=2024-01-03 | Сколько стоил биткоин 3 января 2024 года?
TSLA | from=2024-12-30 | Цена Теслы вчера
ETH | from=2023-12-31 | Сколько стоил эфир год назад?
AAPL | from=2024-12-27 | Цена Apple в прошлую пятницу
# change_between
BTC | from=2024-01-01 | Как изменился биткоин в этом году?
ETH | from=2024-11-01,to=2024-11-30 | На сколько вырос эфир в ноябре 2024?
TSLA | from=2024-12-24 | Насколько упала Тесла за последние 7 дней?
# convert
BTC | units=0.5 | Сколько стоит 0,5 биткоина?
ETH | usd=1000 | Сколько эфира можно купить на 1000 долларов?
AAPL | units=10 | 10 акций Apple в долларах
# position
TSLA | entry=250 | Купил Теслу по 250, сколько я заработал?
BTC | entry=60000 | Взял биткоин по 60000, я в плюсе или в минусе?
SOL | entry=180.5 | Купил солану по 180,50, какой убыток?
# scenario
BTC | move=-10 | Что если биткоин упадёт на 10%?
TSLA | move=20 | Если Тесла вырастет на 20 процентов, какая будет цена?
# forecast
BTC | | Где будет биткоин через 30 дней?
ETH | level=5000 | Эфир дойдёт до 5000?
TSLA | days=1 | Тесла завтра
# risk
BTC | | Насколько рискован биткоин?
ETH | measure=worst_day | Худший день эфира в 2024 году
SOL | measure=drawdown | Максимальная просадка Соланы в 2024
# why_moved
BTC | direction=down | Почему биткоин сегодня падает?
TSLA | direction=up | Почему выросла Тесла?
SOL | | Что случилось с Соланой?
# ranking
 | want=most,group=crypto | Какая монета больше всего выросла сегодня?
 | want=least,group=stock | Какая акция упала сильнее всего за неделю?
# definition
 | of=rsi_14 | Что такое RSI?
 | of=market_cap | Что значит капитализация?
 | of=stablecoin | Что такое стейблкоин?
# about
 | topic=who | Кто ты?
 | topic=cost | Это бесплатно?
 | topic=price_source | Откуда берутся цены?
# not_held
 | topic=commodity | Сколько стоит золото?
AAPL | topic=dividend | Платит ли Apple дивиденды?
 | topic=currency | Курс доллара
# chitchat
 | tone=hello | Привет
 | tone=thanks | Спасибо!
 | tone=joke | Расскажи анекдот
# advice_limits
BTC | topic=savings | Хочу вложить все сбережения в биткоин
ETH | topic=leverage,leverage=10 | Стоит ли покупать эфир с плечом 10?
SOL | topic=loan | Стоит ли брать кредит на солану?
`;
/** In Turkish. */
export const TURKISH = `
# overview
AMZN | | Amazon'u analiz et
DOGE | | Dogecoin hakkında ne düşünüyorsun?
TSLA | | Tesla'nın durumu nasıl?
# opinion
AMZN | about=call | Amazon almalı mıyım?
ETH | about=call | Ethereum alınır mı?
BTC | about=why | Bitcoin almalı mıyım? >> Neden?
AAPL | about=call | Apple hissesi satmalı mıyım?
# technical
BTC | | Bitcoin'in teknik analizi
TSLA | claim=overbought | Tesla aşırı alımda mı?
NVDA | figures=rsi_14 | Nvidia'nın RSI değeri kaç?
SOL | figures=support | Solana'nın destek seviyesi nerede?
# sentiment
AAPL | about=news | Apple hakkında haberler neler?
 | about=mood | Korku ve açgözlülük endeksi kaç?
BTC | | Bitcoin için piyasa duyarlılığı ve hava nasıl?
# fundamental
MSFT | figures=pe_ratio | Microsoft'un F/K oranı nedir?
TSLA | claim=expensive | Tesla pahalı mı?
AMZN | figures=revenue | Amazon'un geliri ne kadar?
# compare
BTC,ETH | | Bitcoin mi Ethereum mu?
AAPL,MSFT | | Apple ile Microsoft'u karşılaştır
SOL,ADA | by=volatility_30d | Solana mı Cardano mu daha oynak?
# figure
TSLA | figures=price | Tesla kaç dolar?
BTC | figures=price | Bitcoin fiyatı ne kadar?
ETH | figures=market_cap | Ethereum'un piyasa değeri
# price_at
BTC | from=2024-01-03 | 3 Ocak 2024'te Bitcoin kaç dolardı?
TSLA | from=2024-12-30 | Dün Tesla fiyatı neydi?
ETH | from=2023-12-31 | Bir yıl önce Ethereum ne kadardı?
# change_between
BTC | from=2024-01-01 | Bitcoin bu yıl ne kadar yükseldi?
ETH | from=2024-11-01,to=2024-11-30 | Ethereum Kasım 2024'te yüzde kaç arttı?
TSLA | from=2024-12-24 | Tesla son 7 günde ne kadar düştü?
# convert
BTC | units=0.5 | 0,5 bitcoin kaç dolar?
ETH | usd=1000 | 1000 dolara kaç Ethereum alabilirim?
# position
TSLA | entry=250 | Tesla'yı 250 dolardan aldım, kârım ne?
BTC | entry=60000 | 60000'den bitcoin aldım, zararda mıyım?
# scenario
BTC | move=-10 | Bitcoin %10 düşerse ne olur?
TSLA | move=20 | Tesla yüzde 20 yükselirse fiyatı ne olur?
# forecast
BTC | | Bitcoin 30 gün sonra nerede olacak?
ETH | level=5000 | Ethereum 5000 dolara ulaşır mı?
# risk
BTC | | Bitcoin ne kadar riskli?
TSLA | measure=volatility | Tesla ne kadar oynak?
# why_moved
BTC | direction=down | Bitcoin bugün neden düştü?
TSLA | direction=up | Tesla neden yükseldi?
# ranking
 | want=most,group=crypto | Bugün en çok hangi coin yükseldi?
 | want=least,group=stock | Bu hafta en çok düşen hisse hangisi?
# definition
 | of=rsi_14 | RSI nedir?
 | of=stablecoin | Stablecoin ne demek?
# about
 | topic=who | Sen kimsin?
 | topic=cost | Ücretsiz mi?
# not_held
 | topic=commodity | Altın fiyatı ne kadar?
AAPL | topic=dividend | Apple temettü veriyor mu?
# chitchat
 | tone=hello | Merhaba
 | tone=thanks | Teşekkürler!
# advice_limits
BTC | topic=savings | Tüm birikimimi Bitcoin'e yatırmak istiyorum
ETH | topic=leverage,leverage=10 | 10x kaldıraçla Ethereum almalı mıyım?
`;
