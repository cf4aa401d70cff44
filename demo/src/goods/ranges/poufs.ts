import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, UPHOLSTERY } from '../range/finishes.ts';
import { FELT } from './livingDiningFinishes.ts';

export const poufs = defineRange({
  category: 'poufs',
  brand: 'vackor',
  kind: 'pouf',
  finishes: {
    boucle: {
      ...UPHOLSTERY.boucle,
      note: ['A gyapjúbuklé mezítláb is jólesik, hurkai elrejtik a varrásokat.', 'Wool bouclé is pleasant under bare feet, and its loops hide the seams.'],
    },
    felt: {
      ...FELT,
      note: ['A gyapjúfilcnek nincs szála, amely kihúzódna, így a gyerekszobát is bírja.', 'Wool felt has no thread to pull, so it can cope with a nursery.'],
    },
    velvet: {
      ...UPHOLSTERY.velvet,
      note: ['A pamutbársony fénye fordul egyet, ahányszor végigsimítják.', 'The sheen of the cotton velvet turns each time a hand passes over it.'],
    },
    wool: {
      ...UPHOLSTERY.wool,
      note: ['A gyapjúszövet sűrűn szőtt, lábnak és tálcának is.', 'The wool is densely woven, for feet and for trays.'],
    },
    linen: {
      ...UPHOLSTERY.linen,
      note: ['A lenkeverék huzat cipzárral lehúzható, és mosógépben mosható.', 'The linen-blend cover unzips and goes in the washing machine.'],
    },
    leather: {
      ...UPHOLSTERY.leather,
      note: ['A növényi cserzésű bőr ott fényesedik ki, ahol a legtöbbet használják.', 'The vegetable-tanned leather takes on a shine where it is used most.'],
    },
  },
  carriers: {
    ...LEGS,
    bareBoucle: { surface: ['boucle', 'sand'], name: ['', ''], part: ['', ''] },
    bareWool: { surface: ['wool', 'dove'], name: ['', ''], part: ['', ''] },
    bareVelvet: { surface: ['velvet', 'honey'], name: ['', ''], part: ['', ''] },
    bareFabric: { surface: ['fabric', 'oat'], name: ['', ''], part: ['', ''] },
    bareLeather: { surface: ['leather', 'black'], name: ['', ''], part: ['', ''] },
  },
  details: [detail(LABELS.load, '120 kg')],
  sizes: {
    round: {
      noun: ['puff', 'pouffe'],
      code: 'pouf',
      mm: [500, 500, 420], kilograms: 8.5, price: 64_900,
      note: ['Elég magas, hogy vendég is üljön rajta.', 'It is high enough to seat a guest.'],
      details: [detail(LABELS.seatHeight, '42 cm'), ASSEMBLED],
    },
    roundSmall: {
      noun: ['kis puff', 'small pouffe'],
      code: 'small-pouf',
      mm: [400, 400, 440], kilograms: 6, price: 49_900,
      note: ['Negyven centi átmérőjű, a konzolasztal alatt is eláll, amíg nem kell.', 'At forty centimetres across, it waits under a console table until it is needed.'],
      details: [detail(LABELS.seatHeight, '44 cm'), ASSEMBLED],
    },
    roundLarge: {
      noun: ['nagy puff', 'large pouffe'],
      code: 'large-pouf',
      mm: [720, 720, 360], kilograms: 13, price: 99_900,
      note: ['Tálcával a tetején dohányzóasztalnak is beválik.', 'With a tray on top it does duty as a coffee table.'],
      details: [detail(LABELS.seatHeight, '36 cm'), ASSEMBLED],
    },
    cube: {
      noun: ['kockapuff', 'cube pouffe'],
      code: 'cube-pouf',
      mm: [450, 450, 430], kilograms: 7.5, price: 59_900,
      note: ['Kettő egymás mellé tolva már pad.', 'Push two together and you have a bench.'],
      details: [detail(LABELS.seatHeight, '43 cm'), ASSEMBLED],
    },
    cubeLarge: {
      noun: ['nagy kockapuff', 'large cube pouffe'],
      code: 'large-cube-pouf',
      mm: [600, 600, 400], kilograms: 11, price: 84_900,
      note: ['Hatvan centis oldalával két gyereknek vagy egy felnőttnek kínál helyet.', 'At sixty centimetres square it seats two children or one adult.'],
      details: [detail(LABELS.seatHeight, '40 cm'), ASSEMBLED],
    },
    footstool: {
      noun: ['lábtartó', 'footstool'],
      mm: [520, 420, 400], kilograms: 6.8, price: 69_900,
      note: ['Magassága a legtöbb fotel üléséhez illik.', 'Its height suits the seat of most armchairs.'],
      details: [detail(LABELS.seatHeight, '40 cm'), LEGS_ONLY],
    },
    footstoolWide: {
      noun: ['széles lábtartó', 'wide footstool'],
      mm: [780, 460, 400], kilograms: 9.8, price: 94_900,
      note: ['Két pár lábnak is van rajta hely.', 'It has room for two pairs of feet.'],
      details: [detail(LABELS.seatHeight, '40 cm'), LEGS_ONLY],
    },
  },
  models: [
    {
      name: 'Bárány', design: 1,
      look: ['{A} kerek és tömött, a szőnyegen bárányszelíden ácsorog.', '{A} is round and well filled, and as content to stand about on a rug as its namesake, the lamb, in a meadow.'],
      features: [['Lekerekített felső perem', 'Rounded upper edge'], ['Fenyő belső váz, tartja a formáját', 'Pine inner frame that holds its shape'], ['Csúszásgátló alj', 'Non-slip underside']],
      details: [detail(LABELS.filling, 'hideghab fenyővázon', 'high-resilience foam on a pine frame')],
      variants: [['round', 'boucle', 'bareBoucle'], ['roundLarge', 'felt', 'bareWool']],
    },
    {
      name: 'Dongó', design: 1,
      look: ['{A} zömök kis henger, amely naponta háromszor költözik: reggel lábtartó, délben ülőke, este az újság helye.', '{A} is a stocky little drum that moves house three times a day: footrest in the morning, extra seat at noon, a place for the paper at night.'],
      features: [['Egy ember könnyen átviszi a másik szobába', 'Easy for one person to carry next door'], ['Feszes, kemény párnázás', 'Taut, firm padding'], ['Körben egyetlen varrás', 'A single seam all round']],
      details: [detail(LABELS.filling, 'kemény hideghab', 'firm high-resilience foam')],
      variants: [['roundSmall', 'velvet', 'bareVelvet'], ['round', 'wool', 'bareFabric']],
    },
    {
      name: 'Batyu', design: 2,
      look: ['{A} puha kocka; varrásain szegő fut végig, ettől kapja vissza a formáját, amikor feláll róla valaki.', '{A} is a soft cube with piping along its seams, which brings it back into shape when somebody gets up.'],
      features: [['Szegett varrások', 'Piped seams'], ['Váz nélküli, minden oldala puha', 'No frame inside, soft on every side'], ['Megfordítható, az alja is végigkárpitozott', 'Reversible, with the underside upholstered too']],
      details: [detail(LABELS.filling, 'rétegelt hab', 'layered foam')],
      variants: [['cube', 'linen', 'bareFabric'], ['cubeLarge', 'leather', 'bareLeather']],
    },
    {
      name: 'Bála', design: 2,
      look: ['{A} szögletes, akár egy szalmabála, de a sarka puha, és megbocsát a lábszárnak.', '{A} is as square as a bale of straw in the stubble, but its corners are soft and forgive a passing shin.'],
      features: [['Lekerekített sarkok', 'Rounded corners'], ['Ülésnek is elég feszes', 'Firm enough to sit on'], ['Alul vastag vászon', 'Thick canvas underneath']],
      details: [detail(LABELS.filling, 'hideghab, gyapjúvatelin réteggel', 'high-resilience foam under wool wadding')],
      variants: [['cubeLarge', 'wool', 'bareFabric'], ['cube', 'velvet', 'bareVelvet']],
    },
    {
      name: 'Csikó', design: 3,
      look: ['{A} négy vékony lábán csikóra emlékeztet, párnája mégis feszes: fotel és tükör előtt egyaránt otthon van.', '{A} stands on four slim legs, like a foal learning to walk, under a taut cushion. It is as much at home before a mirror as before an armchair.'],
      features: [['Négy tömörfa láb', 'Four solid wood legs'], ['Alatta könnyű felporszívózni', 'Easy to vacuum underneath'], ['Fakeretre ültetett párna', 'Cushion set on a wooden frame']],
      details: [detail(LABELS.filling, 'hideghab', 'high-resilience foam')],
      variants: [['footstool', 'leather', 'walnut'], ['footstoolWide', 'wool', 'smokedOak']],
    },
    {
      name: 'Cirmos', design: 3,
      look: ['{A} vastag párnája alatt négy láb van, fölötte előbb-utóbb egy macska.', '{A} has four legs under a thick cushion and, sooner or later, a cat on top of it.'],
      features: [['Tíz centi vastag párna', 'Cushion ten centimetres thick'], ['Filccel bélelt lábvégek', 'Felt under the legs'], ['Fotelekhez és kanapékhoz is illik', 'Goes with armchairs and sofas alike']],
      details: [detail(LABELS.filling, 'hideghab, pehelyréteggel', 'high-resilience foam with a layer of down')],
      variants: [['footstoolWide', 'linen', 'oak'], ['footstool', 'boucle', 'ash']],
    },
  ],
});
