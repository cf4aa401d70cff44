import { detail } from '../defineProduct.ts';
import { LABELS, LEGS_ONLY, SELF_ASSEMBLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { ROOM_LABELS } from './livingDiningLabels.ts';

export const tvUnits = defineRange({
  category: 'tv-units',
  brand: 'holtag',
  kind: 'tv-unit',
  weeksToOrder: 6,
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['A tölgyfurnér egyetlen rönkből való, ezért az ajtókon nem törik meg az erezet.', 'The oak veneer comes from a single log, so the grain runs on across the doors.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgy sötétje este elnyeli a képernyő fényét.', 'In the evening the dark of smoked oak swallows the glow of the screen.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió meleg barnája a nagy fekete képernyőt is megszelídíti.', 'The warm brown of walnut tames even a large black screen.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris világos erezete északi fekvésű szobába is fényt visz.', 'The pale grain of ash brings light even to a north-facing room.'],
    },
    lacquer: {
      ...WOOD.lacquer, colors: ['chalk', 'graphite', 'pine', 'ink'],
      note: ['A matt festék nem tükrözi vissza a képernyőt.', 'The matt paint does not mirror the screen.'],
    },
  },
  carriers: {
    ...ONE_WOOD,
    oakLegs: LEGS.oak, blackLegs: LEGS.black,
    wall: { surface: ['metal', 'black'], name: ['acél falisín', 'steel wall rail'], part: ['falra szerelhető', 'wall-mounted'] },
  },
  details: [WIPE_CLEAN],
  sizes: {
    doors: {
      noun: ['TV-állvány 150 cm', 'TV unit 150 cm'],
      mm: [1500, 400, 500], kilograms: 36, price: 189_900,
      note: ['Középső fülkéjében a beltéri egység és egy erősítő is elfér.', 'The middle bay takes a set-top box and an amplifier.'],
      details: [detail(ROOM_LABELS.screen, '55 hüvelykig', 'up to 55 inches'), detail(LABELS.load, '50 kg'), LEGS_ONLY],
    },
    doorsLong: {
      noun: ['TV-állvány 180 cm', 'TV unit 180 cm'],
      mm: [1800, 420, 480], kilograms: 43, price: 229_900,
      note: ['Száznyolcvan centi hosszú: a képernyő mellett mindkét oldalon marad hely egy lámpának.', 'At a hundred and eighty centimetres it leaves room for a lamp on either side of the screen.'],
      details: [detail(ROOM_LABELS.screen, '65 hüvelykig', 'up to 65 inches'), detail(LABELS.load, '60 kg'), LEGS_ONLY],
    },
    doorsSmall: {
      noun: ['TV-állvány 120 cm', 'TV unit 120 cm'],
      mm: [1200, 380, 520], kilograms: 28, price: 154_900,
      note: ['Százhúsz centijével két ablak közé vagy a hálószobába is befér.', 'At a hundred and twenty centimetres it is for the space between two windows, or for the bedroom.'],
      details: [detail(ROOM_LABELS.screen, '43 hüvelykig', 'up to 43 inches'), detail(LABELS.load, '40 kg'), LEGS_ONLY],
    },
    sliding: {
      noun: ['tolóajtós TV-állvány 180 cm', 'TV unit with sliding doors 180 cm'],
      mm: [1800, 420, 520], kilograms: 49, price: 279_900,
      note: ['Az ajtók előtt nem kell hely a nyitáshoz, a szőnyeg szorosan eléjük tolható.', 'The doors need no space in front to open, so a rug can be pushed right up to it.'],
      details: [detail(ROOM_LABELS.screen, '65 hüvelykig', 'up to 65 inches'), detail(LABELS.load, '60 kg'), SELF_ASSEMBLY],
    },
    slidingLong: {
      noun: ['tolóajtós TV-állvány 220 cm', 'TV unit with sliding doors 220 cm'],
      mm: [2200, 440, 500], kilograms: 60, price: 339_900,
      note: ['Két méter húsz centijével egy egész falat összefog, a lemezjátszótól a társasjátékokig.', 'At two metres twenty it gathers up a whole wall, from the record player to the board games.'],
      details: [detail(ROOM_LABELS.screen, '77 hüvelykig', 'up to 77 inches'), detail(LABELS.load, '70 kg'), SELF_ASSEMBLY],
    },
    wall: {
      noun: ['fali TV-szekrény 140 cm', 'wall-mounted TV cabinet 140 cm'],
      mm: [1400, 350, 300], kilograms: 29, price: 174_900,
      note: ['Alatta szabad a padló, felmosáskor nincs mit kerülgetni.', 'The floor beneath it stays free, with nothing to mop round.'],
      details: [detail(LABELS.load, '35 kg'), detail(LABELS.mounting, 'tégla- és betonfalra, a sín és a csavarok a csomagban vannak', 'on brick or concrete; rail and screws are included')],
    },
    wallLong: {
      noun: ['fali TV-szekrény 180 cm', 'wall-mounted TV cabinet 180 cm'],
      mm: [1800, 360, 300], kilograms: 36, price: 209_900,
      note: ['A hosszú sínen vízszintbe állítani is könnyű, két emberrel fél óra.', 'The long rail makes it easy to level: half an hour for two people.'],
      details: [detail(LABELS.load, '45 kg'), detail(LABELS.mounting, 'tégla- és betonfalra, a sín és a csavarok a csomagban vannak', 'on brick or concrete; rail and screws are included')],
    },
  },
  models: [
    {
      name: 'Bakony', design: 1,
      look: ['{A} két sima ajtó, középen nyitott résszel: ami szép, az elöl marad, a kábelek az ajtók mögött futnak.', '{A} has two plain doors and an open middle: the handsome things stay in view, the cables run behind the doors.'],
      features: [['Kábelnyílás minden rekesz hátában', 'Cable outlet at the back of every bay'], ['Csillapított zsanérok', 'Soft-closing hinges'], ['Állítható magasságú polc az ajtók mögött', 'Adjustable shelf behind each door']],
      variants: [['doors', 'oak', 'oak'], ['doorsLong', 'walnut', 'blackLegs']],
    },
    {
      name: 'Dűlő', design: 1,
      look: ['{A} alacsony és elnyújtott: a két szélén ajtó, közöttük szabad hely.', '{A} is low and drawn out, with a door at either end and a clear space between.'],
      features: [['Halkan csukódó ajtók', 'Doors that close quietly'], ['Nyitott középső fülke, polccal', 'Open bay in the middle, with a shelf'], ['Hátul kivágott kábelút', 'Cable run cut into the back']],
      variants: [['doorsLong', 'lacquer', 'oakLegs'], ['doorsSmall', 'ash', 'ash']],
    },
    {
      name: 'Cirok', design: 2,
      look: ['{A} tolóajtóit sűrű, függőleges bordák borítják.', '{A} has sliding doors ribbed from end to end, as close as the stalks in a field of sorghum.'],
      features: [['Bordázott tolóajtók', 'Ribbed sliding doors'], ['Viaszolt sínen, zaj nélkül futnak', 'They run quietly on waxed rails'], ['Szellőző hátlap a készülékeknek', 'Vented back for the equipment']],
      details: [detail(ROOM_LABELS.cables, 'két nyílás a hátlapon', 'two outlets in the back')],
      variants: [['sliding', 'walnut', 'walnut'], ['slidingLong', 'oak', 'oak']],
    },
    {
      name: 'Avar', design: 2,
      look: ['{A} bordás ajtajai mögött eltűnik mindaz, ami a filmhez kell, de filmezés közben nem látványos.', '{A} hides behind its ribbed doors everything that a film needs and nobody wants to look at.'],
      features: [['Oldalra félretolható ajtók', 'Doors that slide aside'], ['Mögöttük állítható polcok', 'Adjustable shelves behind them'], ['Állítható talpak egyenetlen padlóra', 'Glides that adjust to an uneven floor']],
      details: [detail(ROOM_LABELS.cables, 'végigfutó rés a hátlap mögött', 'channel along the back')],
      variants: [['slidingLong', 'smokedOak', 'smokedOak'], ['sliding', 'ash', 'ash']],
    },
    {
      name: 'Bárka', design: 3,
      look: ['{A} a falon úszik, a padló fölött egy arasszal; lenyíló ajtajai mögé kerül a játékkonzol és a kábeldzsungel.', '{A} floats on the wall, clear of the floor, and takes the console and the tangle of cables behind its drop-down flaps.'],
      features: [['Lassan lenyíló ajtók', 'Flaps that open slowly'], ['Rejtett falisín', 'Hidden wall rail'], ['Kábelnyílás hátul és alul', 'Cable outlets at the back and below']],
      variants: [['wall', 'oak', 'wall'], ['wallLong', 'walnut', 'wall']],
    },
    {
      name: 'Dér', design: 3,
      look: ['{A} keskeny, sima doboz a falon, mintha magából a vakolatból nőtt volna ki.', '{A} is a slim, plain box on the wall that might have grown out of the plaster.'],
      features: [['Sekély, a járás útjában sincs', 'Shallow enough to keep out of the way'], ['Polcnak is terhelhető teteje', 'Top that also serves as a shelf'], ['Vízszintbe állítható függesztés', 'Hangers that adjust to level']],
      details: [detail(ROOM_LABELS.cables, 'egy nyílás rekeszenként', 'one outlet for each bay')],
      variants: [['wallLong', 'lacquer', 'wall'], ['wall', 'ash', 'wall']],
    },
  ],
});
