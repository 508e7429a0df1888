import { cue } from "./cue.ts";

/** Words of buying, holding and owing, in the languages we read. */
export const BUY = cue(`
  buy|buying|get in|getting in|enter|accumulate|long|invest|investing|invest in|load up|add|ape in|dca|jump in|purchase
  kaufen|kauf|einsteigen|einzusteigen|einstieg|zukaufen|zuzukaufen|investieren|zu investieren|nachkaufen|reingehen|zuschlagen|anfassen|zugreifen|aufstocken|holen
  comprar|compro|compra|comprando|comprarme|invertir|invierto|entrar|entro|me meto|meterme|meter|acumular|compraria
  acheter|achat|j achete|achete|investir|investis|entrer|rentrer|renforcer|se positionner|acheterais
  comprar|compro|investir|invisto|entrar|entro|aportar|compraria|vale a pena comprar
  покупать|купить|покупк*|брать|взять|закупать*|закупиться|докупать|докупить|входить|зайти|заходить|вкладывать*|вкладываться|инвестировать|вложить*
  almali*|alayim|alinir|alinmali|alsam|alsak|girilir|girmeli*|gireyim|yatirim yap*|almak|alim|alsam|alinmali|yatirim
  上车|抄底|加仓|建仓|进场|买|買|购买|入手|入场|买入|投资
  買って|仕込|投資す|エントリー|買い|買う|買った|購入|買える|買うべき
  들어가도|진입|담아|물타|타도|매수|사도|살까|사야|사는|투자
  dollar cost average|lump sum|scale in|scaling in|average in|averaging in|leg in|chase|chasing|bet on|new money|put new money|acheteriez|comprarias|comprarian|купил бы|взял бы|alir miydin*
  pick up|pick some|pick up some|grab|grab some|get some|getting into|hop on|jump on|pile in|pull the trigger|go for it|put money in|put money into|dip a toe|start a position|open a position|snap up|stack|top up|double down|average down|buy in|buy into|get on board|worth a punt|a punt|nibble|scoop up|bag some|go in|buys|bought in|own some|own any|zugreifen|mitmachen|aufspringen|me subo|subirme|cargar|monter a bord|me lancer|en prendre|embarcar|pegar|заскочить|прикупить|подкупить|затариться|binmek|toplamak|上车|入场|跟进|乗る|飛び乗|拾う|줍줍|올라타|탑승`);
export const SELL = cue(`
  sell|selling|get rid of|getting rid of|part with|ditch|unload|dump|dumping|exit|get out|cut|bail|take profit|trim|cash out|let go|offload|cut my losses|close my|close our|close out my|close out our|close the position|close this position|close that position|close _ position|reduce my|reduce our|flatten my
  verkaufen|zu verkaufen|verkauf|aussteigen|auszusteigen|abstossen|loswerden|trennen|mitnehmen|abgeben|vender|vendo|salir|salirme|salgo|liquidar|soltar|deshacerme|deshago|deshacer|deshacerse|quitarme|suelto|vendo|venta|vendre|vends|vente|sortir|me separer|me debarrasser|debarrasser|lacher|liquider|ceder|me desfazer|desfazer|desfaco|largar|livrar|vendo|venda
  продавать|продать|продаж*|сбрасывать|сбросить|скидывать|избавл*|фиксировать|продаж*|сливать|слить|скинуть|сбросить|избавиться|выходить|satmali*|satilir|satilmali|cikmali*|elden cikar*|kurtul*|satayim|satmak|satis|satsam
  清仓|减仓|割肉|离场|止盈|卖|賣|卖出|抛|甩掉|处理掉|出手|売り|売る|売却|手放|売るべき|손절|익절|던져|처분|정리|매도|팔까|팔아|파는
  pull the plug|panic sell|scale out|scaling out|vendrais|vendriez|venderias|venderia|продал бы|satar miydin*
  bail out|dump it|walk away|take the money|run for the hills|lock in|pull out|take some off|lighten|lighten up|jump ship|fold|throw in the towel|give up on|be done with|cut bait|unload it|liquidate|abspringen|raus|rausgehen|loslassen|bajarme|deshacer|tirer ma reve*|prendre mes benefices|cair fora|pular fora|вылезать|свалить|kacmak|cikayim|跑路|下车|止损|降りる|損切り|利確|내릴|털`);
export const HOLD = cue(`
  hold|holding|hodl|keep|keep it|stay in|stay put|wait|sit tight|halten|zu halten|behalten|zu behalten|abwarten|warten|mantener|mantenerme|espero|esperar|conservar|aguanto|conserver|garde|attendre|patienter|mantenho|esperar|aguardar|mantengo|aguantar|conserver|garder|tenir|manter|segurar
  держать|подержать|оставить|сохранить|дождаться|ждать|tutmali|tutayim|beklemeli|bekleyeyim|持有|拿着|继续拿|等等|観望|持ち続け|待つ|待った方|保有|ホールド|보유|존버|기다|계속 들|들고
  garderais|garderiez|mantendrias|manteria|conservarias|держал бы|оставил бы|tutar miydin*|leave it alone|leave it be|leave well alone|leave well enough alone|let it be|stand pat|do nothing|sit this one out|sit out|on the sidelines|keep my hands off|die finger davon lassen|dejarlo|lo dejo|dejarla|laisser|laisser tomber|je laisse|deixar quieto|deixo quieto|не трогать|оставить в покое|dokunma*|别碰|別碰|放っておく|触らない|건드리지
  sit on|hang on|hang on to|hang onto|hold on|hold on to|stick with|stick it out|ride it out|sit it out|diamond hands|stay the course|wait it out|hang tight|not sell|stay invested|durchhalten|liegen lassen|aussitzen|seguir dentro|quedarme|tenir bon|rester|ficar dentro|пересидеть|терпеть|dayan*|扛着|拿住|死守|握り続け|버텨|버틸|버티`);
export const SHOULD = cue(`
  tempted|talk me out of|talk me into|convince me|on the fence|toying with|torn between|itching to|should i|should we|should someone|should a beginner|should anyone|should people|should one|should you|should one|shud i|shld i|do i buy|do i sell|do i hold|do i keep|do i get|do i wait|do i stay|do i exit|do i need to sell|do i take profits|would you buy|would you sell|would you hold|would you touch|would you invest|would you recommend|would you keep|would you get|would you add|would you own|would you take|would you do|would you rather|would it|is it worth|worth it|is it time|thinking of selling|thinking of buying|thinking about selling|thinking about buying|considering selling|considering buying|time to|is now|good time|bad time|wrong time|good moment|bad moment|right moment|wrong moment|right time|can i still|too late|still a|do you recommend|would you recommend|recommend*|is it smart|is it wise|good idea|bad idea|am i too late|better to|better off|advisable|am i crazy|am i stupid|ought i|what should i do|what would you do
  soll ich|sollte ich|soll man|sollte man|lohnt*|ist es sinnvoll|empfehl*|ist _ ein kauf|wurdest du|wurden sie|jetzt noch|zu spat|noch sinnvoll|noch ein|noch kaufen|noch einsteigen|gute zeit|guter zeitpunkt|richtiger zeitpunkt|muss ich|ratst du|rate mir|noch wert|wert zu
  deberia|debo|conviene|vale la pena|recomienda*|es buen momento|merece la pena|es tarde|demasiado tarde|sigue siendo|todavia|aun es|me recomiendas|aconsej*|es buena idea|seria bueno|buena idea|sale a cuenta|es momento|es hora
  dois je|devrais je|faut il|faut _ acheter|est ce le moment|conseill*|vaut il|bon moment|trop tard|bonne idee|bonne affaire|encore temps|est il temps|recommand*|ca vaut|vaut la peine|vaut le coup|je fais quoi
  devo|deveria|vale a pena|compensa|e hora|recomenda*|bom momento|tarde demais|ainda da|da tempo|ainda vale|ainda e|e boa ideia|boa ideia|aconselha*|melhor esperar|hora de
  стоит ли|следует ли|нужно ли|надо ли|можно ли|пора ли|посовету*|лучше ли|рекоменд*|есть смысл|поздно ли|не поздно|брать ли|покупать ли|продавать ли|держать ли|имеет смысл|выгодно ли|хорошая ли|пора|надо
  mali miyim|meli miyim|almali miyim|satmali miyim|mantikli mi|alinir mi|onerir*|tavsiye*|zamani mi|almaya deger|alayim mi|satayim mi|gec mi|gec kaldim*|mantikli|iyi mi|uygun mu|dogru zaman|almaya deg*|girilir mi|tutulur mu|alinir mi satilir mi|al mi sat mi
  还能买|还能上车|来得及|太晚|晚不晚|合适吗|划算|好时机|应该|應該|该不该|要不要|值得|可以买|能买|可不可以|该买|该卖
  べき|べきですか|買いですか|売りですか|買い時|おすすめ|遅い|遅くない|遅すぎ|ほうがいい|方がいい|タイミング|どうすべき|いいですか
  해야|할까|할까요|될까|괜찮|추천|사도 될|사도 돼|늦었|늦지|타이밍|나을까|좋을까|해도 돼|해도 될|들어가도|괜찮을|팔아야|사야|살까
  would you sit|would you stay|would you be|would you say yes|would you put|would you go|would you jump|would you pull|would you dump|would you bail|would you exit|would you get out|would you hang|would you stick|would you pick|do you think i|your advice|your recommendation|would it make sense|does it make sense|make sense to|makes sense to|any sense in|any point in|is there a point|worth my|worth getting|worth having|is it dumb|is it stupid|is it crazy|am i mad|am i nuts|am i an idiot|sensible to|is it ok to|is it okay to|okay to|safe to buy|safe to get|safe to jump|is there still time|missed the boat|missed the train|ship sailed|train left|late to the party|happy to buy|comfortable buying|lean towards|leaning towards|hat es sinn|macht es sinn|ware es klug|zug abgefahren|tiene sentido|perdi el tren|estoy loco|ca a du sens|rate le train|suis je fou|faz sentido|perdi o bonde|sou louco|есть ли смысл|опоздал|поезд ушел|mantikli olur|treni kacir*|为时已晚|错过了|有必要|合适|乗り遅れ|手遅れ|意味ある|늦은 건가|의미가 있
  smart move|good move|wise move|bad move|clever|dumb move|smart idea|clever idea|a mistake|mistake to|foolish|silly to|brave to|how do i know when|my gut says|gut feeling|ein fehler|kluge idee|un error|una locura|une erreur|une folie|um erro|loucura|ошибка|hata mi|明智|傻|賢い|미친 짓|실수
  would a sensible|would a sane|would a smart|would a careful|would a prudent|would a rational|would anyone|would anybody|would someone|would somebody|would any _ person|would any _ investor`);
/** A call by name, as a noun: "is it a buy?" */
export const VERDICT = cue(`
  a buy|a sell|a hold|stop loss for|stop loss on|good stop loss|where _ stop loss|what do i do|what should i do|what do we do|now what|you rate|you rated|you say about|take profit|take profits|take my profits|take some profit|cash out|lock in gains|accumulate or|stay away|or stay away|or avoid|avoid it|get rid of|any hope for|enough to buy|expensive to buy|to buy now|to buy here|to buy at this|keep or|in or out|a strong buy|a strong sell|buy or sell|sell or buy|buy or hold|hold or sell|sell or hold|hold or cut|buy hold|bullish or bearish|bull or bear|buy rating|a good buy|a good investment|good investment|bad investment|a good bet|a good stock|good hold|good entry|a good pick|safe bet|worth buying|worth holding|worth selling|worth owning|worth it|thumbs up|go long|overvalued buy|your call|your @ call|call on @|your verdict|your @ verdict|your @ rating|score|scored|rating|signal|your rating|your opinion|your take|your view|buy the dip|strong buy|strong sell|say buy|say sell|buy signal|sell signal|still like|yay or nay|yes or no on|smash or pass|undervalued buy|any good|good move|bad move|red flag*
  kauf oder|kaufen oder|ein kauf|guter kauf|gute aktie|kaufenswert|gutes investment|gute investition|kaufempfehlung|kaufsignal|deine meinung|ihre meinung
  comprar o vender|buena inversion|una buena compra|tu opinion|acheter ou vendre|bon investissement|un bon achat|ton avis|votre avis
  comprar ou vender|bom investimento|boa compra|sua opiniao
  хорошая инвестиция|хорошая покупка|стоит внимания|покупать или|твое мнение|ваше мнение|almali mi|iyi bir yatirim|iyi bir alim
  值得买|好投资|买还是卖|买卖建议|買いか|売りか|買いですか|売りですか|投資価値|良い投資|매수인가|매도인가|좋은 투자
  yay or nay|yea or nay|sane person own|would a _ own|smart money|done for|toast|bull trap|suckers rally|the real deal|overdone|when to get out|when to get in|when to sell|when to buy|when do i sell|when do i buy|in or out|stay or go|love it or leave it|buyable|investable|worth a look|worth considering|a steal|a trap|tot oder|geldgrab|falle|ganga|trampa|piege|cilada|armadilha|ловушка|tuzak|陷阱|韭菜|罠|함정|끝났
  a keeper|pull the trigger|cash in or|or ride|ride on|loading up on|load up on|a spot in my|a place in my|room for|deserve a spot|deserve a place|deserve a spot in|belong in my|feet wet|my feet wet|throw money at|throw some money at|dip my toe*|time to go in|should i bail|bail on|bail out of|bail out on|give it a miss|hands off|a no go|go or no go|green light|thumbs up or down|all clear|better entry|a better entry|wait for a better|what would you do with|what would you do about|what to do with|what to do about|what do i do with|what do i do about|what should i do with|what should i do about|einen blick wert|finger weg|que hago con|que hacer con|que faire de|que faire avec|o que faco com|o que fazer com|что делать с|ne yapmali*|拿什么主意|どうすれば|어떻게 해야|어쩌지
  dead money|lock it in|lock them in|lock this in|let it run|let it ride|let them run|let my winners run|crazy to|mad to|nuts to|insane to|stupid to|be holding|still holding|to be holding|reduce or|or reduce|fade it|fade this|overweight|underweight
  lump sum|your * take|your * view|your * opinion|your * verdict|best entry|entry price for|entry point|where to enter|buy zone|price to buy @|the bottom in|the top in|topped out|bottomed out|a bubble|rate @ from|falling knife|is @ finished|is @ done|is @ dead|is @ doomed|washed up|over for @|lost cause|a goner|value trap|hot air|yes or no|pull the plug|your conviction|conviction on|how convinced are you|your gut on|smart play|the play on|the play here|would you play|how to play @|how do i play @|rate @ for|rate @ out of|rate @ please|how would you rate|how do you rate|panic sell|panic selling|upside left|any upside|more upside|room to run|gas in the tank|juice left|steam left|out of steam|would you bet on|would you back|would you chase|bet on @ or|take a flyer on
  worth a punt|worth a shot|worth a go|worth a try|worth a gamble|worth a nibble|worth a flutter|worth a bet|worth the risk|worth the gamble|worth a position|your stance|stance on|do you like|you like @|do you rate @|do you fancy|are you a fan|keen on @|sold on @|your read on|where do you stand on|where do you come down on|if im already in|if i am already in|if i already own|if i already hold|if i already have|if im already long|that a yes|thats a yes|that a no|thats a no|so a yes|so a no|a yes or a no|a yes or no|how strong is that call|how strong is the call|how strong is your call|steer clear|stay clear|stay out of|stay out or|or stay out|keep away from|keep clear of|steer clear of|deine haltung|deine position zu|tu postura|que opinas de|ta position sur|sua posicao sobre|твоя позиция по
  the @ call|@ call|@ verdict|@ rating|call on @`);
export const REASONS = cue(`
  going for it|going for @|have going for|has going for|going against it|reasons|reason|arguments|argument|case for|case against|bull case|bear case|pros|cons|pros and cons|upsides|downsides|speaks for|speaks against|speak for|speak against
  grunde|grund|argumente|spricht fur|spricht gegen|razones|razon|argumentos|raisons|raison|razoes|razao|motivos|motivo|причин*|аргумент*|neden|nedenler*|sebep*
  理由|原因|利多|利空|이유|근거`);
export const AGAINST = cue(`
  not to buy|not buy|against|not to|cons|downsides|downside|bear case|bear argument|bear arguments|bearish arguments|bear thesis|to avoid|to sell|stay away|dont buy|negatives|negative|gegen|nicht zu kaufen|nicht kaufen|en contra|contra|no comprar|contre|ne pas acheter|nao comprar|против|не покупать|almamak|karsi|不买|利空|反对|買わない|反対|사지 말|반대`);

export const SHORTED = cue(`
  shorted|short|short from|short at|i shorted|sold short|shorting|went short|opened a short|geshortet|leerverkauft|short gegangen|en corto|vendido en corto|vendu a decouvert|a decouvert|vendido a descoberto|shortei|зашортил*|шорт*|shortladim|aciga sattim|short actim|做空|卖空|空单|空売り|ショート|공매도|숏`);
export const LEVERAGE = cue(
  `leverage|leveraged|margin|gearing|hebel*|gehebelt|apalancamiento|apalancado|effet de levier|levier|alavancagem|alavancado|плеч*|kaldirac*|杠杆|槓桿|レバレッジ|레버리지|#x`,
);
export const PROFIT = cue(`
  profit|profits|profit or loss|p&l|pnl|p l|loss|losses|gain|gains|how am i doing|am i up|am i down|i down|i up|down am i|up am i|in the red|in the green|in profit|under water|underwater|made|make|lost|lose|my return|my roi|return|roi|how much am i|how do i stand|where do i stand|how much have i|in the money|doing ok|how is my position|hows my position|my position doing|my trade doing
  wie siehts aus|wie sieht es aus|wie stehts|gewinn|verlust|im minus|im plus|wie stehe ich|verdient|verloren|rendite
  gano|pierdo|gano o pierdo|como voy|ganancia|ganancias|ganando|ganado|perdida|perdiendo|perdido|beneficio|voy ganando|cuanto gano|cuanto llevo|cuanto pierdo|rentabilidad|en numeros rojos
  en gain|en perte|gagnant|je gagne|je perds|suis je|ou j en suis|gain|gagne|perdu|perte|benefice|plus value|moins value|combien j ai
  no lucro|no prejuizo|como estou|lucro|prejuizo|ganho|ganhei|perdi|perda|quanto estou
  как мои дела|что с позицией|сколько теперь|прибыл*|убыт*|заработал*|потерял*|в плюсе|в минусе|плюс*|минус*|доход*
  ne durumdayim|karim|zararim|kar|zarar|kazanc|kazandim|kaybettim|zarardayim|karda|zararda
  回报|怎么样了|赚|賺|亏|虧|盈亏|盈利|亏损|收益|浮盈|損してる|儲かって|利益|損益|損失|含み益|含み損|儲|손해|이득|수익|손익|손실|이익|벌었|잃었
  in the hole|winning|losing|unrealized|unrealised|paper gain|paper loss|paper profit|paper hands|how deep|ahead or behind|ahead|behind|worked out|working out|better off|worse off|the damage|whats the damage|in trouble|screwed|doing on|did i do|have i done|sitting pretty|up or down on|upside down|rausgeholt|vorne|im verlust|im gewinn|gut dabei|mal parado|ganando o perdiendo|voy bien|dans le rouge|dans le vert|no azul|no vermelho|me dei bem|на сколько я|в убытке|в прибыли|ne kazandim|ne kaybettim|赚了|亏了|赚多少|亏多少|勝って|負けて|いくら儲|얼마 벌|얼마 잃|물렸`);
export const BREAK_EVEN = cue(`
  ab welchem kurs _ plus|im plus|square|flat again|even again|break even|breakeven|break-even|get back to even|back to even|make my money back|get my money back|get it back|recover|recover my loss*|to be even|back to zero|back at my entry
  plus minus null|auf null|bei null|wieder null|null auf null|a cero|en cero|en paz|a zero|no zero|zero a zero|в ноль|в нуле|при своих|sifira|sifirda|gewinnschwelle|break even|punto de equilibrio|recuperar|empatar|seuil de rentabilite|rentrer dans mes frais|recuperer|ponto de equilibrio|empatar|безубыт*|выйти в ноль|отбить|basa bas|başabaş|zarari kapat*|回本|解套|保本|打平|損益分岐|トントン|元が取|プラマイゼロ|取り戻|본전|손익분기
  even point|break me even|whole again|made whole|make me whole|be whole|get out flat|out flat|not lose money|without a loss|without losing|back to where i started|where i started|back at cost|cost covered|einstand wieder|wieder bei einstand|ohne verlust raus|sin perder|sans perte|sem prejuizo|без убытка|zararsiz|不亏|损益两平|損しない|손해 없이
  back at zero|at zero|to zero again|to nil
  im even|i am even|get even|getting even|im whole|i am whole|makes me whole|me even|level again|gets me back|get me back|back to square one|square one|wieder bei null|wieder auf null|damit ich null|quedar en cero|vuelvo a cero|revenir a zero|volto ao zero|вернуть свое|вернуться в ноль|basa donerim|paramı kurtar*|回到成本|本に戻|본전 찾`);
export const LIQUIDATION = cue(`
  liquidat*|liquidation|liquidation price|wiped out|wipe me out|wiped|margin call|rekt|blow up|blown out|stopped out completely|lose everything|lose it all
  liquidier*|totalverlust|liquidacion|liquidan|liquide|liquidado|liquidacao|ликвид*|margin call|likid*|爆仓|强平|清算|ロスカット|강제청산|청산
  liq|liqs|liqd|liqed|liq price|get liqd|blows up|blow me up|blows me up|wipes me out|margin called|be wiped|
  get liquidated|be liquidated|stopped out|blown up|margin gone|lose my margin|lose the margin|margin is gone|close me out|closed out|zwangsliquid*|cerraran|me liquidan|me liquident|me liquidam|ликвидируют|вынесет|patlar*|patlarim|强制平仓|被爆|強制ロスカット|飛ぶ|청산가|청산당`);
export const WORTH_NOW = cue(`
  worth|worth now|value|valued|worth today|what would i have|what would it be|have now|be now|is it now|what do i have|wert|vale|valem|valen|valent|valdria|vaut|vaudrait|valeria|стоит|стоил*|eder|ediyor|degeri|值|值多少|価値|いくら|가치|얼마`);
export const MINE = cue(`
  i|im|ive|id|my|mine|me|we|our|ich|mein*|mir|yo|mi|mis|tengo|je|j|mon|ma|mes|moi|eu|meu|minha|meus|я|мой|моя|мои|мне|меня|мои|у меня|benim|bende|我|我的|私|僕|俺|내|나는|제가|저는|제`);
/** "What is it worth if I have 0.3?": an amount, and no level. */
export const IF_I_HAVE =
  / (?:if|wenn|falls|si|se|если|eger) (?:\S+ ){0,2}(?:have|own|hold|hatte|habe|tengo|ai|tenho|имею) #n | (?:wenn|falls|if|si|se) (?:\S+ ){0,2}#n (?:habe|hatte|besitze|of them|davon) /;
/** Everything a reader has, or money that is not theirs. */
export const SAVINGS = cue(`
  all my savings|my savings|life savings|all my money|everything i have|everything i own|all i have|whole savings|my whole|entire savings|my entire|rent money|emergency fund|retirement|retirement money|pension|my 401k|college fund|go all in|going all in|all in on|went all in|im all in|inheritance|my house|sell my house|sell my car|all of my|every penny|whole paycheck|bet the farm
  alle meine ersparnisse|mein erspartes|meine ersparnisse|mein ganzes geld|ganzes geld|alles was ich habe|meine rente|altersvorsorge|mein gesamtes|gesamtes erspartes
  fondo de emergencia|colchon de emergencia|lo meto todo|meterlo todo|meto todo|metere todo|poner todo mi|
  reserva de emergencia|minha reserva|fundo de emergencia|coloco tudo|colocar tudo|boto tudo|ponho tudo|meto tudo|tudo que tenho|tudo o que tenho|
  mets tout|mettre tout|tout mettre|fonds d urgence|epargne de precaution|tout ce que j ai|
  notgroschen|notfallfonds|notreserve|alles auf eine karte|alles reinstecken|alles rein|
  подушк* безопасности|финансов* подушк*|вложить все|ставлю все|последние деньги|acil durum fon*|butun param|tum param|tum birikim*|
  应急资金|应急金|备用金|全部身家|生活防衛資金|全財産|비상금|전 재산|몰빵|
  todos mis ahorros|mis ahorros|todo mi dinero|ahorros de mi vida|mi jubilacion
  toutes mes economies|mes economies|tout mon argent|mon epargne|ma retraite
  todas as minhas economias|minhas economias|minha poupanca|todo meu dinheiro|todo o meu dinheiro|minha aposentadoria
  все сбережения|все мои сбережения|сбережени*|все деньги|все свои деньги|накоплени*
  tum birikim*|butun birikim*|birikimim*|tum param*|butun param*
  全部积蓄|所有积蓄|全部身家|所有的钱|全部的钱|养老金|梭哈|全部存款|所有存款|积蓄|全財産|貯金|老後資金|退職金|전 재산|전재산|모든 돈|저축|적금|올인|노후자금
  everything in|everything into|put everything|bet everything|whole lot in|all of it in|all our|our savings|nest egg|pension pot|pension fund|superannuation|house deposit|down payment|deposit for|wedding money|wedding fund|rainy day|kids college|childrens college|student loan money|bills money|grocery money|food money|grandmas money|moms money|my mums|parents money|every cent|last penny|last dollar|the lot on|the farm|the house on|all my eggs|eggs in one basket|whole salary|entire salary|my wages|notgroschen|bausparer|gesamtes geld|mi sueldo|mi pension|tout mettre|tout miser|mon salaire|meu salario|всю зарплату|maasim*|her seyimi|all in|孤注一掷|全仓|养老|工资全|给料全部|全部突っ込|全額|몰빵|월급 전부|전부 다`);
export const LOAN = cue(`
  a loan|loan|loans|borrow|borrowing|borrowed|credit card|mortgage|remortgage|second mortgage|take out credit|go into debt|debt to buy|on credit|student loan
  kredit|kredit aufnehmen|darlehen|geld leihen|hypothek|prestamo|pedir prestado|credito|hipoteca|tarjeta de credito|emprunter|un pret|fr:credit|hypotheque|emprestimo|pegar emprestado|hipoteca|cartao de credito
  кредит*|заем|займ*|в долг|ипотек*|kredi*|borc al*|贷款|借钱|借款|信用卡|ローン|借金|借り|クレジット|대출|빚|빌려|신용카드|마이너스통장
  overdraft|credit line|line of credit|payday loan|maxing out|max out my|remortgage*|mortgaging|take out a loan|taking out a loan|bank money|on margin from my bank|money i dont have|money i do not have|leihen|aufnehmen|dispo|uberziehen|endeudarme|pedir un credito|m endetter|a credit|me endividar|занять|занимать|взять в долг|borclan*|贷|借钱|クレカ|リボ|빚내|영끌`);
export const TAX = cue(`
  tax|taxes|taxed|taxable|irs|capital gains tax|tax return|owe the government|steuer*|versteuern|finanzamt|impuesto*|impot*|fiscalite|imposto*|imposto de renda|налог*|ндфл|vergi*|税|纳税|报税|税金|確定申告|세금|양도소득세|과세
  taxman|tax man|hmrc|tax office|tax bill|capital gains|tax free|taxation|the state take|government take|uncle sam|fiscus|abgeltungssteuer|hacienda|fisco|fisc|leao|налоговая|maliye|国税|税务|세무`);
export const GUARANTEE = cue(`
  guarantee|guaranteed|guarantees|promise me|promise|sure thing|risk free|risk-free|cant lose|no risk|without risk|surefire|100% sure|certain profit|double my money|get rich|make me rich|make me a millionaire|garantier*|garantie|versprich*|risikolos|ohne risiko|garantiza*|garantia|garantizado|sin riesgo|garanti*|sans risque|garanta|garantido|sem risco|гарант*|без риска|обещай*|garanti*|risksiz|kesin kazan*|保证|保證|包赚|稳赚|零风险|無リスク|保証|必ず儲|絶対儲|보장|무조건 수익|확실한 수익|원금 보장
  sure bet|cant go wrong|can not go wrong|cannot go wrong|certain to|certain it|definitely going up|definitely go up|100 percent sure|100 percent certain|no brainer|nobrainer|safe way to|triple my|10x my|get rich quick|easy money|foolproof|free money|bulletproof|always goes up|be sure itll|swear|promise it|bombensicher|todsicher|sicherer gewinn|seguro que sube|dinero facil|ganancia segura|argent facile|gagner a coup sur|dinheiro facil|lucro certo|верняк|точно вырастет|легкие деньги|garantili|kolay para|稳赢|一定会涨|肯定涨|稳赚不赔|確実に儲|絶対上がる|100 오르|무조건 오르`);
export const OPTIONS = cue(`
  call options|call option|put options|put option|options|option|calls|puts|calls or puts|puts or calls|covered calls|covered call|strike|strike price|expiry|0dte|leaps|straddle|strangle|iron condor|call spread|put spread|optionsschein*|kaufoption*|verkaufsoption*|optionen|opciones|opcion|opcoes|опцион*|opsiyon*|期权|期權|オプション|옵션|풋옵션|콜옵션`);
export const PERSONAL = cue(`
  diversify|rebalance|my portfolio|how much should i|how much of my|what percent of my|how much money should|what should i do with my|my age|im retired|im a student|build me a portfolio|make me a portfolio|portfolio for me|my portfolio allocation|allocate|how should i invest|where should i invest|what should i invest|wie viel soll* ich|wie viel geld soll*|cuanto deberia invertir|cuanto debo invertir|combien dois je|combien devrais je|quanto devo investir|сколько мне вложить|сколько вложить|ne kadar yatirmali*|应该投多少|该投多少|いくら投資すべき|얼마나 투자해야|얼마를 투자
  my portfolio|my situation|split my|how should i split|divide my|percentage of my|what share of my|how much of it should|how much to put|how much do i put|how big a position|position size|what fits me|right for me|suitable for me|for someone like me|for my age|at my age|im 60|im 65|im 70|years from retirement|before i retire|when i retire|my kids|my children|my wife|my husband|welcher anteil|zu mir passt|fur mich geeignet|para mi perfil|me conviene a mi|mon profil|meu perfil|em que proporcao|сколько процентов портфеля|подходит ли мне|bana uygun|适合我|该配多少|何割|私に合|나한테 맞|비중`);
