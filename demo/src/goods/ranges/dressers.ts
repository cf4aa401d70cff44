import { detail } from '../defineProduct.ts';
import { ASSEMBLED, TIP_GUARD } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { SAME_LEGS } from './bedroomStorageFinishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Designs: 1 six drawers in two columns on legs, 2 five drawers one above the other, 3 three full-width drawers with cut-out grips on a plinth. */
export const dressers = defineRange({
  category: 'dressers',
  brand: 'holtag',
  kind: 'dresser',
  weeksToOrder: 6,
  finishes: {
    oak: { ...WOOD.oak, note: ['A tölgy előlapokat egyazon deszkából vágják, ezért az erezet fiókról fiókra továbbfut.', 'The oak fronts are cut from one board, so the grain runs on from drawer to drawer.'] },
    smokedOak: WOOD.smokedOak,
    walnut: { ...WOOD.walnut, note: ['A dió elég mintás ahhoz, hogy más dísz ne kelljen rá.', 'Walnut has figure enough to need no other ornament.'] },
    ash: { ...WOOD.ash, note: ['A kőris határozott erezete a sima előlapokat is élővé teszi.', 'The decided grain of ash brings even a plain front to life.'] },
    lacquer: { ...WOOD.lacquer, note: ['A matt festéken nem látszik meg, melyik fiókot nyitják a legtöbbet.', 'The matt lacquer never gives away which drawer is opened most.'] },
  },
  carriers: {
    ...SAME_LEGS, black: LEGS.black, underLacquer: LEGS.oak,
    plinthOak: ONE_WOOD.oak, plinthWalnut: ONE_WOOD.walnut, plinthSmoked: ONE_WOOD.smokedOak, plinthAsh: ONE_WOOD.ash,
  },
  details: [ASSEMBLED, TIP_GUARD],
  sizes: {
    wide: {
      noun: ['hatfiókos szekrény', 'six-drawer chest'],
      mm: [1300, 470, 820], kilograms: 60, price: 299_900,
      note: ['Ha ketten alszanak a szobában, mindkettőjüknek jut egy oszlop.', 'When two share the room, each can have a column.'],
      details: [detail(STORAGE_LABELS.drawers, '6, egyenként 20 kg-ig', '6, up to 20 kg each')],
    },
    wideLarge: {
      noun: ['széles hatfiókos szekrény', 'wide six-drawer chest'],
      mm: [1560, 490, 800], kilograms: 71, price: 349_900,
      note: ['156 centin a tetején tükör, lámpa és egy váza is elfér.', 'Its 156 cm of top have room for a mirror, a lamp and a vase.'],
      details: [detail(STORAGE_LABELS.drawers, '6, egyenként 25 kg-ig', '6, up to 25 kg each')],
    },
    tall: {
      noun: ['ötfiókos szekrény', 'five-drawer chest'],
      mm: [620, 460, 1180], kilograms: 46, price: 239_900,
      note: ['A falból 62 centit kér, és szinte mellmagasságig ér.', 'It asks 62 cm of the wall and stands almost chest-high.'],
      details: [detail(STORAGE_LABELS.drawers, '5, egyenként 15 kg-ig', '5, up to 15 kg each')],
    },
    tallWide: {
      noun: ['széles ötfiókos szekrény', 'wide five-drawer chest'],
      mm: [820, 480, 1240], kilograms: 58, price: 279_900,
      note: ['82 centis fiókjaiba a vastag pulóverek is két sorban férnek el.', 'In its 82 cm drawers even thick jumpers lie in two rows.'],
      details: [detail(STORAGE_LABELS.drawers, '5, egyenként 20 kg-ig', '5, up to 20 kg each')],
    },
    three: {
      noun: ['háromfiókos szekrény', 'three-drawer chest'],
      mm: [1000, 470, 720], kilograms: 48, price: 259_900,
      note: ['Akkora, hogy ablak alá is betolható, és pelenkázónak is jó magasságú.', 'It fits under a window, and it is a good height for changing a baby.'],
      details: [detail(STORAGE_LABELS.drawers, '3, egyenként 30 kg-ig', '3, up to 30 kg each')],
    },
    threeWide: {
      noun: ['széles háromfiókos szekrény', 'wide three-drawer chest'],
      mm: [1240, 480, 740], kilograms: 57, price: 299_900,
      note: ['A teljes szélességű fiókokban a takarók hajtás nélkül is elférnek.', 'In drawers of this width, throws lie flat.'],
      details: [detail(STORAGE_LABELS.drawers, '3, egyenként 35 kg-ig', '3, up to 35 kg each')],
    },
  },
  models: [
    {
      name: 'Gyolcs', design: 1,
      look: ['{A} hat egyforma fiókja két oszlopban áll, lábai közt átlátni a padlóra.', '{A} sets six equal drawers in two columns, with clear floor between the legs. It is as tidy as a freshly ironed sheet.'],
      features: [['Fecskefarkú kötésű fiókok', 'Dovetailed drawers'], ['Fékezett, teljesen kihúzható sínek', 'Soft-closing, fully extending runners'], ['Cédruslap a legalsó fiókokban', 'Cedar boards in the lowest drawers']],
      variants: [['wide', 'oak', 'oak'], ['wideLarge', 'walnut', 'walnut']],
    },
    {
      name: 'Kürtő', design: 2,
      look: ['{A} felfelé terjeszkedik: öt fiók egymáson, a zokniktól a téli takaróig, legfölül hely egy tálnak vagy egy lámpának.', '{A} grows upwards: five drawers one above another, from socks to winter blankets, with room for a bowl or a lamp on top.'],
      features: [['Kis alapterület', 'A small footprint'], ['Fékezett, halk fiókok', 'Soft-closing, quiet drawers'], ['Tömörfa fiókoldalak', 'Drawer sides of solid wood']],
      variants: [['tall', 'ash', 'ash'], ['tallWide', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Homokpad', design: 3,
      look: ['{A} három hosszú fiókjára íves fogót vágtak, lábazata beljebb húzódik, így a test egy árnyékcsíkon fekszik.', '{A} has three long drawers with grips cut into their fronts, and a plinth set back so that the body rests on a line of shadow.'],
      features: [['Kivágott fogók, fogantyú nélkül', 'Cut-out grips instead of handles'], ['Végigfutó, osztatlan fiókok', 'Undivided drawers the full width'], ['Nyitásgátló: egyszerre egy fiók nyílik', 'Interlock: one drawer opens at a time']],
      variants: [['three', 'oak', 'plinthOak'], ['threeWide', 'walnut', 'plinthWalnut']],
    },
    {
      name: 'Hímes', design: 1, price: 1.02,
      look: ['{A} színe a lényeg: hat festett előlap négy lábon, egy sötét folyosó végére vagy egy fehér szobába.', '{A} is about its colour: six painted fronts on four legs, for the end of a dark corridor or for an all-white room.'],
      features: [['Belül is festett fiókok', 'Drawers lacquered inside too'], ['Nedves ruhával tisztítható', 'Wipes clean with a damp cloth'], ['Csendesen csukódó fiókok', 'Drawers that close quietly']],
      variants: [['wide', 'lacquer', 'underLacquer'], ['wideLarge', 'lacquer', 'black']],
    },
    {
      name: 'Garádics', design: 2, price: 0.95,
      look: ['{A} öt fokban emelkedik, és minden fiókja ugyanolyan könnyen jár.', '{A} climbs in five steps, and each of its drawers runs as easily as the next.'],
      features: [['Viaszolt futófelületek', 'Waxed runners'], ['Lekerekített lapszélek', 'A top with rounded edges'], ['Kidolgozott hátlap', 'A finished back']],
      variants: [['tall', 'lacquer', 'beech'], ['tallWide', 'oak', 'black']],
    },
    {
      name: 'Ingujj', design: 3, price: 1.05,
      look: ['{A} fiókjai fogantyú helyett kivágással nyílnak, az ember csak belenyúl, és húzza. Egyszerű és nehéz darab, sokáig marad egy helyen.', '{A} opens by cut-outs: you hook your fingers in and pull. A plain and heavy piece that will stay where it is put for a long time.'],
      features: [['22 mm vastag előlapok', 'Fronts 22 mm thick'], ['A lábazat is tömörfa', 'A plinth of solid wood'], ['Rekeszelhető felső fiók', 'Top drawer ready for dividers']],
      variants: [['three', 'smokedOak', 'plinthSmoked'], ['threeWide', 'ash', 'plinthAsh']],
    },
  ],
});
