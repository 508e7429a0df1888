/** As in `english.ts`, in German. */
export const GERMAN = `
# overview
AMZN | | Analysiere Amazon
DOGE | | Was hältst du von Dogecoin?
META | | Wie steht es um Meta?
SOL | | Gib mir einen Überblick über Solana
TSLA | | Teslaaktie
# opinion
AMZN | about=call | Soll ich Amazon kaufen?
ETH | about=call | Ist Ethereum jetzt ein Kauf?
NFLX | about=call | Netflix kaufen oder verkaufen?
BTC | about=why | Soll ich Bitcoin kaufen? >> Warum?
AAPL | about=call | Lohnt sich die Apple-Aktie noch?
# technical
BTC | | Wie ist der Trend bei Bitcoin?
TSLA | claim=overbought | Ist Tesla überkauft?
NVDA | figures=rsi_14 | RSI von Nvidia?
SOL | figures=support | Wo liegt die nächste Unterstützung bei Solana?
MSFT | claim=above,figures=sma_200 | Steht Microsoft über der 200-Tage-Linie?
# sentiment
BTC | | Wie ist die Stimmung rund um Bitcoin?
AAPL | about=news | Was berichten die Medien über Apple?
 | about=mood | Wie ist die Stimmung am Kryptomarkt?
TSLA | about=news | Gibt es Neuigkeiten zu Tesla?
 | about=mood | Angst und Gier Index?
# fundamental
AAPL | figures=pe_ratio | Wie hoch ist das KGV von Apple?
MSFT | figures=revenue | Welchen Umsatz macht Microsoft?
TSLA | claim=expensive | Ist Tesla überbewertet?
AMZN | figures=net_income | Nettogewinn von Amazon
INTC | claim=profitable | Ist Intel profitabel?
# compare
BTC,ETH | | Bitcoin oder Ethereum?
AAPL,MSFT | | Apple gegen Microsoft, was ist besser?
SOL,ADA | by=volatility_30d | Was schwankt mehr, Solana oder Cardano?
NVDA,AMD | | Vergleiche Nvidia mit AMD
BTC,ETH | by=volatility_30d,want=least | Bitcoin oder Ethereum? >> Welche ist sicherer?
# figure
TSLA | figures=price | Was kostet Tesla?
BTC | figures=price | Wie hoch ist der Bitcoin-Kurs?
ETH | figures=market_cap | Marktkapitalisierung von Ethereum
XRP | figures=supply_circulating | Wie viele XRP sind im Umlauf?
NVDA | figures=high_52w | 52-Wochen-Hoch von Nvidia
# price_at
BTC | from=2024-01-03 | Wie viel war Bitcoin am 3. Januar 2024 wert?
TSLA | from=2024-12-30 | Tesla-Kurs gestern
ETH | from=2024-11-30 | Was kostete Ethereum vor einem Monat?
AAPL | from=2024-12-27 | Wo stand Apple letzten Freitag?
SOL | from=2024-12-24 | Solana an Heiligabend
# change_between
BTC | from=2024-01-01 | Wie hat sich Bitcoin dieses Jahr entwickelt?
ETH | from=2024-11-01,to=2024-11-30 | Wie viel Prozent ist Ethereum im November gestiegen?
TSLA | from=2024-12-24 | Tesla Performance in den letzten 7 Tagen
NVDA | from=2024-10-01 | Wie lief Nvidia seit Oktober?
AAPL | from=2023-01-01,to=2023-12-31 | Rendite von Apple 2023
# convert
BTC | units=0.5 | Wie viel sind 0,5 Bitcoin in Dollar?
ETH | usd=1000 | Wie viele Ethereum bekomme ich für 1000 Dollar?
AAPL | units=10 | Was sind 10 Apple-Aktien wert?
SOL | units=25 | Ich habe 25 Solana, wie viel ist das wert?
XRP | units=1500 | Wie viel sind 1.500 XRP in USD?
# position
TSLA | entry=250 | Ich habe Tesla bei 250 gekauft, wie stehe ich da?
BTC | entry=60000,want=break_even | Bitcoin für 60.000 gekauft, wann bin ich bei plus minus null?
SOL | entry=180.5 | Solana bei 180,50 gekauft, Gewinn oder Verlust?
ETH | entry=3000,leverage=5,want=liquidation | Ethereum long ab 3000 mit 5-fachem Hebel, wann werde ich liquidiert?
NVDA | entry=100,units=20 | 20 Nvidia-Aktien zu je 100 Dollar gekauft, mein Gewinn?
# scenario
BTC | move=-10 | Was ist, wenn Bitcoin um 10 % fällt?
TSLA | move=20 | Was wäre wenn Tesla 20 Prozent steigt?
SOL | level=300 | Wie weit ist Solana von 300 Dollar entfernt?
ETH | move=-50 | Was, wenn sich Ethereum halbiert?
AAPL | move=-15 | Angenommen Apple verliert 15%
# forecast
BTC | | Wo steht Bitcoin in 30 Tagen?
ETH | level=5000 | Wird Ethereum 5000 Dollar erreichen?
TSLA | days=1 | Tesla morgen
NVDA | | Prognose für Nvidia
SOL | move=-20 | Wie wahrscheinlich ist ein Rückgang um 20% bei Solana?
# risk
BTC | | Wie riskant ist Bitcoin?
TSLA | measure=volatility | Wie volatil ist Tesla?
ETH | measure=worst_day | Schlechtester Tag von Ethereum 2024
SOL | measure=drawdown | Grösster Rückgang von Solana in 2024
AAPL | | Ist Apple eine sichere Aktie?
# why_moved
BTC | direction=down | Warum fällt Bitcoin heute?
TSLA | direction=up | Wieso ist Tesla gestiegen?
SOL | | Was ist mit Solana passiert?
XRP | direction=up | Warum ist XRP im November so gestiegen?
# ranking
 | want=most | Welche Aktie ist heute am meisten gestiegen?
 | want=least,group=crypto | Welche Kryptowährung hat diese Woche am meisten verloren?
 | want=most | Gewinner des Tages
 | by=volatility_30d | Welche Coins schwanken am meisten?
# definition
 | of=pe_ratio | Was ist das KGV?
 | of=rsi_14 | Was bedeutet RSI?
 | of=leverage | Erkläre mir Hebel
 | of=stablecoin | Was ist ein Stablecoin?
# about
 | topic=who | Wer bist du?
 | topic=cost | Ist das kostenlos?
 | topic=accuracy | Wie genau sind deine Vorhersagen?
 | topic=price_source | Woher kommen die Kurse?
 | topic=real_data | Sind das echte Daten?
# not_held
 | topic=commodity | Was kostet Gold?
AAPL | topic=dividend | Zahlt Apple Dividende?
 | topic=fund_or_index | Wie steht der Nasdaq?
BTC | topic=currency | Bitcoin in Euro
TSLA | topic=earnings_date | Wann kommen die Zahlen von Tesla?
# chitchat
 | tone=hello | Guten Morgen
 | tone=thanks | Vielen Dank!
 | tone=joke | Erzähl mir einen Witz
 | tone=bye | Tschüss
# advice_limits
BTC | topic=savings | Soll ich alle meine Ersparnisse in Bitcoin stecken?
TSLA | topic=short | Soll ich Tesla shorten?
ETH | topic=leverage,leverage=10 | Soll ich Ethereum mit 10-fachem Hebel kaufen?
SOL | topic=loan | Soll ich einen Kredit aufnehmen, um Solana zu kaufen?
AAPL | topic=tax | Muss ich Gewinne mit Apple versteuern?
`;
/** In French. */
export const FRENCH = `
# overview
AMZN | | Analyse Amazon
DOGE | | Que penses-tu du Dogecoin ?
SOL | | Parle-moi de Solana
META | | Comment va Meta ?
TSLA | | Donne-moi un résumé sur Tesla
# opinion
AMZN | about=call | Dois-je acheter Amazon ?
ETH | about=call | Est-ce le moment d'acheter de l'Ethereum ?
NFLX | about=call | Netflix : acheter ou vendre ?
BTC | about=why | Dois-je acheter Bitcoin ? >> Pourquoi ?
AAPL | about=call | Faut-il vendre mes actions Apple ?
# technical
BTC | | Quelle est la tendance du Bitcoin ?
TSLA | claim=overbought | Tesla est-elle surachetée ?
NVDA | figures=rsi_14 | RSI de Nvidia
SOL | figures=support,resistance | Support et résistance de Solana
MSFT | figures=sma_200 | Microsoft est-il au-dessus de sa moyenne mobile à 200 jours ?
# sentiment
BTC | | Quel est le sentiment autour du Bitcoin ?
AAPL | about=news | Quelles sont les nouvelles sur Apple ?
 | about=mood | Indice peur et avidité
TSLA | about=news | Des actualités sur Tesla ?
# fundamental
AAPL | figures=pe_ratio | Quel est le PER d'Apple ?
MSFT | figures=revenue | Quel est le chiffre d'affaires de Microsoft ?
TSLA | claim=expensive | Tesla est-elle trop chère ?
AMZN | figures=net_income | Bénéfice net d'Amazon
INTC | claim=profitable | Intel est-elle rentable ?
# compare
BTC,ETH | | Bitcoin ou Ethereum ?
AAPL,MSFT | | Apple contre Microsoft, lequel est le meilleur ?
SOL,ADA | by=volatility_30d | Lequel est le plus volatil, Solana ou Cardano ?
NVDA,AMD | | Compare Nvidia et AMD
# figure
TSLA | figures=price | Quel est le cours de Tesla ?
BTC | figures=price | Combien coûte un bitcoin ?
ETH | figures=market_cap | Capitalisation d'Ethereum
NVDA | figures=high_52w | Plus haut sur 52 semaines de Nvidia
SOL | figures=volume_24h | Volume d'échanges de Solana
# price_at
BTC | from=2024-03-14 | Quel était le prix du Bitcoin le 14 mars 2024 ?
TSLA | from=2024-12-30 | Cours de Tesla hier
ETH | from=2023-12-31 | Combien valait l'Ethereum il y a un an ?
AAPL | from=2024-12-25 | Apple à Noël
# change_between
BTC | from=2024-01-01 | Comment le Bitcoin a-t-il évolué cette année ?
ETH | from=2024-11-01,to=2024-11-30 | De combien l'Ethereum a-t-il augmenté en novembre ?
TSLA | from=2024-12-24 | Performance de Tesla sur les 7 derniers jours
NVDA | from=2024-12-23,to=2024-12-29 | Combien Nvidia a gagné la semaine dernière ?
# convert
BTC | units=0.5 | Combien valent 0,5 bitcoin en dollars ?
ETH | usd=1000 | Combien d'Ethereum puis-je acheter avec 1000 dollars ?
AAPL | units=10 | 10 actions Apple valent combien ?
SOL | units=25 | J'ai 25 Solana, ça fait combien ?
# position
TSLA | entry=250 | J'ai acheté Tesla à 250 dollars, suis-je en perte ?
BTC | entry=60000 | Bitcoin acheté à 60 000 $, quelle est ma plus-value ?
SOL | entry=180.5 | J'ai acheté du Solana à 180,50, combien j'ai gagné ?
NVDA | entered=2024-01-02,usd=5000 | J'ai investi 5000 dollars dans Nvidia le 2 janvier 2024, combien ça vaut ?
# scenario
BTC | move=-10 | Et si le Bitcoin baisse de 10 % ?
TSLA | move=20 | Que se passe-t-il si Tesla monte de 20 % ?
SOL | level=300 | À quelle distance Solana est-elle de 300 dollars ?
AAPL | move=-15 | Si Apple perd 15 %, quel prix ?
# forecast
BTC | | Où sera le Bitcoin dans 30 jours ?
ETH | level=5000 | Est-ce que l'Ethereum va atteindre 5000 dollars ?
TSLA | days=1 | Tesla demain
NVDA | | Prévision pour Nvidia
# risk
BTC | | Le Bitcoin est-il risqué ?
TSLA | measure=volatility | Tesla est-elle volatile ?
ETH | measure=worst_day | Pire journée d'Ethereum en 2024
SOL | measure=drawdown | Plus forte baisse de Solana en 2024
# why_moved
BTC | direction=down | Pourquoi le Bitcoin baisse aujourd'hui ?
TSLA | direction=up | Pourquoi Tesla a-t-elle monté ?
SOL | | Que s'est-il passé avec Solana ?
# ranking
 | want=most,group=crypto | Quelle crypto a le plus monté aujourd'hui ?
 | want=least | Quelle action a le plus baissé cette semaine ?
 | want=most | Les plus fortes hausses du jour, quelle action gagne le plus ?
# definition
 | of=pe_ratio | C'est quoi le PER ?
 | of=rsi_14 | Que signifie le RSI ?
 | of=stablecoin | Qu'est-ce qu'un stablecoin ?
 | of=leverage | Explique-moi l'effet de levier
# about
 | topic=who | Qui es-tu ?
 | topic=cost | C'est gratuit ?
 | topic=price_source | D'où viennent les prix ?
 | topic=real_data | Ces données sont-elles réelles ? données réelles ?
# not_held
 | topic=commodity | Quel est le prix de l'or ?
AAPL | topic=dividend | Apple verse-t-elle un dividende ?
 | topic=fund_or_index | Comment va le CAC 40 ?
BTC | topic=currency | Le Bitcoin en euros
TSLA | topic=people | Qui est le PDG de Tesla ?
# chitchat
 | tone=hello | Bonjour
 | tone=thanks | Merci !
 | tone=joke | Raconte-moi une blague
 | tone=bye | Au revoir
# advice_limits
BTC | topic=savings | Je veux mettre toutes mes économies dans le Bitcoin
TSLA | topic=short | Dois-je shorter Tesla ?
ETH | topic=leverage,leverage=10 | Dois-je acheter de l'Ethereum avec un effet de levier de 10x ?
SOL | topic=loan | Dois-je emprunter pour acheter du Solana ?
`;
