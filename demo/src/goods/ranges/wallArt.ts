import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const PRINTED = {
  giclee: {
    body: 'paper', name: ['giclée nyomat', 'giclée print'], colors: ['terracotta', 'sand', 'sage', 'mist'], price: 1,
    note: ['A pigmentfesték savmentes pamutpapírra kerül.', 'The pigment inks are printed on acid-free cotton paper.'],
  },
  screen: {
    body: 'paper', name: ['szitanyomat', 'screen print'], colors: ['ink', 'paprika', 'honey', 'pine'], price: 1.2,
    note: ['A szitanyomat festéke vastagon ül a savmentes papíron, súrló fényben az éle is látszik.', 'The screen-printed ink lies thick on acid-free paper, and light from the side picks out its edges.'],
  },
  risograph: {
    body: 'paper', name: ['rizográf nyomat', 'risograph print'], colors: ['blush', 'moss', 'plum', 'oat'], price: 0.9,
    note: ['A rizográf szemcsés festéke puha, és a színek találkozásánál kicsit elcsúszik.', 'Risograph ink is soft and grainy and slips a little where two colours meet.'],
  },
} as const satisfies Record<string, Finish>;

const FRAMES = {
  oak: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgykeret', 'oak frame'] },
  walnut: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diókeret', 'walnut frame'] },
  ash: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőriskeret', 'ash frame'] },
  black: { surface: ['lacquer', 'black'], name: ['lakkozott bükk', 'lacquered beech'], part: ['fekete keret', 'black frame'] },
} as const satisfies Record<string, Carrier>;

/** Designs: 1 abstract arches, 2 botanical leaf, 3 horizon with sun, 4 line of hills. */
export const prints = defineRange({
  category: 'wall-art',
  brand: 'iratos',
  kind: 'print',
  finishes: PRINTED,
  carriers: FRAMES,
  details: [detail(SMALL_LABELS.glazing, 'tükröződésmentes akril', 'non-reflective acrylic'), detail(LABELS.mounting, 'akasztóval, egy szögre', 'with a hanger, on a single nail')],
  sizes: {
    small: {
      noun: ['falikép 30 × 40', 'framed print 30 × 40'],
      mm: [320, 24, 420], kilograms: 1.1, price: 15_490,
      note: ['Íróasztal fölé, vagy egy képfal első darabjának ajánljuk.', 'It is the size to hang above a desk, or to start off a wall of pictures.'],
    },
    medium: {
      noun: ['falikép 50 × 70', 'framed print 50 × 70'],
      mm: [520, 26, 720], kilograms: 2.3, price: 28_900,
      note: ['Két szék vagy egy kisebb komód fölött pont kitölti a falat.', 'Above two chairs or a small sideboard, it fills the wall and no more.'],
    },
    large: {
      noun: ['falikép 70 × 100', 'framed print 70 × 100'],
      mm: [720, 30, 1020], kilograms: 4.2, price: 46_900,
      note: ['Kanapé fölött egymaga is elég.', 'Above a sofa, one alone is enough.'],
    },
  },
  models: [
    {
      name: 'Tornác', design: 1,
      look: ['{A} egymásba nyíló íveket mutat, tiszta foltokból rakva. Aki ránéz, először az árnyékot látja bennük, csak aztán a formát.', '{A} shows arches that open into one another, built of clear flat shapes. You see the shade in them first, and only then the form.'],
      features: [['Absztrakt ívek', 'Abstract arches'], ['Tömörfa keretben', 'Framed in solid wood'], ['Savmentes papír', 'Acid-free paper']],
      details: [detail(SMALL_LABELS.edition, 'nyitott kiadás', 'open edition')],
      variants: [['medium', 'giclee', 'oak'], ['small', 'screen', 'black'], ['large', 'risograph', 'ash']],
    },
    {
      name: 'Szömörce', design: 2,
      look: ['{A} egyetlen levelet ábrázol közelről, mintha most préselték volna egy könyv lapjai közé. Semmi más nincs a képen, ezért sokáig lehet nézni.', '{A} is a single leaf seen close up, as though it had just been pressed between the pages of a book. There is nothing else in the picture, so you can look at it for a long time.'],
      features: [['Növényi motívum', 'Botanical motif'], ['Kézi rajz után', 'After a drawing made by hand'], ['Tömörfa keretben', 'Framed in solid wood']],
      details: [detail(SMALL_LABELS.edition, 'nyitott kiadás', 'open edition')],
      variants: [['medium', 'risograph', 'ash'], ['large', 'screen', 'oak']],
    },
    {
      name: 'Hortobágy', design: 3,
      look: ['{A} egyetlen napkorong és egyetlen vonal: a horizont. Hajnalnak is, alkonynak is nézhető, attól függ, hová akasztod.', '{A} is one disc of sun and one line, the horizon. It may be taken for dawn or for dusk, depending on where you hang it.'],
      features: [['Napkorong és horizont', 'Sun and horizon'], ['Nyugodt, nagy felületek', 'Calm, broad areas of colour'], ['Hálószobába is csendes', 'Quiet enough for a bedroom']],
      details: [detail(SMALL_LABELS.edition, 'nyitott kiadás', 'open edition')],
      variants: [['large', 'giclee', 'walnut'], ['small', 'risograph', 'oak']],
    },
    {
      name: 'Szürkület', design: 3,
      look: ['{A} napja alacsonyan áll a látóhatár fölött, alatta a mező már egyetlen sötétebb folt. Nagy felület, kevés forma, ezért messziről is érthető.', '{A} has its sun low over the horizon, with the fields below it a single dark tone. Large areas and few shapes make it clear from far away.'],
      features: [['Két sík, egy napkorong', 'Two planes and one sun'], ['Messziről is jól olvasható', 'Reads well from a distance'], ['Tükröződésmentes előlap', 'Glazing without glare']],
      details: [detail(SMALL_LABELS.edition, '150 számozott példány', '150 numbered copies')],
      price: 1.15,
      variants: [['medium', 'screen', 'black'], ['small', 'giclee', 'walnut']],
    },
    {
      name: 'Zselic', design: 4,
      look: ['{A} egymás mögé rakott dombok sora, mindegyik halványabb az előzőnél. Ugyanígy látni a somogyi dombokat párás reggeleken.', '{A} is a line of hills set one behind another, each paler than the last. The hills of Somogy look just so on misty mornings.'],
      features: [['Egymás mögé rendezett dombok', 'Hills set one behind another'], ['Magyar táj ihlette', 'Drawn from a Hungarian landscape'], ['Tömörfa keretben', 'Framed in solid wood']],
      details: [detail(SMALL_LABELS.edition, '150 számozott példány', '150 numbered copies')],
      variants: [['large', 'giclee', 'oak'], ['medium', 'risograph', 'walnut']],
    },
  ],
});
