import { detail } from '../defineProduct.ts';
import { LABELS, SELF_ASSEMBLY } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, WOOD } from '../range/finishes.ts';
import { FRAMES } from './bedroomStorageFinishes.ts';

const FINISHES = {
  oak: { ...WOOD.oak, note: ['A tölgy az olaj alatt is fa tapintású, esőkabátot is elvisel.', 'Under its oil the oak still feels like wood, and it does not mind a wet raincoat.'] },
  smokedOak: WOOD.smokedOak,
  walnut: { ...WOOD.walnut, note: ['A dió ott fényesedik ki, ahol nap mint nap hozzáér a kéz.', 'Walnut polishes itself where hands touch it every day.'] },
  ash: { ...WOOD.ash, note: ['A kőris szívós, rugalmas fa.', 'Ash is a tough and springy wood.'] },
  beech: WOOD.beech,
  lacquer: WOOD.lacquer,
} as const;

/** Designs: 1 a tree with pegs, 3 a frame with a rail and a shelf below. */
export const coatStands = defineRange({
  category: 'coat-racks',
  brand: 'holtag',
  kind: 'coat-rack',
  finishes: FINISHES,
  carriers: { ...ONE_WOOD, black: FRAMES.black, brass: FRAMES.brass, oakFrame: FRAMES.oak },
  details: [SELF_ASSEMBLY],
  sizes: {
    tree: {
      noun: ['állófogas', 'coat stand'],
      mm: [480, 480, 1760], kilograms: 7.2, price: 69_900,
      note: ['Egy sarokban 48 centis körrel beéri, és az egész család kabátját elbírja.', 'It needs a 48 cm circle in a corner and takes the coats of a whole family.'],
      details: [detail(LABELS.load, '25 kg')],
    },
    treeSmall: {
      noun: ['kis állófogas', 'small coat stand'],
      mm: [420, 420, 1480], kilograms: 5.6, price: 58_900,
      note: ['Másfél méteres, a gyerekek is fel tudják akasztani rá a kabátjukat.', 'At a metre and a half, it lets children hang up their own coats.'],
      details: [detail(LABELS.load, '18 kg')],
    },
    frame: {
      noun: ['ruhaállvány', 'clothes rack'],
      mm: [1000, 420, 1640], kilograms: 11, price: 99_900,
      note: ['Húsz vállfa fér el a rúdon, a polcon pedig négy pár cipő.', 'The rail takes twenty hangers, the shelf four pairs of shoes.'],
      details: [detail(LABELS.load, 'rúd 30 kg, polc 15 kg', 'rail 30 kg, shelf 15 kg')],
    },
    frameNarrow: {
      noun: ['keskeny ruhaállvány', 'narrow clothes rack'],
      mm: [640, 400, 1660], kilograms: 8.6, price: 84_900,
      note: ['64 centi széles, ajtó mögött vagy ágy mellett is elfér.', 'At 64 cm wide, it is made for behind a door or beside a bed.'],
      details: [detail(LABELS.load, 'rúd 20 kg, polc 12 kg', 'rail 20 kg, shelf 12 kg')],
    },
  },
  models: [
    {
      name: 'Galagonya', design: 1,
      look: ['{A} törzséből ágak helyett sima csapok nyúlnak ki több irányba, így a kabátok nem egymás hátán lógnak.', '{A} grows smooth pegs instead of branches, and on more than one side, so coats need not hang on each other’s backs.'],
      features: [['Széles, stabil talp', 'A wide, steady base'], ['Lekerekített csapvégek, nem nyúlik a kabát', 'Rounded peg ends that leave no dents in a coat'], ['Szerszám nélkül összeállítható', 'Put together without tools']],
      variants: [['tree', 'oak', 'oak'], ['treeSmall', 'beech', 'beech']],
    },
    {
      name: 'Jávor', design: 1, price: 1.1,
      look: ['{A} csapjai agancsként fordulnak felfelé, minden oldalra.', '{A} raises its pegs like antlers on all sides.'],
      features: [['Tömörfa törzs, egy darabból', 'Solid trunk in one piece'], ['Esztergált csapok', 'Turned pegs'], ['Filctalpak a padló védelmére', 'Felt pads that protect the floor']],
      variants: [['tree', 'walnut', 'walnut'], ['treeSmall', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Kapufa', design: 3,
      look: ['{A} két oszlop, köztük rúd, alul polc: aki hazaér, ide célozza a kabátját. Szekrény híján az egész heti ruhát is elviszi.', '{A} is two posts with a rail between and a shelf below: the goal for every coat that comes home. Where there is no wardrobe, it will carry a week of clothes.'],
      features: [['Rúd a vállfáknak', 'A rail for hangers'], ['Alsó polc cipőnek, doboznak', 'Lower shelf for shoes or boxes'], ['Laposan szállítható', 'Ships flat']],
      variants: [['frame', 'oak', 'black'], ['frameNarrow', 'ash', 'ash']],
    },
    {
      name: 'Kikötő', design: 3, price: 1.12,
      look: ['{A} rúdján hajóként ringanak a kabátok, alattuk a polcon csizmák várják a következő utat.', '{A} lets coats ride at its rail like boats, with boots waiting on the shelf below for the next journey.'],
      features: [['Szabadon álló, fúrni sem kell', 'Freestanding, so no drilling'], ['Merev, csavarozott sarkok', 'Rigid bolted corners'], ['Szárazra törölhető polc', 'A shelf that wipes dry']],
      variants: [['frame', 'walnut', 'brass'], ['frameNarrow', 'lacquer', 'oakFrame']],
    },
  ],
});

/** Design 2: a board with round pegs. */
export const pegBoards = defineRange({
  category: 'coat-racks',
  brand: 'holtag',
  kind: 'coat-rack',
  finishes: FINISHES,
  carriers: {
    oakPegs: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgygombok', 'oak pegs'] },
    brassPegs: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz gombok', 'brass pegs'] },
    blackPegs: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acélgombok', 'black steel pegs'] },
  },
  details: [detail(LABELS.mounting, 'két csavarral a falra, csavar és tipli a csomagban', 'two screws into the wall; screws and plugs are included')],
  sizes: {
    short: {
      noun: ['fali fogas 50 cm', 'wall rack 50 cm'],
      mm: [500, 60, 110], kilograms: 1.3, price: 18_490,
      note: ['Ajtófélfa mellett, fürdőszobában, konyhai kötényekkel is elfér.', 'A length for beside a door, for the bathroom or for kitchen aprons.'],
      details: [detail(LABELS.load, '12 kg')],
    },
    long: {
      noun: ['fali fogas 90 cm', 'wall rack 90 cm'],
      mm: [900, 60, 110], kilograms: 2.1, price: 27_900,
      note: ['90 centin a kabátok nem fedik egymást.', 'Over 90 cm, coats hang without covering each other.'],
      details: [detail(LABELS.load, '20 kg')],
    },
  },
  models: [
    {
      name: 'Gombsor', design: 2,
      look: ['{A} kerek fejű gombokat sorol egy keskeny deszkára, mintha a fal is kabátot viselne.', '{A} sets round pegs along a narrow board, as if the wall too were wearing a coat.'],
      features: [['A gombok közt egyforma távolság', 'Pegs evenly spaced'], ['Rejtett csavarok', 'Concealed screws'], ['Egy vízszintezővel percek alatt felkerül', 'Up in minutes with a spirit level']],
      variants: [['short', 'oak', 'brassPegs'], ['long', 'walnut', 'brassPegs']],
    },
    {
      name: 'Kotta', design: 2, price: 1.06,
      look: ['{A} gombjai kottafejként ülnek a deszkán. Üresen dísz, kabáttal bútor.', '{A} wears its pegs like notes on a stave: an ornament when empty, furniture when hung with coats.'],
      features: [['Beragasztott gombok', 'Pegs glued in place'], ['Lekerekített deszkavégek', 'Rounded ends to the board'], ['Lekerekített gombfejek', 'Rounded peg heads']],
      variants: [['short', 'lacquer', 'oakPegs'], ['long', 'ash', 'blackPegs']],
    },
  ],
});
