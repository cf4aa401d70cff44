import { detail } from '../defineProduct.ts';
import { LABELS, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, WOOD } from '../range/finishes.ts';
import { FRAMES } from './bedroomStorageFinishes.ts';

const SCREWS_INCLUDED = detail(LABELS.mounting, 'csavarral és tiplivel, beton- és téglafalhoz', 'with screws and plugs for brick and concrete');

/** Designs: 1 a plank on two brackets, 2 a U-shaped box ledge, 3 two boards in a slim ladder frame. */
export const wallShelves = defineRange({
  category: 'wall-shelves',
  brand: 'holtag',
  kind: 'wall-shelf',
  finishes: {
    oak: WOOD.oak,
    smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy sötét csíkot húz a fehér falra.', 'Smoked oak draws a dark line across a white wall.'] },
    walnut: { ...WOOD.walnut, note: ['A dió éle a lapjával egyformán szép, és falon éppen az éle látszik.', 'The edge of walnut is as fine as its face, and on a wall it is the edge that shows.'] },
    ash: { ...WOOD.ash, note: ['A kőris világos fa, alig vet súlyt a falra.', 'Ash is a pale wood and puts little visual weight on a wall.'] },
    beech: { ...WOOD.beech, note: ['A bükk szálai rövidek és egyenesek, a keskeny deszka sem vetemedik.', 'The grain of beech is short and straight, so even a narrow board stays true.'] },
    lacquer: { ...WOOD.lacquer, note: ['A matt festék nedves ruhával tisztán tartható, az ujjak nem hagynak rajta nyomot.', 'The matt lacquer wipes clean and keeps no trace of fingers.'] },
  },
  carriers: {
    ...ONE_WOOD,
    black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete konzolok', 'black brackets'] },
    brass: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz konzolok', 'brass brackets'] },
    blackLadder: FRAMES.black,
    brassLadder: FRAMES.brass,
    lacquered: { surface: ['lacquer', 'chalk'], name: WOOD.lacquer.name, part: ['', ''] },
  },
  details: [SCREWS_INCLUDED, WIPE_CLEAN],
  sizes: {
    plank60: {
      noun: ['falipolc 60 cm', 'wall shelf 60 cm'],
      mm: [600, 200, 180], kilograms: 2.8, price: 22_900,
      note: ['60 centin tíz-tizenöt könyv vagy hat csésze áll meg kényelmesen.', 'Sixty centimetres are enough for a dozen books or six cups.'],
      details: [detail(LABELS.load, '12 kg')],
    },
    plank90: {
      noun: ['falipolc 90 cm', 'wall shelf 90 cm'],
      mm: [900, 220, 180], kilograms: 4.1, price: 29_900,
      note: ['90 centi hosszú, íróasztal vagy konyhapult fölött kényelmesen elfér.', 'At 90 cm, it is the length to hang above a desk or a worktop.'],
      details: [detail(LABELS.load, '15 kg')],
    },
    box45: {
      noun: ['falidoboz 45 cm', 'box ledge 45 cm'],
      mm: [450, 160, 150], kilograms: 2.4, price: 24_900,
      note: ['Az ágy mellett éjjeliszekrény helyett is megteszi.', 'By the bed it can take the place of a bedside table.'],
      details: [detail(LABELS.load, '8 kg')],
    },
    box80: {
      noun: ['falidoboz 80 cm', 'box ledge 80 cm'],
      mm: [800, 180, 160], kilograms: 3.9, price: 33_900,
      note: ['80 centis hosszában képek is egymásnak támaszthatók.', 'Over 80 cm, pictures can lean against one another.'],
      details: [detail(LABELS.load, '12 kg')],
    },
    ladder60: {
      noun: ['kétszintes falipolc 60 cm', 'two-tier wall shelf 60 cm'],
      mm: [600, 200, 680], kilograms: 5.2, price: 44_900,
      note: ['A két deszka között 30 centi marad, egy nagyobb növény is elfér az alsón.', 'With 30 cm between the boards, the lower one takes a fair-sized plant.'],
      details: [detail(LABELS.load, 'deszkánként 10 kg', '10 kg per board')],
    },
    ladder90: {
      noun: ['kétszintes falipolc 90 cm', 'two-tier wall shelf 90 cm'],
      mm: [900, 220, 720], kilograms: 7.4, price: 56_900,
      note: ['Komód vagy pad fölé méreteztük, 90 centi széles.', 'It measures 90 cm, to hang above a chest or a bench.'],
      details: [detail(LABELS.load, 'deszkánként 14 kg', '14 kg per board')],
    },
  },
  models: [
    {
      name: 'Gally', design: 1,
      look: ['{A} egy deszka két konzolon, ennél kevesebből nem lehet polcot csinálni. A részleteken múlik: az éleken, az arányon, a kötésen.', '{A} is a plank on two brackets; a shelf cannot be made of less. It all depends on the details: the edges, the proportions, the joint.'],
      features: [['22 mm vastag tömörfa deszka', 'Solid board, 22 mm thick'], ['Rejtett csavarhelyek', 'Concealed screw holes'], ['Lecsapott elülső él', 'Chamfered front edge']],
      variants: [['plank60', 'oak', 'oak'], ['plank90', 'ash', 'black']],
    },
    {
      name: 'Hídfő', design: 1, price: 1.12,
      look: ['{A} két erős konzolja hídpillérként tartja a deszkát, és nem is akarja elrejteni magát.', '{A} rests its plank on two sturdy brackets, as a bridge rests on its banks, and makes no secret of them.'],
      features: [['5 mm vastag konzolok', 'Brackets 5 mm thick'], ['A deszka két oldalán kissé túlnyúlik', 'The board runs a little past the brackets'], ['Konyhában is használható', 'Fit for a kitchen']],
      variants: [['plank60', 'walnut', 'brass'], ['plank90', 'smokedOak', 'brass']],
    },
    {
      name: 'Fióka', design: 2,
      look: ['{A} U alakú kis doboz a falon: a két oldala nem engedi, hogy bármi is legurulhasson róla.', '{A} is a small U-shaped box on the wall, with sides that let nothing roll off.'],
      features: [['Fogazott sarokkötések', 'Finger-jointed corners'], ['Láthatatlan felfüggesztés', 'Hidden fixings'], ['Több is szépen sorba állítható', 'Several make a neat row']],
      variants: [['box45', 'oak', 'oak'], ['box80', 'beech', 'beech']],
    },
    {
      name: 'Ibolya', design: 2, price: 0.94,
      look: ['{A} színes folt a falon, peremei között kulcs, szemüveg, egy szál virág pohárban.', '{A} is a touch of colour on the wall, with keys, spectacles and a flower in a glass between its sides.'],
      features: [['Egy csavarral szintezhető', 'Levelled with a single screw'], ['Lekerekített felső sarkok', 'Rounded upper corners'], ['Két oldalán perem', 'A raised edge at either end']],
      variants: [['box45', 'lacquer', 'lacquered'], ['box80', 'lacquer', 'lacquered']],
    },
    {
      name: 'Hinta', design: 3,
      look: ['{A} két deszkája vékony létrakeretben függ, mintha csak felkötötték volna. A fal nagy része közben szabadon marad.', '{A} hangs two boards in a slim ladder frame as if they had simply been strung up. Most of the wall stays free.'],
      features: [['A deszkák magassága állítható', 'Boards adjustable in height'], ['Két ponton rögzül', 'Fixed at two points'], ['Egymás mellé tovább bővíthető', 'Can be extended sideways']],
      variants: [['ladder60', 'oak', 'blackLadder'], ['ladder90', 'smokedOak', 'blackLadder']],
    },
    {
      name: 'Függőkert', design: 3, price: 1.08,
      look: ['{A} két szintje cserepes növényeknek készült: a felsőről lecsüngő indák elérik az alsót.', '{A} was drawn with pots in mind: what trails from the upper board reaches the lower one.'],
      features: [['Viaszolt, cseppálló felület', 'Waxed surface that shrugs off drips'], ['A deszkákat perem fogja a keretben', 'Boards seated in the frame by a lip'], ['Az alsó deszka ki is hagyható', 'The lower board can be left out']],
      variants: [['ladder60', 'ash', 'ash'], ['ladder90', 'walnut', 'brassLadder']],
    },
  ],
});
