/** English words of every day: no slips of words that mean something here. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `able account across actually afraid agree almost alone along already although always amazing answer anyway apart april arrive
  aside asleep away baby balls based bear beat beautiful became because become before began begin behind being believe below
  beside best bets beyond birthday black blood blue board boat body book born boss both bottom bought bread break bring broke
  broken brother brought brown build built business busy calm came camera cannot care carry case cash catch cause center
  certain chair chance change check child children choose city claim class clean clear close clothes cloud coach coffee cold
  college color come common complete computer consider continue control cook cool copy corner correct count country couple
  course cousin cover crazy cream create cross crowd curious current dance danger dark data date daughter dead deal dear death
  decide deep definitely degree desk died different difficult dinner direct dirty doctor door double doubt draw dream dress
  drink drive during each early earn earth easy eating either else empty energy english enjoy enough entire especially even
  evening event exact example except excited expect explain express face fact fair fall false family famous farm father
  favorite feel feet felt female fight figure fill film final find fine fire first fish five floor flower follow food fool foot
  force forest forget form forward found four free fresh friend front fruit fully funny game garden gave general gets gift girl
  girlfriend given glad glass goes gold gone grand great green grew ground group grow guess hair half hand happen happy hard
  hate head health hear heard heart heat heavy held hello help here herself hidden himself history hold hole holiday home
  honest hope horse hospital hotel hour house huge human hundred hurt husband idea imagine important inside instead interest
  internet into island issue item itself joined joke keep kept keys kids kill kind king kitchen knew knows lady land language
  large late laugh lead learn least leave legs less lesson letter life light likely line list listen live local lonely lose
  lost loud love lower luck lunch machine made magic main make male manage many mark market married matter mean meet member
  memory mention mess middle mile milk mind mine minute miss mister modern moment money month moon more morning mother mountain
  mouth move movie music must myself name near need nervous never news next night nobody noise none normal north nose note
  notice number ocean offer office often older open opinion option order other over owner page pain paint pair panic paper
  parent part party pass past path peace perfect period person phone photo pick picture piece place plan plane play player
  plenty point police poor popular possible power practice present pretty price print prison private problem process program
  promise proof proud public pull push quality queen question quick quiet rain raise rather reach read ready real reason
  receive record relax remember repeat report rest result return rich ride right ring risk river road rock role room rough
  round rule running sadly safe said sail salt same sand save school science score screen season seat second secret seem seen
  sell send sense sentence series serious serve service seven several shall shape share sharp shirt shoes shop short should
  shout show shut sick side sign silly simple since single sister size skin sleep slow small smart smell smile smoke snow
  social society soft sold some song soon sorry sound south space speak special speed spend spent spirit sport spring stand
  star start state stay step still stone stop store storm story straight strange street strong student study stuff stupid style
  subject success such sugar suit summer sunny sure surprise sweet swim table take talk talked talking talks tall taste teach
  teacher team tears tell term test than thank their them theory thick thin third thirsty those though thought thousand three
  threw throw ticket tight till time tired title today together told tomorrow tone tonight took tooth topic total touch tough
  tour town train travel tree tried trip trouble truck true truth trying turn twice type ugly uncle under understand until upon
  upset used useful usual vacation very video view village visit voice vote wait wake walk wall want warm wash watch water wave
  wear weather week weird welcome well went west wet whatever wheel when where whether while white whole whom whose wide wife
  wild wind window wine winter wish within without woman women wonder wood word wore work world worry worse worst worth would
  write wrong wrote yard yeah year yellow young your yourself`.split(/\s+/),
);
