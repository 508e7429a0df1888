import { cue } from "./cue.ts";

/** Several holdings as one thing. */
export const PORTFOLIO = cue(`
  portfolio|portfolios|my holdings|my bags|my total|total|in total|all together|altogether|combined|net worth|my split|rebalance|rebalancing|allocation|my stack|worth together|add up
  depot|meine bestande|mein bestand|zusammen|insgesamt|gesamt|gesamtwert|umschichten|aufteilung|verteilung
  cartera|portafolio|portafolios|en total|juntos|juntas|rebalancear|reparto
  portefeuille|au total|en tout|ensemble|reequilibrer|repartition
  carteira|portfolio|no total|ao todo|juntos|rebalancear|divisao
  портфел*|всего|вместе|в сумме|итого|ребалансир*|распределени*
  portfoy*|portfoyum|toplam|toplamda|hepsi
  投资组合|投資組合|持仓|组合|一共|总共|总值|总价值|合计|再平衡
  ポートフォリオ|合計|全部で|全体|保有資産|リバランス
  포트폴리오|합계|합치면|전부|총|모두|보유 자산|리밸런싱`);

/** What somebody has. */
export const HAVE = cue(`
  i have|ive got|i got|ive|i own|i hold|we have|we own|we hold|my|holding|own|hold|got|have|bought|i bought|invested|put|if i have|if i had
  ich habe|habe|mein*|ich besitze|besitze|halte|gekauft
  tengo|poseo|mi|mis|compre|he comprado
  j ai|je possede|je detiens|mon|mes|achete
  tenho|possuo|meu|minha|meus|comprei
  у меня|мой|мои|имею|держу|купил*|есть
  bende|elimde|var|hissem|sahibim|aldim|portfoyum
  我有|持有|手里|我的|买了
  持って|持ってる|保有|私の|買っ
  가지고|보유|있어|있는|있습니다|내|제|샀`);

/** The same share of each. */
export const EVENLY = cue(
  `equal weight|equally|equal parts|equal shares|evenly|even split|same share|fifty fifty|zu gleichen teilen|gleichgewichtet|gleichmassig|a partes iguales|equitativamente|a parts egales|equitablement|em partes iguais|igualmente|поровну|равными долями|esit|esit agirlik|平均分|等权|均等|均分|똑같이|균등|동일 비중`,
);
