import { cue } from "./cue.ts";

/** Words of a price's way, in the languages we read. */
export const FALL = cue(`
  fall|falls|fell|fallen|falling|drop|drops|dropped|dropping|dip|dips|dipped|dipping|down|decline|declines|declined|declining|crash|crashes|crashed|crashing|tank|tanks|tanked|tanking|lose|loses|lost|losing|loss|slide|slides|slid|sliding|sink|sinks|sank|plunge|plunges|plunged|plunging|plummet*|dump|dumped|dumping|dumps|correct|corrects|correction|sell off|sold off|selloff|sell-off|bleed|bleeding|red|collapse|collapses|collapsed|tumble|tumbled|tumbles|slump|slumped|weak|halve|halves|haircut|haircuts|pullback|pullbacks|pull back|setback|downturn|downswing|rout|markdown|a hit of|a cut of|cratered|craters|crater|cratering|wiped|shed|sheds|nosedive|nosedived|go down|lower|retreat*|slip|slips|slipped|drawdown|underperform*|bleeds|rekt|puke*
  fallt|fiel|gefallen|sinkt|sinken|gesunken|abgesturzt|absturz|verliert|verloren|verlust|runter|eingebrochen|minus|sturzt|fallen|ruckgang
  cae|caer|caiga*|baje*|pierda*|caia|caisse|cayo|caido|baja|bajo|bajado|bajando|bajar|pierde|perdio|perdido|caida|desplom*|derrumb*|tambale*|cayendo|hunde*
  recul*|ecroul*|degringol*|devisse*|s ecroule|baisse|baissait|chutait|perdait|baisse-t-il|baisser|chute|chuter|chute-t-il|tombe|perd|perdu|recule|recul|effondr*|descend*|plonge*
  cai|cair|caiu|caindo|caido|queda|baixa|baixou|desce*|perde|perdeu|despenc*|desab*|derret*|desmoron*
  пад*|упал*|упад*|рухнет|рухну*|снизил*|снижа*|сниз*|рухнул*|обвал*|руш*|валит*|летит вниз|просел*|потеря*|опусти*|минус*|дешев*|подешев*
  tr:dus*|dustu|duserse|dusecek|dusus|geriledi|geril*|kaybet*|cokt*|cokus|dustu|inerse|azal*|deger kayb*
  崩|崩盘|跳水|跌|下跌|跌了|暴跌|大跌|下降|下滑|缩水|亏
  崩れ|崩壊|下が*|下落|落ち|暴落|急落|値下がり|下げ
  떡락|무너|하락|떨어|내려|내렸|폭락|급락|빠졌|빠지|내리
  puking|vomiting|hammered|battered|smashed|slammed|crushed|wrecked|clobbered|pummeled|pummelled|tumbling|cratered|cratering|melting|melted|melt down|meltdown|bloodbath|blood in|sinking|slumping|plummeting|nosediving|sliding|drilled|nuked|nuking|rugged|hit hard|took a hit|takes a hit|took a beating|ugly day|bad day|weird day|abgeschmiert|abgerauscht|talfahrt|hundimiento|batacazo|plantee|plongeon|tombo|derrocada|слили|сливают|посыпал*|cakil*|割れ|ガラ|나락|박살`);
export const RISE = cue(`
  rise|rises|rose|risen|rising|gain|gains|gained|gaining|up|jump|jumps|jumped|jumping|rally|rallies|rallied|rallying|climb|climbs|climbed|climbing|pump|pumps|pumped|pumping|surge|surges|surged|surging|soar|soars|soared|soaring|explode|explodes|exploded|grow|grew|grown|moon|mooned|mooning|spike|spikes|spiked|spiking|rocket|rocketed|go up|higher|advance|advanced|skyrocket*|rip|ripped|ripping|green|double|doubles|doubled|boom|boomed|fly|flew|flying|strong|outperform*|increase*|bounce|bounced|recover|recovered|breakout
  steigt|stieg|gestiegen|steigen|klettert|explodiert|zugelegt|gewonnen|hoch|anstieg|plus|steige
  vuela|despeg*|sube|subir|suba*|subiera|subisse|subio|subido|subiendo|gano|ganado|gana|alza|aumenta*|dispar*|crecio|crecido
  s envole|envol*|decolle*|cartonn*|monte|montait|monter|monte-t-il|montee|hausse|augmente*|grimpe*|gagne|gagner|explose*|bondi*|pris|progresse*|flambe*
  bombando|decol*|sobe|subir|subiu|subindo|alta|ganhou|ganho|disparou|cresceu|valorizou|aumentou
  раст*|рост*|вырос*|выраст*|подорожа*|подня*|взлет*|подскоч*|поднима*|плюс*|дорожа*|прибав*
  yuksel*|tr:art*|cikti|cikarsa|yukari|ucus*|kazand*|cikis|deger kazan*|firla*
  起飞|飞|涨|漲|上涨|上漲|涨了|暴涨|大涨|升|飙升|增长
  爆上げ|急伸|上が*|上昇|急騰|高騰|値上がり|騰落|上げ|伸び
  떡상|상승|올랐|오르|올라|급등|폭등|뛰었|뛴|올라가
  ripping higher|flying high|on fire|on a tear|tear|took off|taking off|takes off|to the moon|melt up|popped|popping|pops|shot up|shooting up|spikes|exploding|ballooned|sprinted|roaring|hochgeschossen|durch die decke|abgehoben|se disparo|como un cohete|par la fenetre|s emballe|bombou|estourou|пампит|пампят|летит вверх|ракет*|ucuyor|uctu|暴拉|拉升|吹き上げ|爆騰|날아|폭등
  come back|comes back|came back|bounce back|bounces back|back up|climb back|turn around|turns around|erholen|erholt sich|recuperarse|se recupera|remonter|se recuperar|восстановится|отскочит|отрастет|toparlan*|反弹|回升|戻る|반등`);
/** A change, without saying which way. */
export const CHANGE = cue(`
  change|changed|changes|perform|performed|performance|performing|did|done|do|return|returns|returned|move|moved|moves|gain|gained|lose|lost|made|developed|fare|fared|went|gone|swing|swung|how much did|how much has|result|results|yield|yielded|roi|percent|percentage|track record|since
  entwickelt|entwicklung|verandert|veranderung|performance|rendite|verlauf|gelaufen|kursentwicklung
  rendimiento|rentabilidad|variacion|cambio|comportado|evoluciono|evolucionado|evolucion|rindio|vario|hizo|le fue|ha ido
  performance|rendement|variation|evolution|evolue|a fait|change|varie
  desempenho|rendimento|variacao|rentabilidade|variou|mudou|evoluiu|se saiu|rendeu|foi
  изменил*|изменен*|доходност*|динамик*|показал*|прибав*|насколько
  degisim|degisti|getiri*|performans*|ne yapti|ne kadar degisti|yuzde kac
  涨跌|表现|表現|涨幅|跌幅|收益率|回报|变化|变动|走势如何|涨了多少|跌了多少
  騰落率|変動率|変化|推移|パフォーマンス|リターン|どれくらい動
  수익률|변동률|변화|변동|등락|성과|얼마나`);
export const MOVED_DAYS = cue(
  `which days|what days|what day|which day|biggest days|best and worst days|welche tage|que dias|quels jours|quais dias|какие дни|hangi gunler|哪几天|哪些天|どの日|어느 날|어떤 날`,
);
export const WHY = cue(`
  why|whys|how come|whats got|what has got|what got|whats keeping|what keeps|whats putting|whats making|reason for|reason|what caused|whats causing|whats dragging|whats pushing|whats driving|whats moving|whats lifting|whats sending|whats pulling|whats hurting|whats helping|what is pushing|what is dragging|what is hurting|what is lifting|what is moving|the cause|cause of|what made|what pushed|what sent|what lifted|what dragged|what pulled|what fueled|what fuelled|what sparked|what led to|what killed|whats with|what is with|what gives|what drove|what is driving|whats driving|what happened|whats happening|what happend|whats behind|what is behind|what explains|wtf happened|y is|y did|what moved|what triggered|explain the|explain why
  warum|wieso|weshalb|was ist passiert|was ist los|was war los|grund fur|woran liegt|weswegen|was hat _ fallen lassen|was treibt|was druckt|was steckt hinter|ursache*|ausloser
  a que se debe|a que se debio|que hizo|que hace|que impuls*|que esta pasando|motivo*|causa|razon de|por que|porque|que paso|que ha pasado|que provoco|que le pasa
  pourquoi|que s est il passe|qu est ce qui|qu est ce qui fait|qu est ce qui a|a cause de quoi|comment ca se fait|la cause|comment se fait il|raison
  o que fez|o que faz|qual o motivo|qual a causa|o que explica|o que levou|por que|porque|o que aconteceu|o que houve|motivo
  почему|отчего|из-за чего|из за чего|с чего|что случилось|что произошло|причин*|в чем дело|за счет чего|на чем|что толкнуло|что уронило
  neden*|niye|neyden|nedeni ne|sebep*|nicin|ne oldu|sebebi
  为什么|為什麼|为何|为啥|怎么回事|什么原因|发生了什么|怎么了|怎么跌|怎么涨|怎么突然|什么情况|出什么事|咋
  なぜ|なんで|何が原因|きっかけ|要因|どうして|何があった|理由|원인|왜|어쩌다|때문에|까닭|무슨 일|이유
  what was behind|what stood behind|what sank|what hit|what hurt|what boosted|what crashed|what tanked|what spooked|what drove|who is to blame|whos to blame|to blame|what _ happened|what prompted|what set off|the story behind|explanation for|was steckte hinter|ursache fur|a que obedece|a quoi est du|a quoi doit on|a que se deve|что стояло за|из за чего|sebebi neydi|什么导致|什么推动|何が起き|何のせい|뭐 때문에|무엇 때문에
  what was that about|what was up with|drove|caused|triggered|responsible for|brought about|reason behind|behind the|what was going on`);
export const IF = cue(`
  if|what if|what happens if|suppose|supposing|assume|assuming|in case|say|imagine|were to|scenario|what would happen|should it|should @|wenn|de:falls|was ware wenn|angenommen|es:si|fr:si|fr:s|que pasa si|suponiendo|que se passe t il si|et si|supposons|pt:se|pt:e se|suponha|supondo|если|допустим|предположим|что будет если|eger|tr:ya|olursa|*rse|*rsa|*erse|*arsa|如果|假如|要是|假设|若|もし|たら|れば|なら|と仮定|만약|만일|다면|라면|하면|으면|면`);
export const REACH = cue(`
  reach|reaches|reached|reaching|hit|hits|hitting|touch|touches|get to|gets to|go to|goes to|cross|crosses|break|breaks|breaking|climb to|rise to|fall to|falls to|drop to|drops to|exceed|exceeds|surpass|top|above|below|over|under|past|back to|see|test|retest|make it to|trade at|trades at
  erreicht|erreichen|knackt|uber|unter|auf|steigt auf|fallt auf|llega|llegar|llegara|alcanza|alcanzar|alcanzara|supera|superar|superara|atteindre|atteint|atteindra|depasse*|arrive a|chegar|chega|chegara|atingir|atinge|alcancar|passar
  достигн*|достич*|дойд*|дойти|дотян*|превыс*|пробь*|выше|ниже|ulas*|gorur|gorecek|cikar|asar|gecer
  达到|到达|突破|涨到|跌到|升到|超过|能到|到|届く|達する|達し|到達|超える|超え|まで|なる|도달|찍을|넘을|넘어|가나요|갈까|갈 수|까지`);
export const HOW_FAR = cue(`
  quanto preciso que|quanto precisa|precisa subir|precisa cair|quanto tem que|tem que subir|tem que cair|quanto falta para|cuanto tiene que|tiene que subir|tiene que bajar|cuanto necesita|necesita subir|combien doit|doit monter|doit baisser|doit il monter|faut il que|насколько должен|должен вырасти|должен упасть|ne kadar yukselmeli|ne kadar dusmeli|还要涨多少|需要涨多少|どれだけ上がれば|얼마나 올라야|
    how far|what until|what percent until|what percent is left|how many percent|how many more percent|percent until|percentage to|until @|till @|how much further|how much higher|how much lower|distance to|distance from|away from|how close|far from|need to rise|need to fall|needs to rise|needs to fall|need to gain|needs to gain|have to rise|have to fall|have to drop|have to go|have to climb|need to go|needs to go|need to drop|does @ need|does it need|would @ have to|would it have to|would @ need|would it need|must @|has to rise|has to fall|must rise|must it rise|would have to|upside to|downside to|take to reach|what would it take|percent to|to get to|to get back to|missing to
  wie viel muss|wie viel musste|wie stark muss|wie stark musste|musste _ steigen|musste _ fallen|wie weit|wie viel fehlt|wie viel prozent fehlen|muss _ steigen|entfernt|que tan lejos|cuanto le falta|cuanto falta|a cuanto esta de|a quelle distance|combien manque|loin de|quao longe|quanto falta|distancia|насколько далеко|сколько осталось|далеко ли|ne kadar uzak*|ne kadar var|kac yuzde|距离|离|还差|差多少|あとどれくらい|どれだけ離れ|まであと|얼마나 남|얼마나 멀`);
export const FUTURE = cue(`
  will|wont|gonna|going to|could|might|may|would|can it|can @|expect*|predict*|prediction|forecast*|outlook|target|projection|project|where will|where is _ going|where is _ headed|headed|heading|next|future|tomorrow|probab*|odds|chance|chances|likel*|possible|realistic|potential|soon|ever
  wird|werden|wo steht _ in|prognose|vorhersage|ausblick|wahrscheinlich*|chance|aussichten|kursziel|zukunft|konnte
  sera|estara|llegara|valdra|subira|bajara|va a|prediccion|pronostico|prevision|probabilidad|posibilidad*|perspectiva*|futuro|podria|alcanzara
  sera|vaudra|va|ira|atteindra|prevision*|pronostic|probabilite|chances|perspective*|avenir|pourrait|montera|baissera
  sera|estara|chegara|vai|ira|previsao|prognostico|probabilidade|chance*|perspectiva*|futuro|podera|pode chegar
  будет|будут|станет|прогноз*|вероятност*|шанс*|перспектив*|вырастет|упадет|верн*|вырастает|куда пойдет|чего ждать|дойдет|достигнет|ожида*|сможет
  olacak|olur|tahmin*|olasilik*|ihtimal*|ulasir|ulasacak|cikar mi|cikacak|duser mi|dusecek|yukselecek|beklenti*|gelecek*|gorur mu
  会|將|将|预测|預測|前景|概率|几率|可能|未来|展望|会不会
  予想|予測|見通し|見込み|確率|可能性|でしょうか|だろう|なる|なります|戻る|戻りま|行く|行きます|いきます|どうなる|将来|今後|いくらになる|届く
  전망|예측|예상|될까|확률|가능성|어떻게 될|회복할|돌파|갈까|오를까|떨어질까|미래|될 것|할까`);
export const ODDS = cue(`
  on the cards|in the cards|have a shot at|has a shot at|a shot at|within reach|in reach|doable|feasible|plausible|conceivable|a long shot|a stretch|  odds|chance|chances|probability|probabilities|likelihood|likely|how likely|probable|how probable|wahrscheinlich*|chance|probabilidad|posibilidades|probable|probabilite|chances|probabilidade|chance|вероятност*|шанс*|olasilik*|ihtimal*|olasi|概率|几率|机率|可能性|確率|確率|확률|가능성`);
export const HIGHEST = cue(
  `day high|days high|highest|@ high|its high|todays high|day high|daily high|how high did|how high has|how high had|the high|high of|high in|peak|peaked|top|topped|maximum|max|hochste*|hochststand|hoch|mas alto|maximo|plus haut|sommet|mais alto|maxima|максимум*|самая высокая|пик*|en yuksek|zirve*|tepe|最高|最高价|高点|最高値|高値|최고|최고가|고점`,
);
export const LOWEST = cue(
  `day low|days low|lowest|@ low|its low|todays low|day low|daily low|how low did|how low has|how low had|the low|low of|low in|bottom|bottomed|minimum|min|tiefste*|tiefststand|tief|mas bajo|minimo|plus bas|mais baixo|minima|минимум*|самая низкая|дно|en dusuk|dip|最低|最低价|低点|最安値|安値|최저|최저가|저점`,
);
export const OPENED = cue(
  `open at|opened|open|open price|opening price|the open|eroffnung*|eroffnete|apertura|abrio|ouverture|ouvert|abertura|abriu|открыл*|открыти*|acilis*|开盘|開盤|始値|寄り付き|시가|시초가`,
);
/** What is recorded of a day once it is over. */
export const RECORDED = cue(
  `closing price|closing prices|closing level|close price|close for ~|close of ~|closing value|opening price|opening level|open for ~|schlusskurs*|eroffnungskurs*|precio de cierre|precio de apertura|cours de cloture|prix de cloture|cours d ouverture|prix d ouverture|preco de fechamento|preco de abertura|fechamento de ~|cierre de ~|цен* закрытия|цен* открытия|kapanis fiyat*|acilis fiyat*|收盘价|收盤價|开盘价|終値|始値|종가|시가`,
);
export const AVERAGE = cue(
  `average price|averaged|mean price|on average|average close|average|durchschnittspreis|durchschnittlich|im schnitt|precio medio|promedio|prix moyen|en moyenne|preco medio|em media|средняя цена|в среднем|ortalama fiyat*|平均价|均价|平均価格|평균 가격|평균가`,
);
