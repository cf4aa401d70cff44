import { detail } from '../defineProduct.ts';
import { LABELS, SELF_ASSEMBLY, TIP_GUARD } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, WOOD } from '../range/finishes.ts';
import { FRAMES } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

const FIXED_ANYWHERE = detail(LABELS.mounting, 'falhoz vagy mennyezethez rögzítendő, a rögzítő a csomagban van', 'fix to the wall or the ceiling; the brackets are included');

/** Designs: 1 with sides and a back, 2 a leaning ladder, 3 open between uprights, 4 a grid of squares, 5 with doors below. */
export const bookcases = defineRange({
  category: 'bookcases',
  brand: 'holtag',
  kind: 'shelf',
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgypolc nehéz könyvek alatt is egyenes marad.', 'An oak shelf stays straight under heavy books.'] },
    smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy előtt minden gerinc színe élesebb.', 'Against smoked oak, the spine of every book looks brighter.'] },
    walnut: { ...WOOD.walnut, note: ['A dió melegen keretezi, ami rajta áll, legyen az könyv vagy váza.', 'Walnut puts a warm frame around whatever stands on it, be it a book or a vase.'] },
    ash: { ...WOOD.ash, note: ['A kőris könnyű és világos, teli polccal sem nyomasztó.', 'Ash is light and pale, and never oppressive even with every shelf full.'] },
    lacquer: WOOD.lacquer,
  },
  carriers: { ...ONE_WOOD, black: FRAMES.black, brass: FRAMES.brass, oakFrame: FRAMES.oak, chalk: { surface: ['lacquer', 'chalk'], name: ['krétaszín lakk', 'chalk lacquer'], part: ['krétaszín oldalak', 'chalk sides'] } },
  details: [SELF_ASSEMBLY],
  sizes: {
    tall: {
      noun: ['könyvespolc', 'bookcase'],
      mm: [900, 320, 1920], kilograms: 49, price: 199_900,
      note: ['A belső polcok két centinként áthelyezhetők, az albumok is felállíthatók benne.', 'The inner shelves move in steps of two centimetres, so art books can stand upright.'],
      details: [detail(LABELS.load, 'polconként 35 kg', '35 kg per shelf'), TIP_GUARD],
    },
    low: {
      noun: ['alacsony könyvespolc', 'low bookcase'],
      mm: [1100, 320, 860], kilograms: 28, price: 119_900,
      note: ['Ablak alá, kanapé mögé és gyerekszobába is befér ez a magasság.', 'A height for under a window, behind a sofa or in a child’s room.'],
      details: [detail(LABELS.load, 'polconként 25 kg', '25 kg per shelf'), TIP_GUARD],
    },
    ladder: {
      noun: ['létrapolc', 'ladder shelf'],
      mm: [620, 420, 1860], kilograms: 13, price: 89_900,
      note: ['Falnak támaszkodik, két csavar tartja a helyén.', 'It leans against the wall and is held in place by two screws.'],
      details: [detail(LABELS.load, 'polconként 12 kg', '12 kg per shelf'), TIP_GUARD],
    },
    ladderWide: {
      noun: ['széles létrapolc', 'wide ladder shelf'],
      mm: [900, 420, 1800], kilograms: 17.5, price: 109_900,
      note: ['90 centis polcain egy egész balkonnyi növény áttelel.', 'Its 90 cm shelves will see a balcony’s worth of plants through the winter.'],
      details: [detail(LABELS.load, 'polconként 15 kg', '15 kg per shelf'), TIP_GUARD],
    },
    open: {
      noun: ['nyitott polc', 'open shelf'],
      mm: [1000, 340, 1800], kilograms: 34, price: 189_900,
      note: ['Fal mellé és két szoba közé egyaránt állítható.', 'It can stand against a wall or between two rooms.'],
      details: [detail(LABELS.load, 'polconként 25 kg', '25 kg per shelf'), FIXED_ANYWHERE],
    },
    openLow: {
      noun: ['alacsony nyitott polc', 'low open shelf'],
      mm: [1300, 340, 1080], kilograms: 29, price: 164_900,
      note: ['Mellmagasságú, a teteje is polc: lemezjátszónak, lámpának, tálnak.', 'It reaches to the chest, and its top is one more shelf: for a turntable, a lamp or a bowl.'],
      details: [detail(LABELS.load, 'polconként 30 kg', '30 kg per shelf'), FIXED_ANYWHERE],
    },
    grid: {
      noun: ['rekeszes polc', 'cube shelf'],
      mm: [1140, 350, 1140], kilograms: 42, price: 174_900,
      note: ['A rekeszek 35 centisek, bakelitlemez is elfér bennük.', 'The cubes are 35 cm square and take vinyl records.'],
      details: [detail(LABELS.load, 'rekeszenként 20 kg', '20 kg per cube'), detail(STORAGE_LABELS.innerSize, '35 × 35 cm'), FIXED_ANYWHERE],
    },
    gridTall: {
      noun: ['magas rekeszes polc', 'tall cube shelf'],
      mm: [1140, 350, 1880], kilograms: 64, price: 239_900,
      note: ['Térelválasztónak is elég magas, és mindkét oldaláról pakolható.', 'It is tall enough to divide a room and can be filled from either side.'],
      details: [detail(LABELS.load, 'rekeszenként 20 kg', '20 kg per cube'), detail(STORAGE_LABELS.innerSize, '35 × 35 cm'), FIXED_ANYWHERE],
    },
    doors: {
      noun: ['ajtós könyvespolc', 'bookcase with doors'],
      mm: [960, 380, 1960], kilograms: 62, price: 269_900,
      note: ['Az ajtók mögött dobozok, iratok, társasjátékok tűnnek el.', 'Boxes, papers and board games disappear behind the doors.'],
      details: [detail(LABELS.load, 'polconként 30 kg', '30 kg per shelf'), detail(LABELS.inside, 'nyitott polcok, alul 2 ajtó', 'open shelves, 2 doors below'), TIP_GUARD],
    },
    doorsNarrow: {
      noun: ['keskeny ajtós könyvespolc', 'narrow bookcase with doors'],
      mm: [760, 360, 2040], kilograms: 54, price: 249_900,
      note: ['Két ablak közé vagy ajtó mellé is befér a maga 76 centijével.', 'At 76 cm, it goes between two windows or beside a door.'],
      details: [detail(LABELS.load, 'polconként 25 kg', '25 kg per shelf'), detail(LABELS.inside, 'nyitott polcok, alul 2 ajtó', 'open shelves, 2 doors below'), TIP_GUARD],
    },
  },
  models: [
    {
      name: 'Krónika', design: 1,
      look: ['{A} klasszikus könyvespolc: két oldal, egy hátlap, közte vastag polcok. Ami ennyire egyszerű, azon csak a kidolgozás számít.', '{A} is a bookcase in the classic manner: two sides, a back and thick shelves between them. In something so simple, only the making counts.'],
      features: [['25 mm vastag polcok', 'Shelves 25 mm thick'], ['Hornyolt, fából készült hátlap', 'A wooden back set in a groove'], ['Egymás mellé sorolható', 'Can be lined up in a row']],
      variants: [['tall', 'smokedOak', 'smokedOak'], ['low', 'ash', 'ash']],
    },
    {
      name: 'Kaptató', design: 2,
      look: ['{A} elöl ferdén fut fel a falig, a polcai lépésről lépésre sekélyebbek. Alulra a nehéz, felülre a szép kívánkozik.', '{A} slopes up to the wall at the front, each shelf shallower than the last. Heavy things go at the bottom, pretty ones at the top.'],
      features: [['Fürdőszobában is megállja a helyét', 'At home in a bathroom too'], ['Hátlap nélkül, levegős', 'Airy, without a back'], ['Csúszásgátló talpak', 'Non-slip feet']],
      variants: [['ladder', 'walnut', 'walnut'], ['ladderWide', 'oak', 'black']],
    },
    {
      name: 'Hídláb', design: 3,
      look: ['{A} karcsú oszlopok közé fűzött polcokból áll, hátlap és oldalfal nélkül. Átmegy rajta a fény, és átmegy rajta a tekintet.', '{A} threads its shelves between slim uprights, with neither back nor sides. Light passes through it, and so does the eye.'],
      features: [['Mindkét oldaláról használható', 'Can be used from either side'], ['Merevített sarokkötések', 'Braced corner joints'], ['Állítható talpak', 'Adjustable feet']],
      variants: [['open', 'smokedOak', 'black'], ['openLow', 'walnut', 'brass']],
    },
    {
      name: 'Kaptár', design: 4,
      look: ['{A} egyforma négyzetekből épül. Mindegyik rekesznek más lakója lehet: könyv, lemez, kosár, növény.', '{A} is built of equal squares. Each may have another tenant: books, records, a basket, a plant.'],
      features: [['Mindkét oldala nyitott', 'Open on both sides'], ['A szokásos tárolókosarak illenek bele', 'Takes standard storage baskets'], ['Egymásba csúszó, keresztlapolt polcok', 'Shelves halved into one another']],
      variants: [['grid', 'oak', 'oak'], ['gridTall', 'ash', 'ash']],
    },
    {
      name: 'Kódex', design: 5,
      look: ['{A} felül mutat, alul rejt: nyitott polcok, alattuk két ajtó mindannak, ami nem a vendégekre tartozik.', '{A} shows above and hides below: open shelves, and under them two doors for all that is no guest’s business.'],
      features: [['Fékezett zsanérok', 'Soft-closing hinges'], ['Kábelnyílás az ajtók mögött', 'Cable hole behind the doors'], ['Az alsó rész mélyebb iratoknak is', 'The base is deep enough for folders']],
      variants: [['doors', 'walnut', 'walnut'], ['doorsNarrow', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Kézirat', design: 1, price: 0.94,
      look: ['{A} színes hátlapja előtt a könyvek képpé állnak össze. Üresen is szép, de kár volna üresen hagyni.', '{A} sets books against a back in colour, and they turn into a picture. It looks good empty, though that would be a waste.'],
      features: [['Matt, vízbázisú festék', 'Matt, water-based lacquer'], ['Lekerekített sarkok', 'Rounded corners'], ['Állítható polcok', 'Adjustable shelves']],
      variants: [['tall', 'lacquer', 'oakFrame'], ['low', 'lacquer', 'chalk']],
    },
  ],
});
