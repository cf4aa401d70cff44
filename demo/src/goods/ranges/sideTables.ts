import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY, OILED, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { STONE } from './livingDiningFinishes.ts';
import { HONED, ROOM_LABELS } from './livingDiningLabels.ts';

export const sideTables = defineRange({
  category: 'side-tables',
  brand: 'harkaly',
  kind: 'side-table',
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgyön a pohár izzadása nem hagy nyomot, ha reggelig letörlik.', 'A sweating glass leaves no mark on the oiled oak if it is wiped by morning.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió ilyen kicsiben is megmutatja, hogy nincs két egyforma rajzolata.', 'Even at this size, walnut shows that it never draws the same figure twice.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris évgyűrűi az íveken szintvonalakként futnak körbe.', 'On its curves the growth rings of the ash run round in closed lines.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgy sötét, de nem fekete: fény felé fordítva meleg barna.', 'Smoked oak is dark without being black; turn it to the light and it is a warm brown.'],
    },
    lacquer: {
      ...WOOD.lacquer, colors: ['ink', 'chalk', 'pine', 'blush'],
      note: ['A matt festék elég kemény ahhoz, hogy kulcscsomót is tegyenek rá.', 'The matt paint is hard enough for a bunch of keys.'],
    },
  },
  carriers: { ...ONE_WOOD, oakLegs: LEGS.oak, blackFrame: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acélkeret', 'black steel frame'] } },
  details: [],
  sizes: {
    tiers: {
      noun: ['kétszintes lerakóasztal ⌀ 45', 'two-tier side table ⌀ 45'],
      mm: [450, 450, 520], kilograms: 6.2, price: 64_900,
      note: ['Felső lapja a kanapé karfájával egy magasban van.', 'The upper top is level with the arm of a sofa.'],
      details: [detail(LABELS.load, '15 kg'), LEGS_ONLY],
    },
    tiersLow: {
      noun: ['alacsony kétszintes lerakóasztal ⌀ 55', 'low two-tier side table ⌀ 55'],
      mm: [550, 550, 450], kilograms: 7.6, price: 76_900,
      note: ['Alacsonyabb és szélesebb, ezért kis szobában dohányzóasztalnak is elég.', 'Lower and wider, it will do as the coffee table of a small room.'],
      details: [detail(LABELS.load, '20 kg'), LEGS_ONLY],
    },
    turned: {
      noun: ['esztergált lerakóasztal', 'turned side table'],
      mm: [340, 340, 450], kilograms: 7.4, price: 69_900,
      note: ['Éjszakára kis asztal az ágy mellé, nappal még egy ülőhely.', 'By night it is a small table beside the bed, by day one more seat.'],
      details: [detail(LABELS.load, '120 kg'), ASSEMBLED],
    },
    turnedLow: {
      noun: ['alacsony esztergált lerakóasztal', 'low turned side table'],
      mm: [420, 420, 380], kilograms: 9.2, price: 84_900,
      note: ['Alacsony fotelhez illik, és a fürdőkád mellett is szépen áll.', 'It suits a low armchair and looks well beside a bath.'],
      details: [detail(LABELS.load, '120 kg'), ASSEMBLED],
    },
    slide: {
      noun: ['betolható lerakóasztal', 'slide-over side table'],
      mm: [480, 300, 600], kilograms: 5.4, price: 54_900,
      note: ['Egy bögre, egy könyv és a távirányító fér el rajta egymás mellett.', 'It holds a mug, a book and the remote control side by side.'],
      details: [detail(LABELS.load, '10 kg'), detail(ROOM_LABELS.legroom, '56 cm'), ASSEMBLED],
    },
    slideWide: {
      noun: ['széles betolható lerakóasztal', 'wide slide-over side table'],
      mm: [600, 360, 650], kilograms: 7.1, price: 66_900,
      note: ['Laptopnak és vacsoratányérnak is elég széles.', 'It is wide enough for a laptop or a dinner plate.'],
      details: [detail(LABELS.load, '12 kg'), detail(ROOM_LABELS.legroom, '61 cm'), ASSEMBLED],
    },
  },
  models: [
    {
      name: 'Sétány', design: 1,
      look: ['{A} két kerek lapot tart három láb között: fent a lámpa és a pohár, az alsó szinten a félig olvasott könyvek laknak.', '{A} holds two round tops between three legs: the lamp and the glass live upstairs, the half-read books below.'],
      features: [['Két tömörfa lap', 'Two solid wood tops'], ['Három láb, egyenetlen padlón sem billeg', 'Three legs, steady on uneven floors'], ['Gömbölyű élek, térdmagasságban is', 'Rounded edges at the height of a knee']],
      details: [OILED],
      variants: [['tiers', 'oak', 'oak'], ['tiersLow', 'walnut', 'walnut']],
    },
    {
      name: 'Csutka', design: 3,
      look: ['{A} derekát elkarcsúsította az eszterga; ettől könnyű átfogni és odébb vinni.', '{A} has been turned to a waist like an eaten apple, which makes it easy to grasp and carry off.'],
      features: [['Rétegelt tömörfából esztergálva', 'Turned from laminated solid wood'], ['Ülőkének is használható', 'Doubles as a stool'], ['Filctalp az alján', 'Felt on the underside']],
      details: [OILED],
      variants: [['turned', 'ash', 'ash'], ['turnedLow', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Arasz', design: 2,
      look: ['{A} lábát a kanapé alá, lapját az ülés fölé lehet tolni, így egy araszra kerül a kéztől.', '{A} slides its foot under the sofa and its top over the seat, which puts it within a hand’s span of you.'],
      features: [['C alakú, acéllemezből hajtott keret', 'C-shaped frame folded from sheet steel'], ['Lapos talp, kanapé alá tolható', 'Flat foot that goes under a sofa'], ['Balról és jobbról is a kanapéhoz tolható', 'Slides in from the left or the right']],
      details: [OILED],
      variants: [['slide', 'oak', 'blackFrame'], ['slideWide', 'walnut', 'blackFrame']],
    },
    {
      name: 'Csóka', design: 1,
      look: ['{A} színt visz a kanapé mellé: festett lapjai három világos tölgylábon állnak, és mindkét szintjén gyűlnek a csillogó apróságok.', '{A} brings colour to the side of the sofa: painted tops on three pale oak legs, and two levels on which to hoard small shiny things.'],
      features: [['Vízbázisú matt festék', 'Matt water-based paint'], ['Filctalp a lábak alatt', 'Felt under the legs'], ['Alsó szintje újságnyi', 'Lower level the size of a magazine']],
      details: [WIPE_CLEAN],
      variants: [['tiers', 'lacquer', 'oakLegs']],
    },
  ],
});

export const metalSideTables = defineRange({
  category: 'side-tables',
  brand: 'rezkut',
  kind: 'side-table',
  finishes: {
    travertine: { ...STONE.travertine, price: 1.1 },
    marble: { ...STONE.marble, price: 1.2 },
    steel: {
      body: 'metal', name: ['porfestett acél', 'powder-coated steel'], colors: ['paprika', 'pine', 'chalk', 'ink', 'honey'], price: 0.8,
      note: ['A porfesték matt és kemény, kinti teraszon is megállja a helyét, ha fedett.', 'The powder coating is matt and tough, and can also live on a covered terrace.'],
    },
  },
  carriers: {
    black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete oszlop', 'black column'] },
    brass: { surface: ['brass', 'brass'], name: ['sárgarézzel bevont acél', 'brass-plated steel'], part: ['sárgaréz oszlop', 'brass column'] },
  },
  details: [WIPE_CLEAN, detail(LABELS.assembly, 'csak az oszlopot kell felcsavarozni', 'only the column needs screwing on')],
  sizes: {
    column: {
      noun: ['kerek lerakóasztal ⌀ 40', 'round side table ⌀ 40'],
      mm: [400, 400, 550], kilograms: 9.5, price: 79_900,
      note: ['Ötvenöt centi magas, egy karosszék mellett pont kézre esik.', 'At fifty-five centimetres high it is just at hand beside an armchair.'],
      details: [detail(LABELS.load, '15 kg')],
    },
    columnLow: {
      noun: ['alacsony kerek lerakóasztal ⌀ 50', 'low round side table ⌀ 50'],
      mm: [500, 500, 460], kilograms: 13.5, price: 99_900,
      note: ['Alacsonyabb és szélesebb, két fotel közös asztala lehet.', 'Lower and wider, it can be shared by two armchairs.'],
      details: [detail(LABELS.load, '20 kg')],
    },
    columnSlim: {
      noun: ['kis lerakóasztal ⌀ 30', 'small side table ⌀ 30'],
      mm: [300, 300, 600], kilograms: 4.4, price: 49_900,
      note: ['Harminc centi átmérőn egy pohár bor és egy tálka olajbogyó fér el, többre ritkán van szükség.', 'Thirty centimetres is room for a glass of wine and a dish of olives; more is seldom needed.'],
      details: [detail(LABELS.load, '10 kg')],
    },
  },
  models: [
    {
      name: 'Kőrózsa', code: 'Bokály', design: 4,
      look: ['{A} vékony kőlapját egyetlen oszlop tartja, amely alul kerek talpban végződik, a talpas poharak módján.', '{A} carries a thin stone top on a single column that ends in a round foot.'],
      features: [['20 mm-es természetes kő', '20 mm natural stone'], ['Súlyozott talp, nehezen borul', 'Weighted foot that is hard to tip'], ['Filctalp a padló védelmére', 'Felt underneath to protect the floor']],
      details: [HONED],
      variants: [['column', 'marble', 'brass'], ['columnLow', 'travertine', 'black']],
    },
    {
      name: 'Cinege', design: 4,
      look: ['{A} olyan könnyű, hogy szobáról szobára követi, akinek épp innivaló van a kezében.', '{A} is so light that it follows whoever is holding a drink from room to room.'],
      features: [['Egy kézzel vihető', 'Carried with one hand'], ['Egyetlen karcsú oszlop, kerek talp', 'One slim column and a round foot'], ['Hajtott peremű acéllap', 'Steel top with a folded edge']],
      variants: [['columnSlim', 'steel', 'black'], ['column', 'steel', 'brass']],
    },
  ],
});
