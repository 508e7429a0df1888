/** As in `english.ts`, in Spanish. */
export const SPANISH = `
# overview
AMZN | | Analiza Amazon
DOGE | | ¿Qué opinas de Dogecoin?
SOL | | Háblame de Solana
META | | ¿Cómo va Meta?
TSLA | | Dame un resumen de Tesla
# opinion
AMZN | about=call | ¿Debo comprar Amazon?
ETH | about=call | ¿Es buen momento para comprar Ethereum?
NFLX | about=call | ¿Comprar o vender Netflix?
BTC | about=why | ¿Debería comprar Bitcoin? >> ¿por qué?
AAPL | about=call | ¿Vale la pena invertir en Apple?
# technical
BTC | | Análisis técnico de Bitcoin
TSLA | claim=overbought | ¿Está Tesla sobrecomprada?
NVDA | figures=rsi_14 | ¿Cuál es el RSI de Nvidia?
SOL | figures=support,resistance | Soportes y resistencias de Solana
MSFT | figures=sma_200 | ¿Está Microsoft por encima de la media móvil de 200 días?
# sentiment
BTC | | ¿Cuál es el sentimiento sobre Bitcoin?
AAPL | about=news | ¿Qué noticias hay de Apple?
 | about=mood | Índice de miedo y codicia
 | about=mood | ¿Cómo está el ánimo del mercado cripto?
# fundamental
AAPL | figures=pe_ratio | ¿Cuál es el PER de Apple?
MSFT | figures=revenue | ¿Cuáles son los ingresos de Microsoft?
TSLA | claim=expensive | ¿Está cara Tesla?
AMZN | figures=net_income | Beneficio neto de Amazon
INTC | claim=profitable | ¿Es rentable Intel?
# compare
BTC,ETH | | ¿Bitcoin o Ethereum?
AAPL,MSFT | | Compara Apple y Microsoft
SOL,ADA | by=volatility_30d | ¿Cuál es más volátil, Solana o Cardano?
NVDA,AMD | | Nvidia vs AMD, ¿cuál es mejor?
# figure
TSLA | figures=price | ¿Cuánto cuesta la acción de Tesla?
BTC | figures=price | precio del bitcoin
ETH | figures=market_cap | capitalización de mercado de Ethereum
NVDA | figures=high_52w | máximo de 52 semanas de Nvidia
SOL | figures=volume_24h | volumen de Solana
# price_at
BTC | from=2024-01-03 | ¿Cuánto valía Bitcoin el 3 de enero de 2024?
TSLA | from=2024-12-30 | precio de Tesla ayer
ETH | from=2024-09-30 | ¿A cuánto estaba Ethereum hace 3 meses?
AAPL | from=2024-12-27 | precio de Apple el viernes pasado
# change_between
BTC | from=2024-01-01 | ¿Cuánto ha subido Bitcoin este año?
ETH | from=2024-11-01,to=2024-11-30 | rendimiento de Ethereum en noviembre de 2024
TSLA | from=2024-12-24 | ¿Cuánto cayó Tesla en los últimos 7 días?
NVDA | from=2023-01-01,to=2023-12-31 | ¿Cómo le fue a Nvidia en 2023?
# convert
BTC | units=0.5 | ¿Cuánto son 0,5 bitcoin en dólares?
ETH | usd=1000 | ¿Cuántos Ethereum puedo comprar con 1000 dólares?
AAPL | units=10 | ¿Cuánto valen 10 acciones de Apple?
SOL | units=25 | Tengo 25 Solana, ¿cuánto es en dólares?
# position
TSLA | entry=250 | Compré Tesla a 250, ¿cuánto voy ganando?
BTC | entry=60000 | Compré bitcoin a 60.000 dólares, ¿estoy perdiendo?
SOL | entry=180.5,want=break_even | compré solana a 180,50, ¿cuánto debe subir para recuperar?
NVDA | entered=2024-01-02,usd=5000 | Invertí 5000 dólares en Nvidia el 2 de enero de 2024, ¿cuánto vale ahora?
# scenario
BTC | move=-10 | ¿Qué pasa si Bitcoin cae un 10%?
TSLA | move=20 | si tesla sube 20% a cuánto llega
SOL | level=300 | ¿Cuánto le falta a Solana para llegar a 300?
AAPL | move=-15 | Suponiendo que Apple baje 15%
# forecast
BTC | | ¿Dónde estará Bitcoin en 30 días?
ETH | level=5000 | ¿Llegará Ethereum a 5000?
TSLA | days=1 | Tesla mañana
NVDA | | predicción para Nvidia
# risk
BTC | | ¿Qué tan riesgoso es Bitcoin?
TSLA | measure=volatility | ¿Qué tan volátil es Tesla?
ETH | measure=worst_day | peor día de Ethereum en 2024
SOL | measure=drawdown | la mayor caída de Solana en 2024
# why_moved
BTC | direction=down | ¿Por qué cae Bitcoin hoy?
TSLA | direction=up | ¿Por qué subió Tesla?
SOL | | ¿Qué pasó con Solana?
# ranking
 | want=most,group=crypto | ¿Qué cripto subió más hoy?
 | want=least,group=stock | ¿Cuál es la acción que más cayó esta semana?
 | by=volatility_30d | ¿Qué moneda es la más volátil?
# definition
 | of=pe_ratio | ¿Qué es el PER?
 | of=rsi_14 | ¿Qué significa RSI?
 | of=stablecoin | ¿Qué es una stablecoin?
 | of=leverage | Explícame el apalancamiento
# about
 | topic=who | ¿Quién eres?
 | topic=cost | ¿Es gratis?
 | topic=price_source | ¿De dónde sacas los precios?
 | topic=accuracy | ¿Qué tan preciso eres?
# not_held
 | topic=commodity | ¿A cuánto está el oro?
AAPL | topic=dividend | ¿Apple paga dividendos?
 | topic=fund_or_index | ¿Cómo va el IBEX 35?
BTC | topic=currency | Bitcoin en euros
TSLA | topic=earnings_date | ¿Cuándo presenta resultados Tesla?
# chitchat
 | tone=hello | Hola
 | tone=thanks | ¡Muchas gracias!
 | tone=joke | Cuéntame un chiste
 | tone=bye | Adiós
# advice_limits
BTC | topic=savings | Quiero poner todos mis ahorros en Bitcoin
TSLA | topic=short | ¿Debería ponerme corto en Tesla?
ETH | topic=leverage,leverage=10 | ¿Debería comprar Ethereum con apalancamiento 10x?
SOL | topic=loan | ¿Debería pedir un préstamo para comprar Solana?
`;
/** In Portuguese. */
export const PORTUGUESE = `
# overview
AMZN | | Analise a Amazon
DOGE | | O que você acha da Dogecoin?
SOL | | Fale sobre Solana
TSLA | | Resumo da Tesla
# opinion
AMZN | about=call | Devo comprar Amazon?
ETH | about=call | É um bom momento para comprar Ethereum?
NFLX | about=call | Netflix: comprar ou vender?
BTC | about=why | Devo comprar Bitcoin? >> Por quê?
# technical
BTC | | Análise técnica do Bitcoin
TSLA | claim=overbought | A Tesla está sobrecomprada?
NVDA | figures=rsi_14 | RSI da Nvidia
SOL | figures=support,resistance | Suporte e resistência da Solana
# sentiment
BTC | | Qual é o sentimento sobre o Bitcoin?
AAPL | about=news | Notícias sobre a Apple? o que diz a imprensa
 | about=mood | Índice de medo e ganância
# fundamental
AAPL | figures=pe_ratio | Qual é o P/L da Apple?
MSFT | figures=revenue | Qual é a receita da Microsoft?
TSLA | claim=expensive | A Tesla está cara?
AMZN | figures=net_income | Lucro líquido da Amazon
# compare
BTC,ETH | | Bitcoin ou Ethereum?
AAPL,MSFT | | Compare Apple e Microsoft
SOL,ADA | by=volatility_30d | Qual é mais volátil, Solana ou Cardano?
# figure
TSLA | figures=price | Quanto custa a ação da Tesla?
BTC | figures=price | preço do bitcoin
ETH | figures=market_cap | valor de mercado do Ethereum
NVDA | figures=high_52w | máxima de 52 semanas da Nvidia
# price_at
BTC | from=2024-01-03 | Quanto valia o Bitcoin em 3 de janeiro de 2024?
TSLA | from=2024-12-30 | preço da Tesla ontem
ETH | from=2024-09-30 | Quanto estava o Ethereum há 3 meses?
# change_between
BTC | from=2024-01-01 | Quanto o Bitcoin subiu este ano?
ETH | from=2024-11-01,to=2024-11-30 | desempenho do Ethereum em novembro de 2024
TSLA | from=2024-12-24 | Quanto a Tesla caiu nos últimos 7 dias?
# convert
BTC | units=0.5 | Quanto são 0,5 bitcoin em dólares?
ETH | usd=1000 | Quantos Ethereum posso comprar com 1000 dólares?
AAPL | units=10 | Quanto valem 10 ações da Apple?
# position
TSLA | entry=250 | Comprei Tesla a 250, quanto estou ganhando?
BTC | entry=60000 | Comprei bitcoin por 60.000 dólares, qual é o meu lucro?
NVDA | entered=2024-01-02,usd=5000 | Investi 5000 dólares na Nvidia em 2 de janeiro de 2024, quanto vale agora?
# scenario
BTC | move=-10 | E se o Bitcoin cair 10%?
TSLA | move=20 | Se a Tesla subir 20%, qual será o preço?
SOL | level=300 | Quanto falta para a Solana chegar a 300?
# forecast
BTC | | Onde estará o Bitcoin em 30 dias?
ETH | level=5000 | O Ethereum vai chegar a 5000?
TSLA | days=1 | Tesla amanhã
# risk
BTC | | O Bitcoin é arriscado?
TSLA | measure=volatility | Quão volátil é a Tesla?
ETH | measure=worst_day | pior dia do Ethereum em 2024
# why_moved
BTC | direction=down | Por que o Bitcoin caiu hoje?
TSLA | direction=up | Por que a Tesla subiu?
SOL | | O que aconteceu com a Solana?
# ranking
 | want=most,group=crypto | Qual cripto subiu mais hoje?
 | want=least,group=stock | Qual ação caiu mais esta semana?
# definition
 | of=pe_ratio | O que é P/L?
 | of=rsi_14 | O que significa RSI?
 | of=stablecoin | O que é uma stablecoin?
# about
 | topic=who | Quem é você?
 | topic=cost | É grátis?
 | topic=price_source | De onde vêm os preços?
# not_held
 | topic=commodity | Quanto está o ouro?
AAPL | topic=dividend | A Apple paga dividendos?
 | topic=fund_or_index | Como está o Ibovespa?
BTC | topic=currency | Bitcoin em euros
# chitchat
 | tone=hello | Olá
 | tone=thanks | Muito obrigado!
 | tone=joke | Conte uma piada
# advice_limits
BTC | topic=savings | Quero colocar todas as minhas economias em Bitcoin
ETH | topic=leverage,leverage=10 | Devo comprar Ethereum com alavancagem de 10x?
SOL | topic=loan | Devo pegar um empréstimo para comprar Solana?
`;
