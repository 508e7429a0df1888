import { cue } from "./cue.ts";

/** Words that ask, in the languages we read. */
export const PRICE = cue(`
  fetch|fetched|fetches|go for|goes for|went for|sell for|sells for|sold for|change hands at|changes hands at|changed hands at|per unit|a pop
  price|prices|priced|end ~ at|finish|finished|finished at|ended at|whats it at|what is it at|whats it worth|quote|quoted|trading at|trade at|valem|valen|valent|cuestan|coutent|custam|trades at|trading for|going for|worth|cost|costs|value|current value|how much is|how much was|how much for|how much does|how much are|what is @ at|whats @ at|where is @|wheres @|where did @|sitting at|@ at|@ now|closed|close|closing price|close at|stand|stood|last price|spot|ticker price|at right now
  kurs*|preis*|kostet|kosten|kostete|wert|steht|stand|schlusskurs|notiert|notierte|gehandelt|bewertet mit|aktueller stand|aktienkurs|wie viel ist|wie hoch
  precio*|cotiza*|cotizaba|cuesta|costaba|vale|valia|valor|cuanto esta|cuanto estaba|en cuanto|negocia|se negocia|tiene el precio|precio tenia|a cuanto|cerro|cierre
  prix|cours|coute|coutait|vaut|valait|combien vaut|c est combien|etait combien|negocie|se negocie|s echange|s echangeait|se traite|cote|cotation|cloture
  preco*|cotacao|custa|custava|vale|valia|valor|quanto esta|quanto ta|ta quanto|ta em quanto|quanto estava|quanto era|negocia|negociado|fica em quanto|fechamento|fechou
  цена|цену|цены|цене|курс*|стоит|стоят|стоил*|стоимост*|почем|по чем|какая цена|по какой цене|сколько дают|котировк*|торгуется|торговал*|закры*
  fiyat*|kadardi|neydi|kac dolar|kac para|kac lira|ne kadar|kuru|degeri|kac tl|kactan|kacti|ne kadar oldu|kapanis*|kapandi
  多少了|几块|几美元|现在多少|多少刀|多少钱|价格|價格|现价|股价|价位|报价|多少錢|行情|收盘价|收盘|币价|是多少
  価格|値段|いくら|株価|終値|レート|相場|何ドル|値|なんぼ|いくつ
  가격|시세|얼마|주가|종가|몇 달러|현재가|몇 달러|값`);
export const ANALYZE = cue(`
  analyze|analyse|analysis|analyzing|analysing|overview|summary|summarize|review|thoughts on|tell me more|more details|more detail|elaborate|go on|continue|more info|more about|expand on|mehr dazu|mehr details|mas detalles|cuentame mas|plus de details|dis m en plus|mais detalhes|подробнее|daha fazla|devam et|thoughts|thought|think about|think of|opinion on|opinion of|tell me about|what about|hows|how is|how are|whats up with|whats going on with|how does|look at|looking|rundown|breakdown of|deep dive|status|update on|update|report on|info on|check|whats happening with|what do you think|take on|view on|dd on|research|outlook on|situation|doing|assess|evaluate|give me the|latest on
  analysier*|analyse|uberblick|zusammenfassung|was haltst du|wie steht es um|was denkst du|wie lauft|einschatzung|bewerte|wie geht es
  analiza*|analisis|resumen|que opinas|como va|como esta|que piensas|dame un|situacion|hablame
  analyse*|analysez|resume|apercu|que penses tu|que pensez vous|comment va|comment se porte|ton avis sur|parle moi
  analise*|analisa*|analisar|resumo|o que acha|como esta|como vai|visao geral|fale sobre
  анализ*|проанализируй*|обзор|разбор|что думаешь|что скажешь|как дела у|как там|расскажи|оцени
  analiz*|ozet|incele*|degerlendir*|ne dusun*|nasil gidiyor|durumu|hakkinda
  详细|继续|更多|分析|怎么样|怎麼樣|怎么看|看法|概况|解读|点评|如何|情况
  もっと詳しく|詳しく|続けて|分析|どう思|どうですか|概要|状況|について|調子|見解|まとめ
  더 알려|자세히|계속|분석|어때|어떻게 생각|요약|상황|전반|어떤가요|알려줘|알려 줘
  bring me up to date|catch me up|fill me in|get me up to speed|up to speed|what did i miss|lowdown|the skinny|how things stand|where things stand|where do things stand|how are things|quick look|snapshot|big picture|full picture|state of|tldr|tl dr|nutshell|everything on|everything about|the story|whats the deal with|the deal with|brief me|briefing|recap|the latest|profile|report card|health check|check in on|run me through|walk me through|talk me through|first look|quick read|short version|gist|bottom line on|whats new with|how does @ look|looking like|look like|quick word on|few words on|tell me all about|kurzer blick|kurzuberblick|stand der dinge|auf den neuesten stand|bring mich|erzahl mir|ponme al dia|al dia|cuentame|un vistazo|panorama|fais moi un point|un point sur|le topo|en bref|me atualiza|me conta|um panorama|введи в курс|в двух словах|что нового по|картина по|kisaca|genel durum|neler oluyor|近况|介绍|概述|说说|讲讲|ざっと|近況|教えて|요즘|간단히|근황|어떻게 돌아가`);
export const NEWS = cue(`
  news|anything new|something new|whats new|what is new|any update|any updates|headlines|headline|media|press|articles|anything reported|get reported|got reported|been reported|reported on|reported about|announce*|catalyst*|rumor*|rumour*|latest on|what are people saying|what is being said|nachrichten|neuigkeiten|schlagzeilen|medien|berichten|presse|noticias|titulares|prensa|medios|actualites|nouvelles|presse|medias|infos sur|manchetes|imprensa|midia|новост*|заголовк*|сми|пишут|haber*|manset*|medya|basin|新闻|新聞|消息|媒体|报道|ニュース|報道|メディア|見出し|뉴스|소식|언론|보도|헤드라인
  any word|word on|developments|scoop|gossip|announcement|announcements|press release|anything going on|gibts was neues|was neues|hay novedades|novedades|du nouveau|alguma novidade|novidades|что слышно|yeni bir sey|有什么动静|何か動き|무슨 소식|새로운 거`);
export const MOOD = cue(`
  mood|sentiment|feel|feels|feeling|feelings|vibe|vibes|fear|fearful|greed|greedy|hype|hyped|hyping|overhyped|fud|fomo|buzz|scared|afraid|panic|panicking|panicked|nervous|worried|euphoric|euphoria|optimistic|pessimistic|excited|people think|people say|people saying|everyone think|everybody think|traders think|investors think|crowd|reddit|twitter|wsb|love|hate|bullish|bearish|risk on|risk off|capitulat*|confident|emotions|talking about
  stimmung|angst|gier|euphorie|optimistisch|pessimistisch|panik|hype|meinung der|nervos*
  sentimiento|animo|miedo|codicia|euforia|optimist*|pesimist*|panico
  sentiment|humeur|peur|cupidite|avidite|euphorie|optimist*|pessimist*|panique|moral
  sentimento|humor|medo|ganancia|euforia|otimist*|pessimist*|panico|clima
  настроени*|страх*|жадност*|эйфори*|паник*|оптимист*|пессимист*|хайп*|боятся
  duygu*|korku*|acgozlu*|hava|panik*|iyimser*|kotumser*|havasi|algi*
  情绪|情緒|恐惧|恐慌|贪婪|乐观|悲观|看涨|看跌|氛围|市场心理
  センチメント|雰囲気|恐怖|貪欲|強気|弱気|楽観|悲観|心理|ムード|パニック
  심리|분위기|공포|탐욕|센티먼트|낙관|비관|패닉|투심|투자심리
  bulls|bears|bulls or bears|jittery|jitters|spooked|hyped up|cheerful|gloomy|gloom|confidence|bullen|baren|toros|osos|taureaux|touros|ursos|быки|медведи|bogalar|多头|空头|强気派`);
export const MARKET = cue(
  `market|markets|the market|crypto|crypto market|stock market|traders|investors|everyone|everybody|people|the crowd|markt|kryptomarkt|borse|aktienmarkt|mercado|marche|bourse|рынок|рынк*|рынка|piyasa*|kripto*|市场|加密|币圈|股市|市場|仮想通貨|暗号資産|株式市場|시장|코인판|코인 시장|증시`,
);
export const CHART = cue(`
  technical|technicals|technically|en:ta|chart|charts|charting|price action|trend|trends|trendline|bull market|bear market|bull run|uptrend|downtrend|momentum|levels|key levels|indicator|indicators|signal|signals|setup|pattern|patterns|candles|candlestick|breakout|breakdown|divergence|consolidat*|overbought|oversold|golden cross|death cross|head and shoulders|cup and handle|double top|double bottom
  technisch*|chart*|charttechnik|trend|indikator*|uberkauft|uberverkauft|goldenes kreuz|signale
  tecnico|tecnica|analisis tecnico|grafico|tendencia|indicadores|sobrecomprad*|sobrevendid*|cruce dorado|cruce de la muerte|senales
  technique|analyse technique|graphique|tendance|indicateurs|surachet*|survend*|croix doree|croix de la mort|signaux
  tecnica|analise tecnica|grafico|tendencia|indicadores|sobrecomprad*|sobrevendid*|cruz dourada|cruzamento
  техническ*|теханализ|график*|тренд*|индикатор*|перекуплен*|перепродан*|золотой крест|золотого креста|крест смерти|сигнал*
  teknik|grafik*|trend*|gosterge*|asiri alim*|asiri satim*|altin kesisim*|olum kesisim*|altin hac|sinyal*
  技术面|技术分析|技術分析|走势|图表|k线|趋势|超买|超卖|金叉|死叉|黄金交叉|死亡交叉|指标
  テクニカル|チャート|トレンド|買われすぎ|売られすぎ|ゴールデンクロス|デッドクロス|指標|シグナル
  기술적|차트|추세|과매수|과매도|골든크로스|데드크로스|지표|신호`);
export const FUNDAMENTALS = cue(`
  fundamental|fundamentals|fundamentally|valuation|fair price|valued|overvalued|undervalued|fairly valued|balance sheet|financials|finances|filings|filing|10 k|10 q|annual report|cash flow|fcf|expensive|cheap|overpriced|underpriced|fair value|intrinsic value|profitable|profitability|making money|make money|makes money|earn money|solvent|business|tokenomics|growth|growing|book value|moat|bargain|pricey|financial health|healthy
  fundamental*|bewertung|bewertet|uberbewertet|unterbewertet|bilanz|teuer|gunstig|billig|profitabel|finanzen|geschaftszahlen|quartalszahlen|kennzahlen|wachstum
  fundamental*|valoracion|sobrevalorad*|infravalorad*|balance|cara|caro|barata|barato|rentable|finanzas|cuentas
  fondamenta*|valorisation|surevalue*|sousevalue*|sous evalue*|sur evalue*|bilan|cher|chere|bon marche|rentable|finances|comptes
  fundament*|avaliacao|sobrevalorizad*|subvalorizad*|balanco|cara|caro|barata|barato|lucrativ*|rentavel|financas
  фундаментал*|оценк*|переоцен*|недооцен*|баланс*|дорог*|дешев*|прибыльн*|отчетност*|финанс*
  temel analiz|temel|temelleri|pahali|ucuz|karli|bilanco*|degerleme|mali*
  基本面|估值|贵|便宜|高估|低估|财务|財務|财报|赚钱吗|盈利吗|盈利能力
  ファンダメンタル*|割高|割安|業績|財務|決算|黒字|赤字|バリュエーション
  펀더멘털|펀더멘탈|밸류에이션|고평가|저평가|비싼|비싸|싼가|재무|실적|흑자|적자`);
export const RISK = cue(`
  vol|gamble|gambling|casino|lottery ticket|glucksspiel|zocken|zockerei|apuesta|loteria|pari risque|loterie|aposta|лотере*|азартн*|kumar|赌博|赌|ギャンブル|도박|risk|going to zero|go to zero|goes to zero|to zero|worthless|going to die|risks|risky|riskier|riskiest|riskiness|safe|safer|safest|safety|dangerous|danger|volatile|volatility|vola|wild|wilder|wildest|crazy|crazier|craziest|jumpier|jumpiest|choppier|choppiest|swingiest|stable|swing|swings|swingy|fluctuat*|jumpy|choppy|how bad could|how bad can|how bad might|worst case|worst that can|worst that could|how much can i lose|how much could i lose|downside risk|the downside|downside for|downside of|lose money|losing money|lose my money|how wild|bumpy|how low could|how far could it fall|max loss|drawdown|drawdowns|worst drawdown|max drawdown|worst fall|worst drop|worst decline|worst crash|deepest fall|deepest drop|steepest fall|steepest drop|largest decline|biggest drop|biggest fall|biggest loss|biggest crash|largest drop|largest fall|worst day|worst single day|worst days|best day|best single day|biggest gain|biggest daily|biggest one day|peak to trough
  risiko*|riskant*|riskanter|heikel|unsicher*|spekulativ*|sicher*|gefahrlich*|volatil*|schwank*|schlimmste*|ruckschlag|grosster verlust|grosster ruckgang|schlechtester tag|bester tag
  riesgo*|riesgos*|arriesgad*|inseguro|insegura|seguro|segura|seguros|seguras|seguridad|peligros*|volatil*|peor caida|peor dia|mayor caida|mejor dia|maxima caida|oscila*
  risque*|dangereu*|volatil*|pire chute|pire jour*|plus forte baisse|plus grosse baisse|meilleur jour*|pire baisse
  risco*|arriscad*|seguro|segura|seguros|seguras|seguranca|perigos*|volatil*|pior queda|pior dia|maior queda|melhor dia
  риск*|рискован*|рисков|страшно ли|безопас*|опасн*|волатил*|худш*|просадк*|максимальное падение|надежн*
  risk*|guvenli*|tehlikeli*|volatil*|oynak*|en kotu gun*|en buyuk dusus*|en iyi gun*|dalgali*
  坑吗|靠谱吗|稳不稳|稳吗|风险|風險|安全|危险|波动|波動|回撤|最大跌幅|最惨|最糟|最差的一天|稳定
  やばい|危ない|リスク|危険|安全|ボラティリティ|変動が|値動きの激し|最大下落|最悪|ドローダウン|不安定
  위험|리스크|안정적|안전|변동성|변동이|낙폭|최악|출렁|불안정
  worry|worried about|worries|go wrong|goes wrong|went wrong|badly|end badly|end in tears|blow up in my face|lose sleep|sleep at night|rollercoaster|roller coaster|wobbly|shaky|sketchy|dodgy|dicey|hairy|tame|treacherous|nerve wracking|heart attack|steady|steady eddie|boring|calm|calmer|quiet|how much _ hurt|get hurt|get burned|burn me|burned|ruin me|wipe me out|a bad day|bad scenario|bumps|scary|too hot to handle|how exposed|could it tank|halve overnight|angstlich|wackelig|nervenkitzel|schiefgehen|schief gehen|sorgen machen|achterbahn|salir mal|montana rusa|preocup*|mal tourner|montagnes russes|inquiet*|m inquieter|dar errado|montanha russa|preocup*|стремно|американские горки|пойти не так|беспоко*|волноват*|ters gid*|endise*|hiz treni|过山车|出问题|担心|亏光|ジェットコースター|心配|失敗|롤러코스터|걱정|망할|물릴
  rough|rough ride|the ride|sleep well|sleep easy|most _ lost|most i could lose|most you could lose|most i can lose|bumpy ride|stomach|for the faint|faint hearted|widow maker|nightmare|brutal|unruhig|ruhig schlafen|dormir tranquilo|dormir tranquille|спать спокойно|uyku kacir*|睡不着|胆小|眠れ|잠 못`);
export const VOLATILE = cue(
  `vol|volatile|volatility|vola|wild|wilder|wildest|craziest|jumpier|jumpiest|choppier|choppiest|swingiest|swing|swings|swingy|fluctuat*|jumpy|choppy|volatil*|schwank*|oscila*|волатил*|oynak*|dalgali*|波动|波動|ボラティリティ|変動が|値動きの激し|변동성|변동이|출렁`,
);
export const DRAWDOWN = cue(
  `drawdown|drawdowns|peak to trough|worst fall|worst drop|worst decline|worst crash|deepest fall|deepest drop|steepest fall|steepest drop|largest decline|biggest drop|biggest fall|biggest loss|biggest crash|largest drop|largest fall|max loss|from the top|from its top|from its peak|from the peak|below its high|off its high|off the high|from its high|from ath|below ath|from the high|maximaler ruckgang|grosster ruckgang|grosster verlust|ruckschlag|peor caida|mayor caida|maxima caida|pire chute|pire baisse|plus forte baisse|pior queda|maior queda|просадк*|максимальное падение|en buyuk dusus*|回撤|最大跌幅|最大下落|ドローダウン|최대 낙폭|낙폭
  worst fall|worst drop|worst decline|worst crash|worst slide|worst slump|worst plunge|worst dip|worst loss|worst hole|worst pullback|worst correction|worst selloff|worst dive|worst tumble|worst rout|worst beating|worst stretch|worst setback|worst collapse|ugliest fall|ugliest drop|ugliest decline|ugliest crash|ugliest slide|ugliest slump|ugliest plunge|ugliest dip|ugliest loss|ugliest hole|ugliest pullback|ugliest correction|ugliest selloff|ugliest dive|ugliest tumble|ugliest rout|ugliest beating|ugliest stretch|ugliest setback|ugliest collapse|nastiest fall|nastiest drop|nastiest decline|nastiest crash|nastiest slide|nastiest slump|nastiest plunge|nastiest dip|nastiest loss|nastiest hole|nastiest pullback|nastiest correction|nastiest selloff|nastiest dive|nastiest tumble|nastiest rout|nastiest beating|nastiest stretch|nastiest setback|nastiest collapse|deepest fall|deepest drop|deepest decline|deepest crash|deepest slide|deepest slump|deepest plunge|deepest dip|deepest loss|deepest hole|deepest pullback|deepest correction|deepest selloff|deepest dive|deepest tumble|deepest rout|deepest beating|deepest stretch|deepest setback|deepest collapse|biggest fall|biggest drop|biggest decline|biggest crash|biggest slide|biggest slump|biggest plunge|biggest dip|biggest loss|biggest hole|biggest pullback|biggest correction|biggest selloff|biggest dive|biggest tumble|biggest rout|biggest beating|biggest stretch|biggest setback|biggest collapse|steepest fall|steepest drop|steepest decline|steepest crash|steepest slide|steepest slump|steepest plunge|steepest dip|steepest loss|steepest hole|steepest pullback|steepest correction|steepest selloff|steepest dive|steepest tumble|steepest rout|steepest beating|steepest stretch|steepest setback|steepest collapse|largest fall|largest drop|largest decline|largest crash|largest slide|largest slump|largest plunge|largest dip|largest loss|largest hole|largest pullback|largest correction|largest selloff|largest dive|largest tumble|largest rout|largest beating|largest stretch|largest setback|largest collapse|sharpest fall|sharpest drop|sharpest decline|sharpest crash|sharpest slide|sharpest slump|sharpest plunge|sharpest dip|sharpest loss|sharpest hole|sharpest pullback|sharpest correction|sharpest selloff|sharpest dive|sharpest tumble|sharpest rout|sharpest beating|sharpest stretch|sharpest setback|sharpest collapse|hardest fall|hardest drop|hardest decline|hardest crash|hardest slide|hardest slump|hardest plunge|hardest dip|hardest loss|hardest hole|hardest pullback|hardest correction|hardest selloff|hardest dive|hardest tumble|hardest rout|hardest beating|hardest stretch|hardest setback|hardest collapse|heaviest fall|heaviest drop|heaviest decline|heaviest crash|heaviest slide|heaviest slump|heaviest plunge|heaviest dip|heaviest loss|heaviest hole|heaviest pullback|heaviest correction|heaviest selloff|heaviest dive|heaviest tumble|heaviest rout|heaviest beating|heaviest stretch|heaviest setback|heaviest collapse|longest fall|longest drop|longest decline|longest crash|longest slide|longest slump|longest plunge|longest dip|longest loss|longest hole|longest pullback|longest correction|longest selloff|longest dive|longest tumble|longest rout|longest beating|longest stretch|longest setback|longest collapse|scariest fall|scariest drop|scariest decline|scariest crash|scariest slide|scariest slump|scariest plunge|scariest dip|scariest loss|scariest hole|scariest pullback|scariest correction|scariest selloff|scariest dive|scariest tumble|scariest rout|scariest beating|scariest stretch|scariest setback|scariest collapse|top to bottom|peak to bottom|peak to valley|high to low|furthest _ fell|furthest it fell|fell furthest|at its worst|at the worst|at worst|how far did _ fall|how low did it sink|tiefster fall|tiefster sturz|mayor desplome|peor desplome|plus gros krach|maior tombo|самое глубокое падение|худшее падение|en derin dusus|最深|最大跌|一番下げ|가장 크게 빠`,
);
export const FROM_TOP = cue(
  `from the top|from its top|from its peak|from the peak|below its high|off its high|off the high|from its high|from ath|from its ath|below ath|from the high|from its all time high|below its peak|below the top|below the peak|vom hoch|unter dem hoch|vom rekordhoch|unter dem rekordhoch|vom allzeithoch|unter dem allzeithoch|vom hochststand|unter dem hochststand|desde maximos|desde su maximo|depuis son plus haut|desde a maxima|от максимума|от пика|zirveden|zirvesinden|距离高点|自高点|从高点|高値から|고점 대비|고점에서`,
);
export const COMPARE = cue(`
  vs|versus|v|rotate|rotating|switch from|switching from|swap @|compare|compared|comparing|comparison|or|beat|beats|beaten|beating|outpace*|ahead of|between|against|better than|better|worse|stronger|weaker|outperform*|difference|correlat*|move together|which|who|whichever|rather|instead of|flip|flippen*|safer|riskier|than|relative to|cheaper|bigger|larger|higher|lower|faster|more|less|same|together
  oder|vergleich*|gegen|gegenuber|besser|schlechter|starker|schwacher|welche*|sicherer|teurer|billiger|unterschied|mehr|weniger
  contra|frente a|o|compara*|mejor|peor|cual|diferencia|mas|menos|entre|que
  contre|ou|compare*|mieux|pire|meilleur*|quel|quelle|lequel|laquelle|difference|plus|moins|entre|face a
  ou|contra|comparar|compare|comparacao|melhor|pior|qual|diferenca|mais|menos|entre|versus
  или|против|сравни*|лучше|хуже|какой|какая|что|разниц*|больше|меньше|между
  mi|mu|yoksa|karsilastir*|hangisi|daha|gore|karsi|arasinda
  对比|比较|還是|还是|哪个|哪個|哪一个|哪只|谁|相比|更|比|和|与
  どちら|比較|どっち|対|より|と|それとも|比べ
  비교|어느|둘 중|중에|대비|아니면|보다|더|와|과|랑`);
export const VERSUS = cue(
  `side by side|next to|alongside|stack up|stacks up|head to head|measured against|up against|vs|versus|v|compare|compared|comparing|comparison|beat|beats|beaten|beating|outpace*|ahead of|between|against|rather than|instead of|relative to|than|difference|gegen|gegenuber|vergleich*|contra|frente a|compara*|contre|face a|compare*|comparar|сравни*|против|karsilastir*|karsi|gore|对比|比较|相比|比|比較|対|より|比べ|비교|대비|보다`,
);
export const TOGETHER = cue(
  `move together|correlat*|correlation|in sync|in tandem|in lockstep|follow each other|related|linked|move in the same|korrel*|bewegen sich gleich|bewegen sich zusammen|hangen zusammen|correlacion*|se mueven juntos|se mueven igual|correla*|bougent ensemble|evoluent ensemble|andam juntos|se movem juntos|коррел*|движутся вместе|ходят вместе|korelasyon*|birlikte hareket|相关|联动|同步|相関|連動|同じ動き|상관|같이 움직|연동
  in step|own way|go it alone|does its own thing|do their own thing|own thing|own drum|copy|copies|copying|copycat|mirror|mirrors|mirroring|shadow|shadows|follow|follows|following|track|tracks|tracking|tag along|tags along|independent|independently|decouple|decoupled|decouples|decoupling|detached|lockstep|joined at the hip|tied to|tied together|glued|coupled|mimic|mimics|in unison|same direction|same way|hand in hand|move alike|moves like|echo|echoes|like twins|dance to|unabhangig*|gleichlauf|folgt|nachlauft|lauft _ hinterher|im gleichschritt|gekoppelt|hangt _ an|eigenes ding|sigue a|siguen a|copia|copian|de la mano|a la par|independiente*|mismo ritmo|suit|suivent|copie|de concert|independant*|main dans la main|meme sens|segue o|segue a|acompanha*|juntas|juntos|independente*|следует за|повторя*|ходит за|синхронн*|независим*|копиру*|вслед за|takip ed*|bagimsiz*|kopyal*|ayni yone|beraber hareket|跟着|跟随|跟随着|同涨同跌|独立|脱钩|一起涨|一起跌|步调|つられ|追随|同じように動|独立|一緒に動|連れて|따라가|따라 움직|독립적|같이 오르|같이 올|동조|커플링|따로`,
);
export const WHICH = cue(`
  which|who|whos|what has|what have|what performed|what did best|what did worst|what gained|what lost|what rose|what fell|what dropped|what went|whats the|what is the|what are the|what coin|what stock|what crypto|name the|list|rank|ranking|ranked|sort|order|top|show me the|give me the|anything|any of
  welche*|wer|was ist|was ist der|was ist die|was lauft|rangliste|sortiere
  cual|cuales|que accion|que moneda|que cripto|quien|lista|ranking|ordena*
  quel|quelle|quels|quelles|lequel|laquelle|classe*|qui
  qual|quais|que moeda|que acao|quem|lista|ranking|ordene
  как*|кто|котор*|список|рейтинг|топ
  hangi*|hangisi|kim|sirala*|liste*
  哪个|哪個|哪只|哪隻|哪些|哪种|哪一|谁|什么币|什么股票|排名|排行|排序
  どれ|どの|どちら|どっち|何が|誰|ランキング|順
  어느|어떤|무엇|뭐가|누가|순위|랭킹|중에|제일|가장`);
export const MOST = cue(`
  most|best|top|highest|biggest|largest|strongest|gainers|gainer|winner|winners|leader|leaders|leading|greatest|hottest|riskiest|wildest|craziest|jumpiest|choppiest|swingiest|safest|priciest|dearest|winning|outperformers|outperform*|more|better|higher|stronger|bigger|larger|riskier|faster|greater|max|maximum|first|number one|mvp
  am meisten|beste*|starkste*|hochste*|grosste*|gewinner|teuerste*|besser|mehr|hoher*|starker|meisten
  mas|mejor|mejores|mayor|mayores|ganadora*|ganadores|mas fuerte|lider
  le plus|la plus|les plus|plus|meilleur*|mieux|plus forte|gagnant*|plus haut*
  mais|melhor|melhores|maior|maiores|ganhadora*|lider
  больше|больше всего|лучш*|сильнее*|самый|самая|самое|самые|наиболее|лидер*|выше|максимал*|наибольш*
  en cok|en iyi|en yuksek|en buyuk|en guclu|en fazla|daha|kazandiran*|lider
  最|更|涨幅榜|领涨|第一|最大|最高|最多|最强
  最も|一番|いちばん|トップ|最大|最高|最強|ほうが|方が|もっと
  가장|제일|최고|최대|더|상위|1위|많이`);
export const LEAST = cue(`
  least|worst|lowest|smallest|weakest|losers|loser|laggard|laggards|cheapest|safest|calmest|bottom|less|lower|worse|weaker|smaller|safer|cheaper|calmer|steadier|steadiest|stablest|most stable|more stable|most conservative|least risky|underperform*|last place
  am wenigsten|schlechteste*|schwachste*|niedrigste*|kleinste*|verlierer|billigste*|gunstigste*|sicherste*|sicherer|weniger|schlechter|niedriger*|geringste*
  menos|peor|peores|menor|menores|mas barat*|mas segur*|perdedor*
  le moins|moins|pire|pires|plus faible|plus bas*|moins cher*|plus sur*|perdant*
  menos|pior|piores|menor|menores|mais barat*|mais segur*|perdedor*
  меньше|меньше всего|худш*|слабее*|наименее|ниже|минимал*|наименьш*|дешевл*|безопас*|аутсайдер*
  en az|en kotu|en dusuk|en zayif|en ucuz|daha az|daha guvenli*|en guvenli*|kaybettiren*
  最低|最小|最差|最弱|最少|跌幅榜|领跌|更安全|最安全|更便宜|最便宜|最稳
  最低|最小|最弱|ワースト|最も安|一番安|安全|割安
  최저|최소|최악|가장 낮|가장 적|하위|더 안전|가장 안전|덜|가장 싼|더 싼`);
export const COINS = cue(
  `coin|coins|crypto|cryptos|cryptocurrency|cryptocurrencies|token|tokens|altcoin|altcoins|alts|kryptowahrung*|coins|munze*|cripto*|criptomoneda*|moneda|monedas|cryptomonnaie*|crypto monnaie*|moeda|moedas|criptomoeda*|монет*|крипт*|токен*|криптовалют*|kripto*|coin*|币|幣|加密货币|数字货币|コイン|仮想通貨|暗号資産|通貨|코인|암호화폐|가상화폐|토큰`,
);
export const STOCKS = cue(
  `stock|stocks|share|shares|equity|equities|company|companies|tech stock|aktie|aktien|unternehmen|firma|accion|acciones|empresa|empresas|action|actions|entreprise*|societe*|acao|acoes|empresa*|акци*|компани*|бумаг*|hisse*|sirket*|股票|股|公司|株|銘柄|企業|会社|주식|종목|회사|기업`,
);
export const ASSETS_OF_OURS = cue(
  `everything you|anything you|all you track|all you follow|all you cover|you track|you follow|you cover|you list|of them all|of the lot|of the bunch|in your list|on your list|on your board|your universe|asset|assets|of yours|your list|of your|investment|investments|performer|performers|gainers|gainer|losers|loser|winners|winner|movers|mover|laggards|gewinner|verlierer|ganadores|perdedores|gagnants|perdants|лидер* роста|лидер* падения|аутсайдер*|kazandiran*|kaybettiren*|涨幅榜|跌幅榜|値上がり率|値下がり率|上昇率|下落率|상승률|하락률|급등주|급락주|anlage|werte|activo|activos|inversion|inversiones|investissement*|actif*|ativo|ativos|investimento*|актив*|инвестици*|varlik*|yatirim*|资产|投资|資産|投資|자산|투자|粉`,
);
/** One of several that the talk is about. */
export const OF_TWO = cue(
  `which|who|which one|of the two|of them|of those|between them|both|either|the two|they|them|welche*|von beiden|beide|cual|de los dos|ambos|lequel|laquelle|des deux|qual|dos dois|какой|какая|кто|из них|из двух|hangisi|ikisinden|哪个|哪個|两个|どっち|どちら|어느|둘 중|어떤`,
);
