import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

const FINISHES = {
  oak: { ...WOOD.oak, note: ['A viaszolajos tölgyről egy törléssel eltűnik a pohár karikája.', 'On waxed and oiled oak, the ring of a glass goes with one wipe.'] },
  smokedOak: { ...WOOD.smokedOak, note: ['A füstölt tölgy este majdnem fekete, reggel meleg barna.', 'Smoked oak is almost black at night and a warm brown in the morning.'] },
  walnut: WOOD.walnut,
  ash: WOOD.ash,
  lacquer: { ...WOOD.lacquer, note: ['A festék matt és vízbázisú, lámpafényben sem csillog.', 'The lacquer is matt and water-based, with no glare under a lamp.'] },
} as const;

/** Designs: 1 one drawer above an open shelf, 2 two drawers on legs, 3 round with two tiers. */
export const nightstands = defineRange({
  category: 'nightstands',
  brand: 'bukkhat',
  kind: 'nightstand',
  finishes: FINISHES,
  carriers: { ...SAME_LEGS, black: LEGS.black, brass: LEGS.brass, oakUnderLacquer: LEGS.oak },
  details: [LEGS_ONLY, WIPE_CLEAN],
  sizes: {
    shelf: {
      noun: ['éjjeliszekrény', 'bedside table'],
      code: 'nightstand',
      mm: [450, 380, 540], kilograms: 9.6, price: 79_900,
      note: ['54 centi magas, a legtöbb matrac tetejével egy szintben van.', 'At 54 cm high, it is level with the top of most mattresses.'],
      details: [detail(STORAGE_LABELS.drawers, '1 fiók, alatta nyitott polc', '1 drawer above an open shelf')],
    },
    shelfWide: {
      noun: ['széles éjjeliszekrény', 'wide bedside table'],
      code: 'wide-nightstand',
      mm: [560, 400, 520], kilograms: 12, price: 94_900,
      note: ['A szélesebb lapon lámpa, könyv és egy kanna víz is megfér egymás mellett.', 'The wider top holds a lamp, a book and a jug of water side by side.'],
      details: [detail(STORAGE_LABELS.drawers, '1 fiók, alatta nyitott polc', '1 drawer above an open shelf')],
    },
    two: {
      noun: ['kétfiókos éjjeliszekrény', 'two-drawer bedside table'],
      code: 'two-drawer-nightstand',
      mm: [480, 400, 560], kilograms: 15, price: 99_900,
      note: ['A felső fiók az apróságoké, az alsóba egy pizsama is belefér.', 'The upper drawer is for small things, and the lower one takes pyjamas.'],
      details: [detail(STORAGE_LABELS.drawers, '2 fiók, fékezve', '2 soft-closing drawers')],
    },
    twoLow: {
      noun: ['alacsony kétfiókos éjjeliszekrény', 'low two-drawer bedside table'],
      code: 'low-two-drawer-nightstand',
      mm: [520, 400, 440], kilograms: 13.5, price: 92_900,
      note: ['Alacsony platformágy mellé készül, 44 centi magas.', 'It is made for low platform beds and stands 44 cm high.'],
      details: [detail(STORAGE_LABELS.drawers, '2 fiók, fékezve', '2 soft-closing drawers')],
    },
    round: {
      noun: ['kerek éjjeliasztal', 'round bedside table'],
      mm: [420, 420, 540], kilograms: 6.4, price: 64_900,
      note: ['Kerek, ezért sötétben sem ütközik neki a térd semmilyen sarkának.', 'Being round, it has no corner for a knee to find in the dark.'],
      details: [detail(LABELS.load, '15 kg')],
    },
    roundSmall: {
      noun: ['kis kerek éjjeliasztal', 'small round bedside table'],
      mm: [340, 340, 560], kilograms: 4.8, price: 52_900,
      note: ['34 centi átmérővel az ágy és a fal közti résbe is befér.', 'With a diameter of 34 cm, it slips between the bed and the wall.'],
      details: [detail(LABELS.load, '10 kg')],
    },
  },
  models: [
    {
      name: 'Kuvik', design: 1,
      look: ['{A} egyetlen fiókja alatt nyitott polc marad a könyveknek. Felül elég hely van annak, amit elalvás előtt még leteszünk.', '{A} has a single drawer, an open shelf below it for books, and a top for whatever you put down last.'],
      features: [['Hangtalanul csukódó fiók', 'A drawer that closes without a sound'], ['Kábelnyílás a hátlapon', 'Cable hole in the back'], ['Ferdén álló, karcsú lábak', 'Slim legs set at a slight angle']],
      variants: [['shelf', 'ash', 'ash'], ['shelfWide', 'walnut', 'walnut']],
    },
    {
      name: 'Gyertyafény', design: 2,
      look: ['{A} két fiók négy lábon, a tetején épp akkora hellyel, hogy a lámpának társasága is legyen.', '{A} is two drawers on four legs, with a top just large enough for the lamp to have company.'],
      features: [['Filccel bélelt felső fiók', 'Felt-lined upper drawer'], ['Teljesen kihúzható sínek', 'Fully extending runners'], ['Hátulról is kidolgozott', 'Finished at the back as well']],
      variants: [['two', 'smokedOak', 'brass'], ['twoLow', 'oak', 'black']],
    },
    {
      name: 'Hunyó', design: 3,
      look: ['{A} két kerek lap három lábon: fölül a lámpa, alul a félbehagyott könyv.', '{A} is two discs on three legs: the lamp above, the unfinished book below.'],
      features: [['Három láb', 'Three legs'], ['Egy kézzel arrébb tehető', 'Moved with one hand'], ['Lekerekített lapélek', 'Tops with rounded edges']],
      variants: [['round', 'ash', 'ash'], ['roundSmall', 'walnut', 'black']],
    },
    {
      name: 'Kópé', design: 2, price: 0.94,
      look: ['{A} vidám kis darab: színes test, alatta fából a láb, két fiókjában eltűnik a nap végi rumli.', '{A} is a cheerful little piece: a body in colour, wooden legs, and two drawers for the clutter of the day.'],
      features: [['Lekerekített sarkok gyerekszobába', 'Rounded corners, fit for a child’s room'], ['Kihúzásgátló a fiókokon', 'Drawers that cannot be pulled right out'], ['Belül is lefestve', 'Lacquered inside too']],
      variants: [['two', 'lacquer', 'oakUnderLacquer'], ['twoLow', 'lacquer', 'beech']],
    },
  ],
});

/** Designs: 4 a cube with an open niche and a drawer on a plinth, 5 a cylinder with a ribbed door. */
export const closedNightstands = defineRange({
  category: 'nightstands',
  brand: 'holtag',
  kind: 'nightstand',
  finishes: FINISHES,
  carriers: ONE_WOOD,
  details: [ASSEMBLED],
  sizes: {
    cube: {
      noun: ['kocka éjjeliszekrény', 'cube bedside table'],
      code: 'cube-nightstand',
      mm: [450, 420, 460], kilograms: 14, price: 94_900,
      note: ['Lábak helyett visszaugró lábazaton áll, a széle alá nem gurul be semmi.', 'It stands on a recessed plinth instead of legs, so nothing rolls under it.'],
      details: [detail(STORAGE_LABELS.drawers, '1 fiók, fölötte nyitott rekesz', '1 drawer below an open niche'), detail(LABELS.load, '25 kg')],
    },
    cubeLarge: {
      noun: ['nagy kocka éjjeliszekrény', 'large cube bedside table'],
      code: 'large-cube-nightstand',
      mm: [540, 440, 520], kilograms: 18.5, price: 114_900,
      note: ['Magas, rugós ágyhoz illik, és a fiókjába egy laptop is belefér.', 'It suits a high sprung bed, and a laptop fits in the drawer.'],
      details: [detail(STORAGE_LABELS.drawers, '1 fiók, fölötte nyitott rekesz', '1 drawer below an open niche'), detail(LABELS.load, '30 kg')],
    },
    cylinder: {
      noun: ['henger éjjeliszekrény', 'cylinder bedside table'],
      code: 'cylinder-nightstand',
      mm: [420, 420, 540], kilograms: 16, price: 129_900,
      note: ['Az ajtó mögött egy polc van, fölötte poharak, alatta egy pár papucs.', 'Behind the door is a shelf, with room for glasses above and a pair of slippers below.'],
      details: [detail(LABELS.inside, '1 ajtó, 1 polc', '1 door, 1 shelf'), detail(LABELS.load, '20 kg')],
    },
    cylinderLow: {
      noun: ['alacsony henger éjjeliszekrény', 'low cylinder bedside table'],
      code: 'low-cylinder-nightstand',
      mm: [480, 480, 440], kilograms: 17.5, price: 139_900,
      note: ['A 48 centis kerek lap fotel mellé is jó, nem csak ágy mellé.', 'The round 48 cm top works as well beside an armchair as beside a bed.'],
      details: [detail(LABELS.inside, '1 ajtó, osztatlan tér', '1 door, undivided'), detail(LABELS.load, '25 kg')],
    },
  },
  models: [
    {
      name: 'Fülke', design: 4,
      look: ['{A} tömör kocka, felső felében nyitott rekesz, alatta fiók. A rekesz mélyén a telefon sem világít a szemébe senkinek.', '{A} is a solid cube with an open niche in its upper half and a drawer below. Deep in the niche, a telephone shines in nobody’s eyes.'],
      features: [['Kábelnyílás a rekesz hátában', 'Cable hole at the back of the niche'], ['Gérbe vágott, összefutó élek', 'Mitred edges with the grain running over'], ['Fékezett fiók', 'Soft-closing drawer']],
      variants: [['cube', 'oak', 'oak'], ['cubeLarge', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Hordó', design: 5,
      look: ['{A} kerek test, elöl bordázott ajtó, amely csukva eltűnik a függőleges vonalak között.', '{A} is a round body with a ribbed door that disappears among its own upright lines when it is shut.'],
      features: [['Hajlított, bordázott ajtó', 'Curved and ribbed door'], ['Körben kidolgozott, bárhol állhat', 'Finished all round, to stand anywhere'], ['Mágneses ajtózár', 'Magnetic door catch']],
      variants: [['cylinder', 'walnut', 'walnut'], ['cylinderLow', 'oak', 'oak']],
    },
  ],
});
