import { detail } from '../defineProduct.ts';
import { LABELS, LEGS_ONLY, OILED, SELF_ASSEMBLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { STONE } from './livingDiningFinishes.ts';
import { HONED, ROOM_LABELS } from './livingDiningLabels.ts';

export const diningTables = defineRange({
  category: 'rectangular-tables',
  brand: 'harkaly',
  kind: 'dining-table',
  weeksToOrder: 8,
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgy időt hagy a kiömlött bornak, később pedig újracsiszolható.', 'Oiled oak gives you time with spilt wine, and years later it can be sanded and oiled afresh.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgy mély barnája nem pác, ezért egy karcolás alatt is ugyanolyan.', 'The deep brown of smoked oak is no stain, so it looks the same underneath a scratch.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A dió rajzolata gyertyafényben mutatja a legtöbbet, terítő ritkán kerül rá.', 'Walnut shows the most of its figure by candlelight, and seldom gets a tablecloth.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris világos, erezete végigfut a lapon, és a morzsát jótékonyan elrejti.', 'Ash is pale, and the grain that runs the length of the top is kind to crumbs.'],
    },
    beech: {
      ...WOOD.beech,
      note: ['A bükk sűrű, kemény és világos: házi feladathoz, gyurmázáshoz és tésztanyújtáshoz sima lapot ad.', 'Beech is dense, hard and pale: a smooth top for homework, modelling clay and the rolling of dough.'],
    },
    lacquer: {
      ...WOOD.lacquer, colors: ['chalk', 'pine', 'ink', 'blush'],
      note: ['A matt festék nem csillan meg a lámpa alatt, és nedves kendővel tiszta.', 'The matt paint does not glare under a lamp and comes clean with a damp cloth.'],
    },
  },
  carriers: {
    ...ONE_WOOD,
    ashLegs: LEGS.ash, oakLegs: LEGS.oak, black: LEGS.black,
    ashPanels: { surface: ['wood', 'ash'], name: ['kőris', 'ash'], part: ['kőris oldaltáblák', 'ash end panels'] },
    oakColumn: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyoszlop', 'oak column'] },
  },
  details: [WIPE_CLEAN],
  sizes: {
    small: {
      noun: ['étkezőasztal 120 × 75', 'dining table 120 × 75'],
      mm: [1200, 750, 750], kilograms: 24, price: 169_900,
      note: ['Négyen ülnek mellette, és egy kis konyhából is hagy valamennyit.', 'It seats four and still leaves you some of a small kitchen.'],
      details: [detail(LABELS.seats, '4 fő', '4 people'), detail(ROOM_LABELS.legroom, '65 cm')],
    },
    family: {
      noun: ['étkezőasztal 150 × 85', 'dining table 150 × 85'],
      mm: [1500, 850, 750], kilograms: 33, price: 229_900,
      note: ['Négyen bőven, hatan barátságosan férnek el körülötte.', 'Four have plenty of room round it, and six are good company.'],
      details: [detail(LABELS.seats, '4–6 fő', '4–6 people'), detail(ROOM_LABELS.legroom, '65 cm')],
    },
    six: {
      noun: ['étkezőasztal 180 × 90', 'dining table 180 × 90'],
      mm: [1800, 900, 750], kilograms: 42, price: 289_900,
      note: ['Hatan ülnek mellette szellősen, nyolcan ünnepnapokon.', 'Six sit at it with elbow room, eight on high days.'],
      details: [detail(LABELS.seats, '6–8 fő', '6–8 people')],
    },
    eight: {
      noun: ['étkezőasztal 200 × 95', 'dining table 200 × 95'],
      mm: [2000, 950, 750], kilograms: 51, price: 329_900,
      note: ['Nyolcan férnek el mellette, a közepén pedig egy nagy tál leves.', 'Eight fit round it, with one large tureen in the middle.'],
      details: [detail(LABELS.seats, '8 fő', '8 people')],
    },
    ten: {
      noun: ['étkezőasztal 240 × 100', 'dining table 240 × 100'],
      mm: [2400, 1000, 750], kilograms: 68, price: 399_900,
      note: ['Két méter negyven centi: tízen ülik körül, és senki sem kerül a gyerekasztalhoz.', 'Two metres forty seats ten, and nobody is sent to the children’s table.'],
      details: [detail(LABELS.seats, '10 fő', '10 people')],
    },
    roundSmall: {
      category: 'round-tables',
      noun: ['kerek étkezőasztal ⌀ 90', 'round dining table ⌀ 90'],
      mm: [900, 900, 750], kilograms: 21, price: 169_900,
      note: ['Kettőnek tágas, négynek meghitt.', 'It is spacious for two and intimate for four.'],
      details: [detail(LABELS.seats, '2–4 fő', '2–4 people')],
    },
    roundMedium: {
      category: 'round-tables',
      noun: ['kerek étkezőasztal ⌀ 110', 'round dining table ⌀ 110'],
      mm: [1100, 1100, 750], kilograms: 29, price: 219_900,
      note: ['Négyen ülnek körülötte, az ötödiknek mindig van még hely.', 'It seats four, with always a place for a fifth.'],
      details: [detail(LABELS.seats, '4–5 fő', '4–5 people')],
    },
    round: {
      category: 'round-tables',
      noun: ['kerek étkezőasztal ⌀ 120', 'round dining table ⌀ 120'],
      mm: [1200, 1200, 750], kilograms: 35, price: 254_900,
      note: ['Százhúsz centi átmérőn mindenki eléri a közepére tett tálat.', 'At a hundred and twenty centimetres across, everyone can reach the dish in the middle.'],
      details: [detail(LABELS.seats, '4–6 fő', '4–6 people')],
    },
    roundLarge: {
      category: 'round-tables',
      noun: ['kerek étkezőasztal ⌀ 140', 'round dining table ⌀ 140'],
      mm: [1400, 1400, 750], kilograms: 49, price: 329_900,
      note: ['Hatan-heten ülik körül, és egyetlen beszélgetés marad, nem kettő.', 'Six or seven gather round it and still hold one conversation rather than two.'],
      details: [detail(LABELS.seats, '6–7 fő', '6–7 people')],
    },
    oval: {
      category: 'round-tables',
      noun: ['ovális étkezőasztal 200 × 110', 'oval dining table 200 × 110'],
      mm: [2000, 1100, 750], kilograms: 62, price: 399_900,
      note: ['Ovális, ezért nyolcan is elférnek körülötte, és mégsincs sarka.', 'Being oval, it takes eight and still has no corner.'],
      details: [detail(LABELS.seats, '8 fő', '8 people')],
    },
    ovalSmall: {
      category: 'round-tables',
      noun: ['ovális étkezőasztal 160 × 100', 'oval dining table 160 × 100'],
      mm: [1600, 1000, 750], kilograms: 50, price: 339_900,
      note: ['Hosszúkás szobában is marad mellette hely járni.', 'It suits a long room, where a circle would stand in the way.'],
      details: [detail(LABELS.seats, '6 fő', '6 people')],
    },
  },
  models: [
    {
      name: 'Aratás', design: 1,
      look: ['{A} az a paraszti asztal, amelyre a mezőről hazatérve terítettek: vastag lap, alatta köpeny és négy esztergált láb.', '{A} is the farmhouse table that was laid for those coming in from the fields: a thick top, an apron beneath it and four turned legs.'],
      features: [['Négy esztergált tömörfa láb', 'Four turned legs in solid wood'], ['Köpeny, amely egyenesen tartja a lapot', 'Apron that keeps the top straight'], ['Letört, kézbe simuló élek', 'Eased edges, kind to the hand']],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), OILED, LEGS_ONLY],
      variants: [['family', 'beech', 'beech'], ['six', 'walnut', 'walnut']],
    },
    {
      name: 'Ebédszünet', design: 1,
      look: ['{A} festett lapja alatt világos lábak állnak; hétköznap konyhaasztal, a faltól elhúzva és megterítve már ünnepi.', '{A} has a painted top on pale legs. It is a kitchen table on weekdays, and pulled out from the wall for guests it rises to the occasion.'],
      features: [['Színes lap, natúr lábak', 'Coloured top, natural legs'], ['Vízbázisú festék', 'Water-based paint'], ['Filctalp a lábak alatt', 'Felt under the legs']],
      details: [LEGS_ONLY],
      variants: [['small', 'lacquer', 'ashLegs'], ['family', 'lacquer', 'oakLegs']],
    },
    {
      name: 'Dúc', design: 3,
      look: ['{A} lapja két bakon fekszik; a bakok beljebb állnak, így az asztalvégen is kényelmes ülni.', '{A} lays its top across two trestles. They stand well in, so the ends are good places to sit.'],
      features: [['Két tömörfa bak', 'Two solid wood trestles'], ['Szabad lábtér az asztalvégeken', 'Free legroom at both ends'], ['Szétszedhető, lépcsőházban is vihető', 'Comes apart to go up a staircase']],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), OILED, SELF_ASSEMBLY],
      variants: [['six', 'ash', 'ash'], ['eight', 'oak', 'oak']],
    },
    {
      name: 'Estebéd', design: 5,
      look: ['{A} három nagy tábla: egy, amelyen esznek, és kettő, amely tartja. Se láb, se köpeny, csak a fa síkja.', '{A} is three broad slabs, one to eat from and two to hold it up. No legs and no apron, only the plane of the wood.'],
      features: [['Két tömör oldaltábla', 'Two solid end panels'], ['Végigfutó erezet a lapon', 'Grain running the full length of the top'], ['Összekötő gerenda a két tábla között', 'Beam joining the two panels']],
      details: [detail(ROOM_LABELS.topThickness, '42 mm'), OILED, SELF_ASSEMBLY],
      variants: [['eight', 'smokedOak', 'smokedOak'], ['ten', 'walnut', 'walnut']],
    },
    {
      name: 'Betyár', design: 7,
      look: ['{A} fekete acéllábai keresztben állnak a nehéz falap alatt, a régi tábori asztalok módjára.', '{A} crosses its black steel legs under a heavy wooden top.'],
      features: [['Keresztbe hegesztett acéllábak', 'Crossed and welded steel legs'], ['Porfestett, matt felület', 'Powder-coated, with a matt finish'], ['Menetes hüvelyek, többször is szétszedhető', 'Threaded inserts, so it can be taken apart again']],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), OILED, SELF_ASSEMBLY],
      variants: [['six', 'oak', 'black'], ['ten', 'smokedOak', 'black']],
    },
    {
      name: 'Dereglye', design: 5,
      look: ['{A} vastag lapja alatt két széles tábla áll; hosszú oldalain bárhova betolható a szék.', '{A} stands on two broad end panels, and leaves the whole of its long sides free for chairs.'],
      features: [['A hosszú oldalakon nincs útban láb', 'No leg in the way along the sides'], ['Kemény, matt festék', 'Tough matt paint'], ['Ketten, fél óra alatt összeállítható', 'Put together by two people in half an hour']],
      details: [detail(ROOM_LABELS.topThickness, '42 mm'), SELF_ASSEMBLY],
      variants: [['six', 'lacquer', 'ashPanels']],
    },
    {
      name: 'Bokréta', design: 2,
      look: ['{A} egyetlen esztergált oszlopon áll, amely lent széles talpban végződik.', '{A} stands on one turned column that spreads into a foot, like a posy held by its stems.'],
      features: [['Középoszlop, szabad lábtérrel', 'Central column that leaves legroom free'], ['Egy darabból esztergált talp', 'Base turned in one piece'], ['Lekerekített lapél', 'Rounded edge to the top']],
      details: [detail(LABELS.assembly, 'csak az oszlopot kell felcsavarozni', 'only the column needs screwing on')],
      variants: [['round', 'oak', 'oak'], ['roundSmall', 'lacquer', 'oakColumn']],
    },
    {
      name: 'Cseresznye', design: 4,
      look: ['{A} négy lába kifelé dől a kerek lap alatt, így mind a négy széknek jut saját köze.', '{A} splays its four legs out beneath a round top, which leaves each of four chairs a bay of its own.'],
      features: [['Négy kifelé dőlő, kúpos láb', 'Four splayed, tapering legs'], ['Billegés nélkül áll', 'Stands without a wobble'], ['A lábakat kerek tömb fogja össze a lap alatt', 'Round block that ties the legs together under the top']],
      details: [OILED, LEGS_ONLY],
      variants: [['roundMedium', 'walnut', 'walnut'], ['round', 'ash', 'ash']],
    },
    {
      name: 'Bodza', design: 4,
      look: ['{A} egyszerű korong négy fekete acéllábon: reggelizőasztal, amely mellett a gyerek szívesen rajzol délután is.', '{A} is a simple disc on four black steel legs, a breakfast table at which a child will happily draw all afternoon.'],
      features: [['Karcsú, kifelé dőlő acéllábak', 'Slim, splayed steel legs'], ['Törölhető, matt lap', 'Wipeable matt top'], ['Ablakbeugróba is befér', 'Fits into a window bay']],
      details: [LEGS_ONLY],
      variants: [['roundSmall', 'lacquer', 'black'], ['roundMedium', 'beech', 'black']],
    },
    {
      name: 'Donga', design: 6,
      look: ['{A} lapja bordás hengeren nyugszik, amelyet lécekből állítanak össze, a kádárok módján.', '{A} rests its top on a fluted drum, built up from staves the way a cooper builds a barrel.'],
      features: [['Körben bordázott talphenger', 'Drum fluted all the way round'], ['Bárhol lehet ülni körülötte', 'Sit anywhere round it'], ['Üreges henger, ketten könnyen elmozdítják', 'Hollow drum that two people can shift']],
      details: [OILED, SELF_ASSEMBLY],
      variants: [['round', 'smokedOak', 'smokedOak'], ['roundLarge', 'oak', 'oak']],
    },
    {
      name: 'Évgyűrű', design: 6,
      look: ['{A} hosszan elnyúló lapja egyetlen kerek, bordás törzsön ül, és minden porcikája fa.', '{A} sets a long oval top on a single round, fluted trunk, and there is nothing in it but wood.'],
      features: [['Sarok nélküli, hosszúkás lap', 'Long top without corners'], ['Széles, tömör törzs', 'Broad, solid trunk'], ['Szabad lábtér minden oldalon', 'Free legroom on every side']],
      details: [OILED, SELF_ASSEMBLY],
      variants: [['oval', 'walnut', 'walnut'], ['ovalSmall', 'ash', 'ash']],
    },
  ],
});

export const stoneDiningTables = defineRange({
  category: 'round-tables',
  brand: 'rezkut',
  kind: 'dining-table',
  weeksToOrder: 8,
  finishes: {
    travertine: {
      ...STONE.travertine,
      note: ['A travertin pórusait kitöltjük és impregnáljuk, hogy a vörösbor se szívódjon be.', 'The pores of the travertine are filled and sealed, to keep even red wine from soaking in.'],
    },
    marble: {
      ...STONE.marble,
      note: ['A fehér márvány szürke erei minden lapon máshol futnak, a citromlevet azonban érdemes róla hamar letörölni.', 'The grey veins of the white marble run differently on every slab, though lemon juice should be wiped off soon.'],
    },
  },
  carriers: {
    black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete acéloszlop', 'black steel column'] },
    smokedOak: { surface: ['wood', 'smokedOak'], name: ['füstölt tölgy', 'smoked oak'], part: ['füstölt tölgyoszlop', 'smoked oak column'] },
  },
  details: [HONED, WIPE_CLEAN, detail(LABELS.assembly, 'két szakember állítja fel a helyén', 'set up in place by two of our people')],
  sizes: {
    small: {
      noun: ['kerek étkezőasztal ⌀ 90', 'round dining table ⌀ 90'],
      mm: [900, 900, 750], kilograms: 56, price: 319_900,
      note: ['Kis étkezőben, konyhasarokban is elfér, ketten, legfeljebb négyen ülnek mellette.', 'It belongs in a small dining room or a corner of the kitchen, and seats two to four.'],
      details: [detail(LABELS.seats, '2–4 fő', '2–4 people'), detail(ROOM_LABELS.topThickness, '20 mm')],
    },
    medium: {
      noun: ['kerek étkezőasztal ⌀ 120', 'round dining table ⌀ 120'],
      mm: [1200, 1200, 750], kilograms: 84, price: 429_900,
      note: ['Öten kényelmesen körbeülik, a nehéz lapot pedig egy könyöklés sem billenti meg.', 'Five sit round it in comfort, and the heavy top takes no notice of an elbow.'],
      details: [detail(LABELS.seats, '4–5 fő', '4–5 people'), detail(ROOM_LABELS.topThickness, '20 mm')],
    },
  },
  models: [
    {
      name: 'Csermely', design: 2,
      look: ['{A} hűvös kőlapja karcsú oszlopon nyugszik, amely lefelé kiszélesedik; a tányér alatt ott kanyarog a kő rajzolata.', '{A} has a cool stone top on a slender column that widens towards the floor, and the pattern of the stone meanders between the plates.'],
      features: [['Egyetlen táblából vágott kőlap', 'Top cut from a single slab'], ['Súlyozott talp', 'Weighted base'], ['Gömbölyűre csiszolt perem', 'Edge polished round']],
      variants: [['medium', 'travertine', 'black'], ['small', 'marble', 'smokedOak']],
    },
  ],
});
