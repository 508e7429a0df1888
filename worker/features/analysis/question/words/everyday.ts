/** English words of every day: no slips of words that mean something here. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `
    core supposed followed follows gives giving closest nearest furthest farthest bore boring bored bone bones bond boot bowl
    brain brave brick bright brush bucket burn burst bush button cake calf candle candy card cards careful castle
    ceiling chain chalk charm chase cheek cheer cheese chef chess chest chicken chin circle clay clever cliff climb
    clock cloth club coal coast coat code coin comb cousins crack craft crew crime crisp crop crown cruel crust cube
    cups curb cure curl curve damp dare dawn deaf deny desert diet dine dirt dish dive dock dolls donkey dose dozen drag
    drain drawer drift drill drum duck dull dumb dusk dust duty eager eagle edge eggs elbow elder empire equal error
    essay evil fabric fade fail faint faith fake fancy fear feast fence fetch fever fiber field fifth file firm flag
    flame flash flat flavor flesh flight flip flock floral flour flower fluid flute foam fold folk fond fork fort fossil
    frame frog frost frozen fuel fund funds fury gang gate gear gentle ghost giant glove glow glue goal goat goose grab
    grade grain granny grandad grandma grandpa grape grass grave gray greet grid grief grill grip groom guard guess
    guest guide guilt habit hall hammer hang harm harsh hatch hawk heal heap heel hill hint hire hobby honey hook horn
    host hunt hurry hut idle inch index inner inn iron jacket jail jam jar jaw jealous jelly jewel joint judge juice
    jump jury kettle kick kidney kite knee knife knock knot label lace ladder lake lamb lamp lane lap laser laser latch
    lawn lawyer layer lazy leaf leak lean leap leather leg lemon lend lens level liar lick lift limb lime lion lips
    liquid load loaf loan lock log loop lorry lungs maid mail mask mate mayor meal meat medal melt mental menu mercy
    merit metal mice mill mist mix mixed monk monkey mood moral motor mud mug mule mum nail nasty neat neck needle nerve
    nest noble noon nurse nuts oak oath oil onion oral organ outer oven pace pack palace palm panel pants park parrot
    paste patch patient pause peach peak pear pencil pepper piano pig pile pill pilot pinch pipe pirate pitch plain
    abt planet plant plastic plate plug poem poet poison pole polite pond pony pope pork pot potato pour powder pray prayer
    pride priest prince proper proud pump punch pupil puppy purple purse puzzle queue quilt quit quiz rabbit race rack
    radio rag raid rail ranch rapid rare rat raw ray razor rebel rent rescue rib rice ripe rival roast rob robe rocket
    roll roof root rope rose rough row royal rub rude rug ruin ruler rush rust sack saddle sailor salad salt sauce saw
    scale scar scare scarf scene scout scrap scream seal seed seek seize self shade shadow shake shallow shame sharp
    shed sheep sheet shelf shell shield shift shine shirt shock shore shoulder shower shut sigh silk silly silver sink
    skill skirt sky slave slice slide slim slip slope slow smash smooth snack snake soap sock soil solid soul soup sour
    spare spark spell spice spider spill spin spit split spoil spoon spot spray spy square squeeze stable stack staff
    stage stain stair stamp steal steam steel steep stem stick stiff sting stir stomach storm stove stream stretch
    strict strike string strip stroke stuff swear sweat sweep swing sword tail tale tank tape tax tea teach tear tease
    teeth temper tent text throat throne thumb tide tie tiger tile tin tiny tip tire toast toe tomb tongue tool torch
    toss towel tower toy track trade trail trap trash tray treat trend tribe trick truck trunk trust tube tune tunnel
    twin twist uncle unit upper urban urge vague valley van vase vast vein verb verse vest victim wage wagon waist
    wander warn weak wealth weapon weed weigh weird wheat whip whisper wing wipe wire wise witch wolf wool wound wrap
    wrist yard yell zone zoo tight bring mum dads mums sons aunt niece nephew brothers sisters neighbor neighbour
    colleague coworker roommate landlord barber dentist petrobras reckon fancy keen chuffed gutted cheeky bloke lads
    lass gran nan pub tenner fiver quid cuppa blimey crikey able account across actually afraid agree almost alone along
    already although always amazing answer anyway apart april arrive aside asleep away baby balls based bear beat
    beautiful became because become before began begin behind being believe below beside best bets beyond birthday black
    blood blue board boat body book born boss both bottom bought bread break bring broke broken brother brought brown
    build built business busy calm came camera cannot care carry case cash catch cause center certain chair chance
    change check child children choose city claim class clean clear close clothes cloud coach coffee cold college color
    come common complete computer consider continue control cook cool copy corner correct count country couple course
    cousin cover crazy cream create cross crowd curious current dance danger dark data date daughter dead deal dear
    death decide deep definitely degree desk died different difficult dinner direct dirty doctor door double doubt draw
    dream dress drink drive during each early earn earth easy eating either else empty energy english enjoy enough
    entire especially even evening event exact example except excited expect explain express face fact fair fall false
    family famous farm father favorite feel feet felt female fight figure fill film final find fine fire first fish five
    floor flower follow food fool foot force forest forget form forward found four free fresh friend front fruit fully
    funny game garden gave general gets gift girl girlfriend given glad glass goes gold gone grand great green grew
    ground group grow guess hair half hand happen happy hard hate head health hear heard heart heat heavy held hello
    help here herself hidden himself history hold hole holiday home honest hope horse hospital hotel hour house huge
    human hundred hurt husband idea imagine important inside instead interest internet into island issue item itself
    joined joke keep kept keys kids kill kind king kitchen knew knows lady land language large late laugh lead learn
    least leave legs less lesson letter life light likely line list listen live local lonely lose lost loud love lower
    luck lunch machine made magic main make male manage many mark market married matter mean meet member memory mention
    mess middle mile milk mind mine minute miss mister modern moment money month moon more morning mother mountain mouth
    move movie music must myself name near need nervous never news next night nobody noise none normal north nose note
    notice number ocean offer office often older open opinion option order other over owner page pain paint pair panic
    paper parent part party pass past path peace perfect period person phone photo pick picture piece place plan plane
    play player plenty point police poor popular possible power practice present pretty price print prison private
    problem process program promise proof proud public pull push quality queen question quick quiet rain raise rather
    reach read ready real reason receive record relax remember repeat report rest result return rich ride right ring
    risk river road rock role room rough round rule running sadly safe said sail salt same sand save school science
    score screen season seat second secret seem seen sell send sense sentence series serious serve service seven several
    shall shape share sharp shirt shoes shop short should shout show shut sick side sign silly simple since single
    sister size skin sleep slow small smart smell smile smoke snow social society soft sold some song soon sorry sound
    south space speak special speed spend spent spirit sport spring stand star start state stay step still stone stop
    store storm story straight strange street strong student study stuff stupid style subject success such sugar suit
    summer sunny sure surprise sweet swim table take talk talked talking talks tall taste teach teacher team tears tell
    term test than thank their them theory thick thin third thirsty those though thought thousand three threw throw
    ticket tight till time tired title today together told tomorrow tone tonight took tooth topic total touch tough tour
    town train travel tree tried trip trouble truck true truth trying turn twice type ugly uncle under understand until
    upon upset used useful usual vacation very video view village visit voice vote wait wake walk wall want warm wash
    watch water wave wear weather week weird welcome well went west wet whatever wheel when where whether while white
    whole whom whose wide wife wild wind window wine winter wish within without woman women wonder wood word wore work
    world worry worse worst worth would write wrong wrote yard yeah year yellow young your yourself
  `
    .trim()
    .split(/\s+/),
);
