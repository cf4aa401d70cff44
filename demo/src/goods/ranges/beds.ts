import { detail } from '../defineProduct.ts';
import { LABELS, OILED, SELF_ASSEMBLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, UPHOLSTERY, WOOD } from '../range/finishes.ts';
import { CANE, FRAMES } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

const SLATS_INCLUDED = detail(LABELS.slats, 'az árban benne van, matrac nélkül', 'included; the mattress is not');

/** Designs: 1 slatted headboard, 3 low platform with a plank headboard, 4 headboard with a rounded top, panelled or filled with cane. */
export const woodenBeds = defineRange({
  category: 'wooden-beds',
  brand: 'bukkhat',
  kind: 'bed',
  weeksToOrder: 6,
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgy keményviaszolajat kap, ezért félálomban is fának érzi a kéz.', 'The oak is given hard wax oil, and even a half-asleep hand can tell that it is wood.'] },
    smokedOak: WOOD.smokedOak,
    walnut: { ...WOOD.walnut, note: ['A dió frissen szinte lilás, néhány év fényben mézbarnára érik.', 'Freshly cut walnut is almost violet; a few years of daylight ripen it to a honeyed brown.'] },
    ash: { ...WOOD.ash, note: ['A kőris rugalmas fa, évszázadokig szerszámnyél készült belőle, és egy ágynak is jól áll.', 'Ash is a springy wood; for centuries it went into tool handles, and it suits a bed just as well.'] },
    beech: { ...WOOD.beech, note: ['A bükk rajza olyan apró, hogy messziről egyszínű, közelről pettyes.', 'The figure of beech is so fine that it looks plain from afar and flecked close to.'] },
    cane: CANE,
  },
  carriers: FRAMES,
  details: [SLATS_INCLUDED, OILED, SELF_ASSEMBLY],
  sizes: {
    slatted140: {
      noun: ['ágykeret 140 × 200', 'bed frame 140 × 200'],
      mm: [1500, 2110, 960], kilograms: 43, price: 219_900,
      note: ['Egy embernek pazarlóan széles, kettőnek meghitt.', 'A generous width for one and a close one for two.'],
      details: [detail(LABELS.mattress, '140 × 200 cm'), detail(LABELS.load, '220 kg')],
    },
    slatted160: {
      noun: ['ágykeret 160 × 200', 'bed frame 160 × 200'],
      mm: [1700, 2110, 960], kilograms: 50, price: 249_900,
      note: ['A 160 centis matrac mellett két oldalt még egy átlagos hálóban is elfér egy-egy éjjeliszekrény.', 'At 160 cm it leaves room for a bedside table on either side, even in a bedroom of ordinary size.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    high160: {
      noun: ['magas fejvégű ágy 160 × 200', 'high-backed bed 160 × 200'],
      mm: [1700, 2120, 1160], kilograms: 56, price: 279_900,
      note: ['A fejvég 116 centi magas, két egymásra tett párna fölött is kilátszik.', 'The headboard rises to 116 cm and still shows above two pillows stacked.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    high180: {
      noun: ['magas fejvégű ágy 180 × 200', 'high-backed bed 180 × 200'],
      mm: [1900, 2120, 1160], kilograms: 62, price: 309_900,
      note: ['Mindkét alvónak 90 centi jut, középen megerősített tartóval.', 'Each sleeper has 90 cm, with a reinforced beam along the middle.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
    low140: {
      noun: ['alacsony ágy 140 × 200', 'low bed 140 × 200'],
      mm: [1520, 2120, 700], kilograms: 46, price: 229_900,
      note: ['Ferde mennyezet alá is befér: a legmagasabb pontja 70 centi.', 'It fits beneath a sloping ceiling, as its highest point is 70 cm.'],
      details: [detail(LABELS.mattress, '140 × 200 cm'), detail(LABELS.load, '240 kg')],
    },
    low160: {
      noun: ['alacsony ágy 160 × 200', 'low bed 160 × 200'],
      mm: [1720, 2120, 740], kilograms: 58, price: 269_900,
      note: ['Az ágy az ablakpárkány alatt marad, és egészben hagyja a kilátást.', 'The bed stays below the window sill and leaves the view above it whole.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
    low180: {
      noun: ['alacsony ágy 180 × 200', 'low bed 180 × 200'],
      mm: [1920, 2120, 740], kilograms: 64, price: 299_900,
      note: ['Széles és lapos, vasárnap reggel egy kisgyerek is maga mászik fel rá.', 'It is wide and low enough for a small child to climb up alone on a Sunday morning.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '300 kg')],
    },
    round160: {
      noun: ['íves fejvégű ágy 160 × 200', 'curved-headboard bed 160 × 200'],
      mm: [1720, 2130, 1080], kilograms: 57, price: 289_900,
      note: ['A 160 centis fekvőfelület két embernek elég, és a legtöbb lepedő ráillik.', 'A lying surface of 160 cm is enough for two, and most sheets are cut for it.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    round180: {
      noun: ['íves fejvégű ágy 180 × 200', 'curved-headboard bed 180 × 200'],
      mm: [1920, 2130, 1100], kilograms: 65, price: 329_900,
      note: ['A 180 centis keretbe egy vagy két matrac tehető.', 'The 180 cm frame takes one mattress or a pair.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
  },
  models: [
    {
      name: 'Gerenda', design: 3,
      look: ['{A} fejvége végigfutó széles deszka, kerete térd alatt marad. Fekve az egész szoba magasabbnak látszik.', '{A} has a broad plank for a headboard and a frame that stays below the knee. Lie down, and the whole room seems taller.'],
      features: [['30 mm vastag tömörfa deszkák', 'Solid boards, 30 mm thick'], ['Szerszám nélkül szétszedhető', 'Comes apart without tools'], ['Lekerekített élek sípcsontmagasságban', 'Edges rounded at shin height']],
      details: [detail(STORAGE_LABELS.headboard, 'tömörfa deszka', 'solid plank')],
      variants: [['low160', 'walnut', 'walnut'], ['low180', 'oak', 'walnut']],
    },
    {
      name: 'Karám', design: 1,
      look: ['{A} lécei két oszlop között állnak, és a fal színe átlátszik közöttük.', '{A} stands its slats between two posts, and the colour of the wall shows through.'],
      features: [['Csapolt kötések, amelyek nem nyikorognak', 'Tenon joints that do not creak'], ['A lécek éle körben lesimítva', 'Slats smoothed on every edge'], ['Rejtett csavarok', 'Screws out of sight']],
      details: [detail(STORAGE_LABELS.headboard, 'függőleges lécek, két oszlop', 'upright slats between two posts')],
      variants: [['slatted140', 'smokedOak', 'smokedOak'], ['slatted160', 'ash', 'ash']],
    },
    {
      name: 'Sétány', design: 4,
      look: ['{A} lekerekített fejvégét nádfonat tölti ki, amelyen reggel átszűrődik a fény. Kevés fa és sok levegő: könnyű ágy egy nehéz nap után.', '{A} has a rounded headboard filled with cane, which lets the morning through. Little wood and plenty of air: a light bed after a heavy day.'],
      features: [['Kézzel feszített nádfonat', 'Cane stretched by hand'], ['Tömörfa keret, íves felső éllel', 'Solid wood frame with a curved top edge'], ['A nádbetét külön cserélhető', 'The cane panel can be replaced on its own']],
      details: [detail(STORAGE_LABELS.headboard, 'nádbetét tömörfa keretben', 'cane panel in a solid frame')],
      variants: [['round160', 'cane', 'walnut'], ['round180', 'cane', 'oak']],
    },
    {
      name: 'Hegedű', design: 1, price: 1.06,
      look: ['{A} magas fejvégén húrokként sorakoznak a lécek, fölül egyetlen vízszintes fa fogja össze őket.', 'Like strings, the slats run up the high headboard to a single rail. {A} suits a wall that you would rather not hide.'],
      features: [['Párnával megtámasztva hátnak is kényelmes', 'Comfortable to lean on with a cushion'], ['Esztergált csapok, ragasztott kötések', 'Turned dowels and glued joints'], ['Hátulról is kidolgozott, a szoba közepére is állhat', 'Finished at the back, so it can stand mid-room']],
      details: [detail(STORAGE_LABELS.headboard, 'függőleges lécek, 116 cm magas', 'upright slats, 116 cm high')],
      variants: [['high160', 'walnut', 'walnut'], ['high180', 'oak', 'oak']],
    },
    {
      name: 'Halom', design: 4, price: 1.04,
      look: ['{A} fejvége fából készült betét íves keretben. Nincs rajta sarok, amelybe éjjel bele lehet ütközni.', '{A} has a panelled headboard under a gently curved frame. There is no corner on it to walk into at night.'],
      features: [['Egy szálból hajlított felső ív', 'Top curve bent from a single length'], ['Furnérozott betét, összefutó erezettel', 'Veneered panel with matched grain'], ['Állítható magasságú középtartó', 'Centre support adjustable in height']],
      details: [detail(STORAGE_LABELS.headboard, 'fabetét íves keretben', 'wooden panel in a curved frame')],
      variants: [['round160', 'oak', 'oak'], ['round180', 'walnut', 'walnut']],
    },
    {
      name: 'Kaszáló', design: 3, price: 0.94,
      look: ['{A} lapos és egyszerű: alacsony keret, egyenes deszkafejvég, semmi dísz.', '{A} lies as flat as a newly mown meadow: a low frame, a straight plank headboard and no ornament at all.'],
      features: [['Négy csavarral összeáll', 'Goes together with four bolts'], ['Kis helyen is elfér', 'Suits a small room'], ['Magyar erdőből való fa', 'Wood from Hungarian forests']],
      details: [detail(STORAGE_LABELS.headboard, 'egyenes deszka', 'straight plank')],
      variants: [['low140', 'beech', 'beech'], ['low160', 'ash', 'ash']],
    },
  ],
});

/** Designs: 2 vertical channels, 5 two plump cushions, 6 an arch. */
export const upholsteredBeds = defineRange({
  category: 'upholstered-beds',
  brand: 'vackor',
  kind: 'bed',
  weeksToOrder: 7,
  finishes: {
    linen: { ...UPHOLSTERY.linen, note: ['A lenkeverék szellős, és használat közben puhul.', 'The linen blend is airy and softens with use.'] },
    wool: { ...UPHOLSTERY.wool, note: ['A tömött gyapjúszövet tartja a formáját, a vízcsepp lepereg róla.', 'The dense wool weave keeps its shape, and drops of water run off it.'] },
    boucle: { ...UPHOLSTERY.boucle, note: ['A gyapjúbuklé apró hurkai elnyelik a szoba zajait is.', 'The small loops of the wool bouclé soak up the noises of the room as well.'] },
    velvet: { ...UPHOLSTERY.velvet, note: ['A pamutbársony lámpafénynél mélyebb színű, mint nappal.', 'Cotton velvet is deeper in colour by lamplight than by day.'] },
    leather: UPHOLSTERY.leather,
  },
  carriers: LEGS,
  details: [SLATS_INCLUDED, SELF_ASSEMBLY],
  sizes: {
    channelled160: {
      noun: ['kárpitozott ágy 160 × 200', 'upholstered bed 160 × 200'],
      mm: [1720, 2150, 1120], kilograms: 66, price: 349_900,
      note: ['Az ágy két embernek elég széles, és egy közepes hálószobában is körbejárható.', 'The bed is wide enough for two and can still be walked around in a bedroom of medium size.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    channelled180: {
      noun: ['kárpitozott ágy 180 × 200', 'upholstered bed 180 × 200'],
      mm: [1920, 2150, 1140], kilograms: 73, price: 389_900,
      note: ['A 180 centis szélesség két külön matracot is befogad.', 'The width of 180 cm will also take two separate mattresses.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
    small140: {
      noun: ['kárpitozott ágy 140 × 200', 'upholstered bed 140 × 200'],
      mm: [1520, 2140, 1060], kilograms: 57, price: 309_900,
      note: ['Vendégszobába vagy az első közös lakásba jó méret.', 'A size for the guest room, or for the first flat together.'],
      details: [detail(LABELS.mattress, '140 × 200 cm'), detail(LABELS.load, '220 kg')],
    },
    soft160: {
      noun: ['párnázott ágy 160 × 200', 'padded bed 160 × 200'],
      mm: [1740, 2200, 1000], kilograms: 68, price: 369_900,
      note: ['Két olvasónak két támla jut, egyenként 80 centi széles.', 'Two readers have a backrest each, 80 cm wide.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    soft180: {
      noun: ['párnázott ágy 180 × 200', 'padded bed 180 × 200'],
      mm: [1940, 2200, 1020], kilograms: 76, price: 409_900,
      note: ['Ekkora ágyban egy kutyának is jut hely a lábnál.', 'A bed of this width has room for a dog at the foot.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
    arched160: {
      noun: ['íves kárpitozott ágy 160 × 200', 'arched upholstered bed 160 × 200'],
      mm: [1720, 2140, 1240], kilograms: 67, price: 369_900,
      note: ['Az ív csúcsa 124 centi magasan van, képet sem kell fölé akasztani.', 'The crown of the arch is at 124 cm, and no picture is needed above it.'],
      details: [detail(LABELS.mattress, '160 × 200 cm'), detail(LABELS.load, '260 kg')],
    },
    arched180: {
      noun: ['íves kárpitozott ágy 180 × 200', 'arched upholstered bed 180 × 200'],
      mm: [1920, 2140, 1280], kilograms: 75, price: 409_900,
      note: ['Az ív a teljes szélességet átfogja, mindkét oldalon egyforma magasra fut le.', 'The arch spans the full width and comes down to the same height on both sides.'],
      details: [detail(LABELS.mattress, '180 × 200 cm'), detail(LABELS.load, '280 kg')],
    },
  },
  models: [
    {
      name: 'Felhő', design: 5,
      look: ['{A} fejvége két nagy, teli párna, amelyek között pont annyi a rés, hogy elférjen egy könyvjelző.', '{A} has two big, full cushions for a headboard, with a gap between them just wide enough for a bookmark.'],
      features: [['Levehető párnahuzatok', 'Cushion covers that come off'], ['Hideghab és toll a párnákban', 'High-resilience foam and feather in the cushions'], ['A keret is körben kárpitozott', 'The frame is upholstered all round']],
      details: [detail(STORAGE_LABELS.headboard, '2 párna, levehető huzattal', '2 cushions with removable covers')],
      variants: [['soft160', 'boucle', 'oak'], ['soft180', 'linen', 'walnut']],
    },
    {
      name: 'Félhold', design: 6,
      look: ['{A} egyetlen nagy ívvel emelkedik a párnák fölé, és attól az ágy mögötti fal is befejezettnek látszik.', '{A} rises over the pillows in one great arch, which makes the wall behind it look finished.'],
      features: [['Nyolc centi vastag párnázás', 'Eight centimetres of padding'], ['Varrás nélküli elülső felület', 'A front without a single seam'], ['A fejvég hátulja is kárpitozott', 'Upholstered at the back as well']],
      details: [detail(STORAGE_LABELS.headboard, 'egybefüggő ív', 'one unbroken arch')],
      variants: [['arched160', 'velvet', 'walnut'], ['arched180', 'wool', 'oak']],
    },
    {
      name: 'Fuvola', design: 2,
      look: ['{A} fejvégén széles, függőleges hurkák futnak végig. A hát közéjük simul, a lámpa árnyékot rajzol rájuk.', '{A} has broad upright channels across its headboard. Your back settles between them, and the lamp draws a shadow along each one.'],
      features: [['Kézzel tűzött hurkák', 'Channels stitched by hand'], ['Megerősített középtartó', 'Reinforced centre beam'], ['Filctalp a lábakon', 'Felt pads under the legs']],
      details: [detail(STORAGE_LABELS.headboard, 'függőlegesen tűzött', 'vertically channelled')],
      variants: [['channelled160', 'wool', 'black'], ['channelled180', 'velvet', 'brass']],
    },
    {
      name: 'Jázmin', design: 6, price: 0.95,
      look: ['{A} a kisebb hálószobák íves ágya: kerek fejvég, karcsú lábak, alatta felmosható a padló.', '{A} is the arched bed for smaller bedrooms: a round headboard, slim legs, and a floor you can still mop.'],
      features: [['Nyír rétegelt lemez a kárpit alatt', 'Birch plywood under the upholstery'], ['Éle körben bújtatott szegővel varrt', 'Edged all round with hidden piping'], ['Két ember fél óra alatt összerakja', 'Two people assemble it in half an hour']],
      details: [detail(STORAGE_LABELS.headboard, 'íves, párnázott', 'arched and padded')],
      variants: [['small140', 'boucle', 'ash'], ['arched160', 'linen', 'black']],
    },
    {
      name: 'Kucsma', design: 5, price: 1.06,
      look: ['{A} vastag és puha: fejvégén két telt párna ül szorosan egymás mellett.', '{A} is as thick as a winter hat: two full cushions sit shoulder to shoulder at its head.'],
      features: [['Dupla varrás minden élen', 'Double stitching on every edge'], ['A párnák hátul pántokkal rögzülnek', 'Cushions fastened by straps behind'], ['Tömör fenyő belső váz', 'Solid pine inner frame']],
      details: [detail(STORAGE_LABELS.headboard, '2 rögzített párna', '2 fixed cushions')],
      variants: [['soft160', 'wool', 'smokedOak'], ['soft180', 'leather', 'oak']],
    },
    {
      name: 'Hullám', design: 2, price: 0.96,
      look: ['{A} fejvége lágyan hullámzik egyik széltől a másikig.', '{A} carries a headboard that swells softly from side to side.'],
      features: [['Levehető, tisztítható huzat', 'A cover that comes off for cleaning'], ['Puha, kerek élek', 'Soft, round edges'], ['Laposra csomagolva is befér a lépcsőházba', 'Packs flat for a narrow staircase']],
      details: [detail(STORAGE_LABELS.headboard, 'függőleges hullámok', 'upright waves')],
      variants: [['small140', 'linen', 'beech'], ['channelled160', 'boucle', 'oak']],
    },
  ],
});
