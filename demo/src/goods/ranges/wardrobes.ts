import { detail } from '../defineProduct.ts';
import { LABELS, SELF_ASSEMBLY, TIP_GUARD } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { WOOD } from '../range/finishes.ts';
import { CANE, FRAMES, SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Designs: 1 plain doors, 2 framed cane doors, 3 doors above two drawers, 4 slatted doors, 5 two doors beside an open bay; three doors from 1.4 metres wide. */
export const wardrobes = defineRange({
  category: 'wardrobes',
  brand: 'holtag',
  kind: 'wardrobe',
  weeksToOrder: 8,
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgyfurnért egymás utáni lapokról vágják, így a rajzolat ajtóról ajtóra folytatódik.', 'The oak veneer is cut from consecutive leaves, so the figure carries on from door to door.'] },
    smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy színe nem festék, ezért a karc alatt is ugyanolyan barna.', 'The colour of smoked oak is no stain: under a scratch it is just as brown.'] },
    walnut: { ...WOOD.walnut, note: ['A dió csíkjai állítva futnak, ettől a szekrény még magasabbnak hat.', 'The stripes of the walnut run upright and make the piece look taller still.'] },
    ash: { ...WOOD.ash, note: ['A kőris világos, ekkora felületen sem sötétíti el a szobát.', 'Ash is pale enough not to darken a room, even at this size.'] },
    lacquer: { ...WOOD.lacquer, note: ['A matt lakk vízbázisú, szagtalan, és nem látszik rajta az ujjlenyomat.', 'The matt lacquer is water-based and odourless, and it hides fingerprints.'] },
    cane: { ...CANE, note: ['A nádon átjár a levegő, a gyapjúholmi kevésbé fülled be mögötte.', 'Air passes through the cane, so woollens stay fresher behind it.'] },
  },
  carriers: { ...SAME_LEGS, oakFrame: FRAMES.oak, ashFrame: FRAMES.ash, black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acéllábak', 'black steel legs'] } },
  details: [SELF_ASSEMBLY, TIP_GUARD],
  sizes: {
    narrow: {
      noun: ['keskeny gardrób', 'narrow wardrobe'],
      mm: [850, 580, 1960], kilograms: 68, price: 309_900,
      note: ['85 centi széles, egy ember ruhatára fér bele.', 'At 85 cm wide, it is meant for the clothes of one person.'],
      details: [detail(LABELS.inside, 'akasztórúd, 2 polc', 'hanging rail, 2 shelves'), detail(STORAGE_LABELS.doors, '2')],
    },
    two: {
      noun: ['kétajtós gardrób', 'two-door wardrobe'],
      mm: [1100, 600, 2040], kilograms: 86, price: 369_900,
      note: ['Az akasztórúd alatt a hosszú kabát sem törik meg.', 'Under the rail even a long coat hangs without a fold.'],
      details: [detail(LABELS.inside, 'akasztórúd, 3 polc', 'hanging rail, 3 shelves'), detail(STORAGE_LABELS.doors, '2')],
    },
    three: {
      noun: ['háromajtós gardrób', 'three-door wardrobe'],
      mm: [1560, 610, 2100], kilograms: 124, price: 489_900,
      note: ['Két rúd és egy polcos rekesz van benne, így ketten is veszekedés nélkül osztoznak rajta.', 'It holds two rails and a column of shelves, which two people can share without a quarrel.'],
      details: [detail(LABELS.inside, '2 akasztórúd, 5 polc', '2 hanging rails, 5 shelves'), detail(STORAGE_LABELS.doors, '3')],
    },
    drawers: {
      noun: ['fiókos gardrób', 'wardrobe with drawers'],
      mm: [1060, 590, 2000], kilograms: 92, price: 399_900,
      note: ['Fölül az ing lóg, alul a pulóver fekszik, egyik sem gyűri a másikat.', 'Shirts hang above and jumpers lie below, and neither creases the other.'],
      details: [detail(LABELS.inside, 'akasztórúd, 1 polc', 'hanging rail, 1 shelf'), detail(STORAGE_LABELS.drawers, '2 mély fiók, fékezve', '2 deep, soft-closing drawers')],
    },
    wideDrawers: {
      noun: ['széles fiókos gardrób', 'wide wardrobe with drawers'],
      mm: [1280, 600, 2060], kilograms: 108, price: 449_900,
      note: ['Egy fiókba két paplan is belefér összehajtva.', 'Either drawer takes two folded duvets.'],
      details: [detail(LABELS.inside, 'akasztórúd, 2 polc', 'hanging rail, 2 shelves'), detail(STORAGE_LABELS.drawers, '2 széles fiók, fékezve', '2 wide, soft-closing drawers')],
    },
    open: {
      noun: ['félig nyitott gardrób', 'half-open wardrobe'],
      mm: [1500, 580, 2020], kilograms: 96, price: 429_900,
      note: ['A nyitott rész rúdján a másnapra kikészített ruha lóg, a polcain táska és kalap.', 'The open rail is for tomorrow’s clothes, the open shelves for bags and hats.'],
      details: [detail(LABELS.inside, '2 akasztórúd, 4 polc', '2 hanging rails, 4 shelves'), detail(STORAGE_LABELS.doors, '2')],
    },
    openNarrow: {
      noun: ['keskeny félig nyitott gardrób', 'narrow half-open wardrobe'],
      mm: [1240, 560, 1960], kilograms: 82, price: 379_900,
      note: ['Előszobában is megállja a helyét, a nyitott fele akkor a kabátoké.', 'It also works in a hall, with the open half given over to coats.'],
      details: [detail(LABELS.inside, '2 akasztórúd, 3 polc', '2 hanging rails, 3 shelves'), detail(STORAGE_LABELS.doors, '2')],
    },
  },
  models: [
    {
      name: 'Hajlék', design: 1,
      look: ['{A} sima ajtaival falnak látszik: nincs rajta keret, betét, vonal. Ami mögötte van, az marad a szoba titka.', '{A} is closer to a wall than to a cupboard: its doors have no frame, no panel and no line. What lies behind them is nobody else’s business.'],
      features: [['Fékezett, rejtett zsanérok', 'Concealed soft-closing hinges'], ['Állítható magasságú polcok', 'Shelves adjustable in height'], ['Szintezhető lábak', 'Feet that level on uneven floors']],
      variants: [['two', 'smokedOak', 'smokedOak'], ['three', 'walnut', 'walnut']],
    },
    {
      name: 'Fátyol', design: 2,
      look: ['{A} keretbe feszített nádajtói félig mutatják, félig takarják, ami mögöttük lóg.', '{A} has framed cane doors that half show and half veil what hangs behind them.'],
      features: [['Hagyományos, hatszögletű nádfonás', 'Cane in the traditional six-way weave'], ['Cserélhető nádbetétek', 'Replaceable cane panels'], ['Mágneses ajtózár', 'Magnetic door catches']],
      variants: [['narrow', 'cane', 'ashFrame'], ['three', 'cane', 'oakFrame']],
    },
    {
      name: 'Kelengye', design: 3,
      look: ['{A} felül ajtós, alul két mély fiók várja az ágyneműt.', '{A} has doors above and two deep drawers below for the linen, much as trousseau cupboards once did.'],
      features: [['Teljesen kihúzható fiókok', 'Fully extending drawers'], ['Fecskefarkú kötésű fiókok', 'Dovetailed drawer corners'], ['Belül akasztó a levendulazsáknak', 'A hook inside for a lavender bag']],
      variants: [['drawers', 'ash', 'ash'], ['wideDrawers', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Góré', design: 4, price: 1.05,
      look: ['{A} ajtaja csupa keskeny, függőleges léc. Az árnyékok vonala egész nap vándorol rajta.', '{A} is fronted with narrow upright slats, and their shadows travel across it all day.'],
      features: [['Lécenként szellőző ajtók', 'Doors that breathe between the slats'], ['Tömörfa lécek', 'Slats of solid wood'], ['Csendes, fékezett csukódás', 'Quiet, soft-closing doors']],
      variants: [['two', 'smokedOak', 'smokedOak'], ['narrow', 'oak', 'oak']],
    },
    {
      name: 'Kapualj', design: 5,
      look: ['{A} egyik fele két ajtó mögé zárkózik, a másik nyitva marad: egy rúd, néhány polc, és amit holnap felvesz az ember.', '{A} keeps one half behind two doors and leaves the other open: a rail, a few shelves and whatever you will wear tomorrow.'],
      features: [['A nyitott rész balra vagy jobbra is szerelhető', 'The open bay goes on the left or the right'], ['Erős akasztórúd, 30 kilóig', 'A rail that carries 30 kg'], ['Kidolgozott hátfal a nyitott részben', 'A finished back in the open bay']],
      variants: [['open', 'oak', 'oak'], ['openNarrow', 'lacquer', 'black']],
    },
    {
      name: 'Kastély', design: 1, price: 1.04,
      look: ['{A} nagy, nyugodt színfelület, amely a fallal egy árnyalatban eltűnik, más színben viszont ő lesz a szoba közepe.', '{A} is one large, calm field of colour. Matched to the wall it vanishes; in contrast to it, it becomes the centre of the room.'],
      features: [['Matt, vízbázisú festék', 'Matt, water-based paint'], ['Belül is festett', 'Lacquered inside as well'], ['Jobbos és balos nyitással is szerelhetők', 'Doors can be hung to open either way']],
      variants: [['narrow', 'lacquer', 'ash'], ['three', 'lacquer', 'walnut']],
    },
  ],
});
