import { detail } from '../defineProduct.ts';
import { defineRange } from '../range/defineRange.ts';
import { WOOD } from '../range/finishes.ts';
import type { Carrier, Finish } from '../range/material.ts';
import { SMALL_LABELS } from './kitchenDecorPlantsLabels.ts';

const STANDS = {
  brass: {
    body: 'brass', name: ['tömör sárgaréz', 'solid brass'], colors: ['brass'], price: 1.15,
    note: ['A sárgaréz lakkozatlan: évek alatt meleg barnára ér, de polírozva újra fényes lehet.', 'The brass is unlacquered, so it mellows to a warm brown over the years, or shines again when polished.'],
  },
  steel: {
    body: 'metal', name: ['porfestett acél', 'powder-coated steel'], colors: ['black', 'chalk', 'pine', 'paprika'], price: 0.85,
    note: ['A porfestett acélról a rácseppent viasz körömmel lepattintható.', 'Wax that drips on powder-coated steel comes off with a fingernail.'],
  },
  oak: {
    body: 'wood', name: ['esztergált tölgy', 'turned oak'], colors: ['oak', 'smokedOak'], price: 0.9,
    note: ['A tölgyet esztergán formálják, a gyertya fém betétben ül.', 'The oak is shaped on a lathe, and the candle sits in a metal cup.'],
  },
  walnut: {
    body: 'wood', name: ['esztergált dió', 'turned walnut'], colors: ['walnut'], price: 1.05,
    note: ['A dió évgyűrűi az esztergált formákon körbefutnak.', 'On the turned shapes, the grain of the walnut runs right round.'],
  },
  clay: {
    body: 'ceramic', name: ['matt mázas kőcserép', 'matt-glazed stoneware'], colors: ['sand', 'terracotta', 'sage', 'graphite'], price: 0.85,
    note: ['A matt máz nem csillog vissza, a fény a lángnál marad.', 'The matt glaze gives off no glare and leaves the light to the flame.'],
  },
  stone: {
    body: 'stone', name: ['travertin', 'travertine'], colors: ['travertine'], price: 1.2,
    note: ['A travertin lyukacsos kő, nincs belőle két egyforma darab.', 'Travertine is full of small hollows, and no two pieces are alike.'],
  },
} as const satisfies Record<string, Finish>;

const CANDLES = {
  chalk: { surface: ['wax', 'chalk'], name: ['növényi viasz', 'plant wax'], part: ['fehér gyertyával', 'with white candle'] },
  honey: { surface: ['wax', 'honey'], name: ['méhviasz', 'beeswax'], part: ['méhviasz gyertyával', 'with beeswax candle'] },
  paprika: { surface: ['wax', 'terracotta'], name: ['növényi viasz', 'plant wax'], part: ['téglaszín gyertyával', 'with brick-coloured candle'] },
} as const satisfies Record<string, Carrier>;

const INCLUDED = detail(SMALL_LABELS.candle, 'tartozék, ⌀ 2,2 cm', 'included, ⌀ 2.2 cm');

/** Sold with their candles. Designs: 1 one tall stick, 2 three of different heights. */
export const candlesticks = defineRange({
  category: 'candle-holders',
  brand: 'rezkut',
  kind: 'candle-holder',
  finishes: STANDS,
  carriers: CANDLES,
  details: [INCLUDED],
  sizes: {
    stick: {
      noun: ['gyertyatartó', 'candlestick'],
      mm: [100, 100, 420], kilograms: 0.7, price: 12_490,
      note: ['Szemmagasság alatt ég, így vacsora közben nem vakít.', 'The flame stays below eye level, so it does not dazzle anyone at dinner.'],
      details: [detail(SMALL_LABELS.bareHeight, '18 cm'), detail(SMALL_LABELS.burning, 'kb. 7 óra', 'about 7 hours')],
    },
    tallStick: {
      noun: ['magas gyertyatartó', 'tall candlestick'],
      mm: [120, 120, 560], kilograms: 1.1, price: 16_490,
      note: ['Komód vagy kandallópárkány végén a magassága is érvényesül.', 'It suits the end of a sideboard or a mantelpiece, where height is welcome.'],
      details: [detail(SMALL_LABELS.bareHeight, '32 cm'), detail(SMALL_LABELS.burning, 'kb. 7 óra', 'about 7 hours')],
    },
    trio: {
      noun: ['gyertyatartó hármas', 'trio of candle holders'],
      mm: [300, 140, 380], kilograms: 1.8, price: 24_900,
      note: ['Együtt egy asztal közepét töltik ki, szétosztva a teljes hosszát kísérik végig.', 'Together they fill the middle of a table; spread out, they run the length of it.'],
      details: [detail(SMALL_LABELS.bareHeight, '10, 15 és 20 cm', '10, 15 and 20 cm')],
    },
    smallTrio: {
      noun: ['kis gyertyatartó hármas', 'small trio of candle holders'],
      mm: [250, 110, 300], kilograms: 1.2, price: 18_490,
      note: ['Egy keskeny ablakpárkányon is megáll mindhárom.', 'All three will stand on a narrow windowsill.'],
      details: [detail(SMALL_LABELS.bareHeight, '6, 9 és 12 cm', '6, 9 and 12 cm')],
    },
  },
  models: [
    {
      name: 'Sugár', design: 1,
      look: ['{A} karcsú szára széles talpon áll, tetején egyetlen szál gyertya. Ennyi kell ahhoz, hogy egy hétköznapi este ünnep legyen.', '{A} has a slender stem on a broad foot and a single candle at the top. That is enough to make an occasion of a weekday evening.'],
      features: [['Széles, nehéz talp', 'Broad, heavy foot'], ['Karcsú szár', 'Slender stem'], ['Filc az alján', 'Felt underneath']],
      variants: [['stick', 'brass', 'chalk'], ['tallStick', 'steel', 'honey']],
    },
    {
      name: 'Rorate', design: 1,
      look: ['{A} egy szál gyertyát emel a magasba, a hajnali misék gyertyatartóinak mintájára. Sötét reggeleken a kávé mellett is jó társaság.', '{A} lifts up a single candle, as at the dawn masses of Advent. On dark mornings it goes well with the first coffee.'],
      features: [['Mély gyertyafészek', 'Deep socket for the candle'], ['Egyenes, nyugodt vonal', 'Straight, quiet line'], ['Párban is szép', 'Handsome as a pair']],
      variants: [['stick', 'oak', 'paprika'], ['tallStick', 'stone', 'chalk']],
    },
    {
      name: 'Testvér', design: 2,
      look: ['{A} három darabja egyforma alakú, csak a magasságuk más. Szorosan egymás mellé állítva hatnak a legjobban.', '{A} is three of a shape that differ only in height, as siblings do. They look their best standing close together.'],
      features: [['Három darab egy csomagban', 'Three pieces in a pack'], ['Három különböző magasság', 'Three different heights'], ['Egyenként is megállnak', 'Each stands on its own']],
      variants: [['trio', 'walnut', 'chalk'], ['smallTrio', 'clay', 'honey']],
    },
    {
      name: 'Regélő', design: 2,
      look: ['{A} három lángja eltérő magasságban ég, így az árnyékok sem esnek egybe a falon. Mesélni és hallgatni egyformán jó mellettük.', '{A} burns at three levels, so that the shadows on the wall never quite coincide. It is good company for telling stories, and for listening.'],
      features: [['Rendezhető hármas csoport', 'Group of three to rearrange'], ['Súlyos talpak, biztos állás', 'Heavy feet that stand firm'], ['Gyertyák a csomagban', 'Candles in the box']],
      variants: [['trio', 'steel', 'honey'], ['smallTrio', 'brass', 'paprika']],
    },
  ],
});

/** Design 3: a lantern with glass and a candle in it. */
export const lanterns = defineRange({
  category: 'candle-holders',
  brand: 'rezkut',
  kind: 'candle-holder',
  finishes: { brass: STANDS.brass, steel: STANDS.steel, oak: WOOD.oak },
  carriers: {
    chalk: { surface: ['wax', 'chalk'], name: ['üveg, növényi viasz', 'glass, plant wax'], part: ['üvegfal', 'glass sides'] },
    honey: { surface: ['wax', 'honey'], name: ['üveg, méhviasz', 'glass, beeswax'], part: ['üvegfal', 'glass sides'] },
  },
  details: [detail(SMALL_LABELS.candle, 'tömbgyertya, tartozék', 'pillar candle, included')],
  sizes: {
    lantern: {
      noun: ['lámpás', 'lantern'],
      mm: [180, 180, 300], kilograms: 1.9, price: 21_900,
      note: ['Akkora, hogy egy terített asztalon is elfér a tálak között.', 'It is small enough to stand among the dishes on a laid table.'],
      details: [detail(SMALL_LABELS.burning, 'kb. 30 óra', 'about 30 hours')],
    },
    largeLantern: {
      noun: ['nagy lámpás', 'large lantern'],
      mm: [240, 240, 460], kilograms: 3.6, price: 32_900,
      note: ['A padlón áll, a bejárat mellett vagy a kandalló előtt.', 'It goes on the floor, by the front door or before the hearth.'],
      details: [detail(SMALL_LABELS.burning, 'kb. 60 óra', 'about 60 hours')],
    },
  },
  models: [
    {
      name: 'Virrasztó', design: 3,
      look: ['{A} keretét üveg zárja körül, középen tömbgyertya áll. A láng alig lobog, a fénye egyenletesen terül szét.', '{A} closes its frame with glass round a pillar candle. The flame hardly flickers, and its light spreads evenly.'],
      features: [['Edzett üveg oldalak', 'Sides of toughened glass'], ['Kivehető gyertya', 'Candle that lifts out'], ['Felül kiáramlik a meleg', 'Warm air escapes at the top']],
      variants: [['lantern', 'brass', 'chalk'], ['largeLantern', 'steel', 'honey']],
    },
    {
      name: 'Vihar', design: 3,
      look: ['{A} akkor is ég, ha kint feltámad a szél: az üveg a láng körül minden oldalról zár. Sötétedés után ennyi fény elég a lépcsőn.', '{A} goes on burning when the wind gets up outside, as the glass shuts round the flame on every side. After dark it is light enough for the steps.'],
      features: [['Szélvédett láng', 'Flame sheltered from the wind'], ['Nagy súly, nem dönti fel a huzat', 'Too heavy for a draught to tip'], ['Sima üveg, könnyen letörölhető', 'Plain glass that wipes clean']],
      variants: [['lantern', 'steel', 'chalk'], ['largeLantern', 'oak', 'honey']],
    },
  ],
});
