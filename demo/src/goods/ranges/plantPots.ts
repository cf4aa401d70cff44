import { detail } from '../defineProduct.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { GLAZES } from './kitchenDecorPlantsFinishes.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const CLAY = {
  matt: GLAZES.matt,
  gloss: GLAZES.gloss,
  terracotta: {
    body: 'ceramic', name: ['mázatlan terrakotta', 'unglazed terracotta'], colors: ['terracotta', 'sand', 'graphite', 'blush'], price: 0.85,
    note: ['A mázatlan terrakotta kissé lélegzik, így a föld egyenletesen szárad.', 'Unglazed terracotta breathes a little, and the soil dries evenly.'],
  },
  concrete: {
    body: 'stone', name: ['öntött kő', 'cast stone'], colors: ['dove', 'chalk', 'graphite'], price: 0.95,
    note: ['Az öntött kő súlyos, a magasra nőtt növénynek is jó alap.', 'Cast stone is heavy, a good base for a plant that has grown tall.'],
  },
} as const satisfies Record<string, Finish>;

const STANDS = {
  none: { surface: ['ceramic', 'chalk'], name: ['', ''], part: ['', ''] },
  saucer: { surface: ['ceramic', 'sand'], name: ['', ''], part: ['alátéttel', 'with saucer'] },
  oakStand: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyállvány', 'oak stand'] },
  walnutStand: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['dióállvány', 'walnut stand'] },
  ashStand: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőrisállvány', 'ash stand'] },
  smokedOakStand: { surface: ['wood', 'smokedOak'], name: ['füstölt tölgy', 'smoked oak'], part: ['füstölt tölgyállvány', 'smoked oak stand'] },
} as const satisfies Record<string, Carrier>;

const DRAINED = detail(SMALL_LABELS.drainage, 'lyuk az alján, alátéttel', 'hole in the base, with saucer');
const SEALED = detail(SMALL_LABELS.drainage, 'zárt alj, vízzáró belsővel', 'closed base, watertight inside');

/** Designs: 1 tapered with a saucer, 2 bowl on a wooden stand, 3 ribbed cylinder. */
export const plantPots = defineRange({
  category: 'plant-pots',
  brand: 'zsombek',
  kind: 'plant-pot',
  finishes: CLAY,
  carriers: STANDS,
  details: [],
  sizes: {
    small: {
      noun: ['kis kaspó ⌀ 15', 'small pot ⌀ 15'],
      mm: [150, 150, 140], kilograms: 0.9, price: 5490,
      note: ['Ablakpárkányon áll, fűszernövénynek vagy egy kis pozsgásnak.', 'It belongs on a windowsill, with herbs or a small succulent in it.'],
      details: [detail(SMALL_LABELS.fits, '12 cm')],
    },
    medium: {
      noun: ['kaspó ⌀ 22', 'pot ⌀ 22'],
      mm: [220, 220, 200], kilograms: 2.2, price: 10_490,
      note: ['Egy kisebb fikusz, muskátli vagy borostyán kényelmesen elfér benne.', 'A small fig, a geranium or an ivy has room to spare in it.'],
      details: [detail(SMALL_LABELS.fits, '18 cm')],
    },
    large: {
      noun: ['nagy kaspó ⌀ 32', 'large pot ⌀ 32'],
      mm: [320, 320, 300], kilograms: 5.6, price: 22_900,
      note: ['A padlón áll, pálmának, olajfának, citromfának.', 'It stands on the floor, for a palm, an olive or a lemon tree.'],
      details: [detail(SMALL_LABELS.fits, '27 cm')],
    },
    lowStand: {
      noun: ['állványos kaspó ⌀ 26', 'pot on a stand ⌀ 26'],
      mm: [280, 280, 340], kilograms: 3.4, price: 24_900,
      note: ['A tál kiemelhető, öntözéskor nem kell az állványt is mozgatni.', 'The bowl lifts out, so the stand can stay put when you water.'],
      details: [detail(SMALL_LABELS.fits, '22 cm')],
    },
    highStand: {
      noun: ['magas állványos kaspó ⌀ 30', 'pot on a tall stand ⌀ 30'],
      mm: [320, 320, 620], kilograms: 5.1, price: 34_900,
      note: ['Ablakmagasságba emeli a növényt, ahol már éri a fény.', 'It raises a plant to the height of the window, where the light reaches it.'],
      details: [detail(SMALL_LABELS.fits, '26 cm')],
    },
  },
  models: [
    {
      name: 'Rügy', design: 1,
      look: ['{A} lefelé keskenyedik, alatta hozzá illő alátét fogja fel a vizet. A legismertebb cserépforma, csak kicsit szélesebb peremmel.', '{A} tapers towards the bottom, with a matching saucer under it to catch the water. It is the best-known shape of pot, only with a slightly broader rim.'],
      features: [['Hozzá illő alátét', 'Saucer to match'], ['Szélesebb perem, jól fogható', 'Broad rim that is easy to grip'], ['Vízelvezető lyuk', 'Drainage hole']],
      details: [DRAINED],
      variants: [['small', 'terracotta', 'saucer'], ['medium', 'matt', 'saucer'], ['large', 'gloss', 'saucer']],
    },
    {
      name: 'Tyúkhúr', design: 1,
      look: ['{A} alátéttel együtt formázott, enyhén szűkülő kaspó. Több is megfér egymás mellett, így egy egész fűszerkert lesz a párkányon.', '{A} is a gently tapering pot made together with its saucer. Several stand side by side, and a sill becomes a herb garden.'],
      features: [['Alátéttel együtt', 'Comes with its saucer'], ['Sorban is mutatós', 'Handsome in a row'], ['Enyhén szűkülő forma', 'Gently tapering shape']],
      details: [DRAINED],
      price: 0.95,
      variants: [['small', 'concrete', 'saucer'], ['medium', 'terracotta', 'saucer']],
    },
    {
      name: 'Gátőr', design: 2,
      look: ['{A} széles tálja faállványon ül. A növény így elválik a padlótól, és alatta is fel lehet porszívózni.', '{A} seats a wide bowl on a wooden stand, as on a little stool. The plant comes clear of the floor, and you can vacuum beneath it.'],
      features: [['Kiemelhető tál', 'Bowl that lifts out'], ['Tömörfa állvány', 'Solid wood stand'], ['Szabadon hagyja a padlót', 'Keeps the floor clear']],
      details: [SEALED],
      variants: [['lowStand', 'matt', 'oakStand'], ['highStand', 'concrete', 'walnutStand']],
    },
    {
      name: 'Veranda', design: 2,
      look: ['{A} lapos tál, amelyet alulról faállvány tart. A csüngő hajtások átférnek a lábak között.', '{A} is a shallow bowl held by a wooden stand beneath it. Trailing shoots can find their way between the legs.'],
      features: [['Lapos, széles tál', 'Shallow, wide bowl'], ['Csapolt faállvány', 'Jointed wooden stand'], ['Filctalp a lábakon', 'Felt under the feet']],
      details: [SEALED],
      price: 0.95,
      variants: [['lowStand', 'gloss', 'smokedOakStand'], ['highStand', 'matt', 'ashStand']],
    },
    {
      name: 'Sás', design: 3,
      look: ['{A} egyenes henger, oldalán sűrű, függőleges bordákkal. A fény egyszerre csak a bordák felét éri, ezért a színe kettőnek látszik.', '{A} is a straight cylinder with close vertical ribs. Light catches only half of every rib, so the one colour looks like two.'],
      features: [['Függőleges bordák', 'Vertical ribs'], ['Egyenes henger', 'Straight cylinder'], ['Belül sima, könnyen kimosható', 'Smooth inside and easy to rinse']],
      details: [SEALED],
      variants: [['medium', 'gloss', 'none'], ['large', 'matt', 'none']],
    },
    {
      name: 'Szittyó', design: 3,
      look: ['{A} bordái szorosan, nádként állnak egymás mellett. A kéznek is adnak fogást.', '{A} has ribs standing as close as rushes at the edge of a pond. They give your hands a grip as well.'],
      features: [['Sűrű, nádszerű bordák', 'Close ribs, like rushes'], ['Vízzáró belső', 'Watertight inside'], ['Csiszolt talp', 'Polished base']],
      details: [SEALED],
      price: 1.05,
      variants: [['small', 'gloss', 'none'], ['medium', 'concrete', 'none']],
    },
  ],
});
