import { detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY, OILED, SELF_ASSEMBLY, WIPE_CLEAN } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { LEGS, ONE_WOOD, WOOD } from '../range/finishes.ts';
import { STONE } from './livingDiningFinishes.ts';
import { HONED, ROOM_LABELS } from './livingDiningLabels.ts';

export const coffeeTables = defineRange({
  category: 'coffee-tables',
  brand: 'harkaly',
  kind: 'coffee-table',
  finishes: {
    oak: {
      ...WOOD.oak,
      note: ['Az olajozott tölgy tapintása fa marad, a bögre karikája pedig letörölhető róla.', 'Oiled oak still feels like wood, and the ring left by a mug wipes off.'],
    },
    smokedOak: {
      ...WOOD.smokedOak,
      note: ['A füstölt tölgy barnája a fa belsejéig ér, egy karcolás sem világít ki belőle.', 'The brown of smoked oak goes right through the wood, so no scratch shows up pale.'],
    },
    walnut: {
      ...WOOD.walnut,
      note: ['A diólapot egyetlen törzsből válogatjuk, az erezete ezért nem szakad meg.', 'The walnut for each top comes from a single trunk, so the figure is never interrupted.'],
    },
    ash: {
      ...WOOD.ash,
      note: ['A kőris világos, és határozott erezetén alig látszik a por.', 'Ash is pale, and its decided grain hides the dust.'],
    },
    beech: {
      ...WOOD.beech,
      note: ['A bükk sűrű és kemény, a rárakott lábat is elviseli.', 'Beech is dense and hard, and it will put up with feet on the table.'],
    },
    lacquer: {
      ...WOOD.lacquer, colors: ['pine', 'chalk', 'ink', 'blush'],
      note: ['A matt, vízbázisú festéken nem marad ujjlenyomat, és a forró csésze sem hagy nyomot.', 'The matt water-based paint shows no fingerprints and no mark from a hot cup.'],
    },
  },
  carriers: { ...ONE_WOOD, ashLegs: LEGS.ash, blackLegs: LEGS.black },
  details: [],
  sizes: {
    four: {
      noun: ['dohányzóasztal 110 × 60', 'coffee table 110 × 60'],
      mm: [1100, 600, 420], kilograms: 18, price: 119_900,
      note: ['Olyan magas, mint a kanapé ülése, így vacsorázni is jó mellette.', 'It is as high as the seat of a sofa, so you can eat from it without bending double.'],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), LEGS_ONLY],
    },
    fourLong: {
      noun: ['dohányzóasztal 130 × 70', 'coffee table 130 × 70'],
      mm: [1300, 700, 400], kilograms: 24, price: 144_900,
      note: ['Háromszemélyes kanapéhoz illik, a közepe mindkét végéről elérhető.', 'It is the length for a three-seat sofa, and the middle is within reach from both ends.'],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), LEGS_ONLY],
    },
    shelf: {
      noun: ['polcos dohányzóasztal 120 × 60', 'coffee table with shelf 120 × 60'],
      mm: [1200, 600, 420], kilograms: 27, price: 139_900,
      note: ['Polcán egy évnyi folyóirat vagy két összehajtott takaró fér el.', 'The shelf holds a year of magazines or two folded throws.'],
      details: [detail(LABELS.load, '30 kg'), SELF_ASSEMBLY],
    },
    shelfSmall: {
      noun: ['polcos dohányzóasztal 90 × 50', 'coffee table with shelf 90 × 50'],
      mm: [900, 500, 440], kilograms: 18, price: 109_900,
      note: ['Kilencven centijével kétszemélyes kanapé elé illik, és még körbe lehet járni.', 'At ninety centimetres it suits a two-seat sofa and leaves room to walk round.'],
      details: [detail(LABELS.load, '25 kg'), SELF_ASSEMBLY],
    },
    tray: {
      noun: ['kerek dohányzóasztal ⌀ 60', 'round coffee table ⌀ 60'],
      mm: [600, 600, 450], kilograms: 8.5, price: 79_900,
      note: ['Elég könnyű ahhoz, hogy mindig oda kerüljön, ahol épp ülnek.', 'It is light enough to be carried to wherever people are sitting.'],
      details: [detail(LABELS.load, '20 kg'), LEGS_ONLY],
    },
    trayLarge: {
      noun: ['kerek dohányzóasztal ⌀ 80', 'round coffee table ⌀ 80'],
      mm: [800, 800, 400], kilograms: 14, price: 104_900,
      note: ['Nyolcvan centi átmérőn egy teáskészlet és egy társasjáték is elfér egyszerre.', 'Eighty centimetres across is room for a tea set and a board game at once.'],
      details: [detail(LABELS.load, '25 kg'), LEGS_ONLY],
    },
    pair: {
      noun: ['asztalpár', 'pair of nesting tables'],
      mm: [1100, 780, 440], kilograms: 17, price: 149_900,
      note: ['A nagyobb asztal átmérője 70, a kisebbé 53 centi.', 'The larger table is 70 centimetres across, the smaller one 53.'],
      details: [detail(LABELS.pieces, '2'), LEGS_ONLY],
    },
    drum: {
      noun: ['kerek dobasztal ⌀ 75', 'round drum table ⌀ 75'],
      mm: [750, 750, 380], kilograms: 26, price: 164_900,
      note: ['Súlya miatt helyben marad, sarka pedig nincs, amibe bárki belerúghatna.', 'Its weight keeps it where it is, and there is no corner for anyone to kick.'],
      details: [detail(ROOM_LABELS.topThickness, '30 mm'), ASSEMBLED],
    },
    block: {
      noun: ['alacsony dohányzóasztal 100 × 70', 'low coffee table 100 × 70'],
      mm: [1000, 700, 320], kilograms: 31, price: 189_900,
      note: ['Harminckét centi magas, alacsony kanapéhoz és földön ülőknek készült.', 'At thirty-two centimetres high it is meant for low sofas and for sitting on the floor.'],
      details: [detail(LABELS.load, '60 kg'), ASSEMBLED],
    },
  },
  models: [
    {
      name: 'Ártér', design: 1,
      look: ['{A} lapja széles és sima, négy esztergált lába kissé beljebb áll alatta, hogy senki ne botoljon bele.', '{A} has a broad, plain top and four turned legs set a little way in, where nobody will trip over them.'],
      features: [['Négy esztergált láb', 'Four turned legs'], ['Köpeny tartja egyenesen a lapot', 'Apron that keeps the top straight'], ['Enyhén letört élek', 'Softly eased edges']],
      details: [OILED],
      variants: [['four', 'ash', 'ash'], ['fourLong', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Csűr', design: 3,
      look: ['{A} két álló deszkán nyugszik, köztük polccal: fent a kávé, lent mindaz, ami vendégek elől fedél alá kívánkozik.', '{A} rests on two standing boards with a shelf between them: coffee on top, and shelter below for whatever guests need not see.'],
      features: [['Teljes mélységű alsó polc', 'Lower shelf of full depth'], ['Két tömör deszkaláb', 'Two solid plank ends'], ['Mindkét oldaláról elérhető tároló', 'Storage within reach from both sides']],
      details: [OILED],
      variants: [['shelf', 'walnut', 'walnut'], ['shelfSmall', 'beech', 'beech']],
    },
    {
      name: 'Birs', design: 4,
      look: ['{A} lapját megemelt perem keríti, a birsalma sem gurul le róla; alatta három láb áll, amely egyenetlen padlón sem billeg.', '{A} has a raised rim that not even a quince rolls over, and three legs that stand firm on an uneven floor.'],
      features: [['Körbefutó, megemelt perem', 'Raised rim all round'], ['Három láb', 'Three legs'], ['A perem fogásnak is jó, ha arrébb teszed', 'The rim is a good grip when you move it']],
      variants: [['tray', 'oak', 'oak'], ['trayLarge', 'lacquer', 'ashLegs']],
    },
    {
      name: 'Csibe', design: 5,
      look: ['{A} két kerek asztal: a kisebbik a nagyobbik alá bújik, és csak akkor jön elő, ha kell.', '{A} is two round tables. The smaller one shelters under the larger and comes out when it is called for.'],
      features: [['Két, külön is használható asztal', 'Two tables that also work apart'], ['Egymás alá tolva helytakarékos', 'Saves space when nested'], ['Lekerekített lapélek', 'Rounded edges to the tops']],
      variants: [['pair', 'lacquer', 'blackLegs']],
    },
    {
      name: 'Dézsa', design: 2,
      look: ['{A} egyetlen zömök dob, amely lefelé alig észrevehetően szűkül.', '{A} is a single stout drum that narrows very slightly towards the floor, as old wash tubs do.'],
      features: [['Ívre hajlított, furnérozott oldal', 'Veneered sides bent to a curve'], ['Tömörfa lap', 'Solid wood top'], ['Filctalp a padló védelmére', 'Felt underneath to protect the floor']],
      details: [OILED],
      variants: [['drum', 'smokedOak', 'smokedOak']],
    },
    {
      name: 'Veranda', design: 6,
      look: ['{A} alacsony tömb, amelynek lábazata beljebb ül, ezért úgy látszik, mintha a padló fölött lebegne.', '{A} is a low block on a plinth set well in, so that it seems to hover above the floor.'],
      features: [['Visszahúzott lábazat', 'Recessed plinth'], ['Gérbe illesztett sarkok', 'Mitred corners'], ['Ülni is lehet rajta', 'Strong enough to sit on']],
      details: [OILED],
      variants: [['block', 'walnut', 'walnut']],
    },
  ],
});

export const stoneCoffeeTables = defineRange({
  category: 'coffee-tables',
  brand: 'rezkut',
  kind: 'coffee-table',
  weeksToOrder: 6,
  finishes: {
    travertine: STONE.travertine,
    marble: STONE.marble,
    glass: {
      body: 'glass', name: ['füstüveg', 'smoked glass'], colors: ['smoke'], price: 0.9,
      note: ['A füstszínű edzett üveg nyolc milliméter vastag, éle gömbölyűre csiszolt.', 'The smoked glass is toughened, eight millimetres thick and polished to a round edge.'],
    },
  },
  carriers: {
    oakDrum: { surface: ['wood', 'oak'], name: ['olajozott tölgy', 'oiled oak'], part: ['tölgydob', 'oak drum'] },
    walnutDrum: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diódob', 'walnut drum'] },
    blackPlinth: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete lábazat', 'black plinth'] },
    brass: LEGS.brass,
  },
  details: [WIPE_CLEAN],
  sizes: {
    drum: {
      noun: ['kerek dobasztal ⌀ 80', 'round drum table ⌀ 80'],
      mm: [800, 800, 360], kilograms: 48, price: 289_900,
      note: ['Lapját ketten emelik a helyére, onnan aztán nem mozdul.', 'It takes two to lift the top into place, and there it stays.'],
      details: [HONED, SELF_ASSEMBLY],
    },
    drumSmall: {
      noun: ['kis dobasztal ⌀ 60', 'small drum table ⌀ 60'],
      mm: [600, 600, 420], kilograms: 31, price: 219_900,
      note: ['Hatvan centi átmérőjével két fotel közé is befér.', 'At sixty centimetres across it also fits between two armchairs.'],
      details: [HONED, SELF_ASSEMBLY],
    },
    block: {
      noun: ['alacsony dohányzóasztal 110 × 60', 'low coffee table 110 × 60'],
      mm: [1100, 600, 300], kilograms: 66, price: 349_900,
      note: ['Harminc centi magas, így a szoba egésze átlátszik fölötte.', 'It is thirty centimetres high, so the whole room stays in view above it.'],
      details: [HONED, ASSEMBLED],
    },
    pair: {
      noun: ['asztalpár', 'pair of nesting tables'],
      mm: [1020, 720, 430], kilograms: 21, price: 189_900,
      note: ['A két lap magassága között egy pohárnyi a különbség, így elférnek egymás fölött.', 'The two tops differ in height by about a tumbler, so one slides over the other.'],
      details: [detail(LABELS.pieces, '2'), LEGS_ONLY],
    },
  },
  models: [
    {
      name: 'Tisza', design: 2,
      look: ['{A} kőlapja alig egy ujjnyival ér túl a fadobon.', '{A} has a stone top that reaches barely a finger’s breadth past its wooden drum.'],
      features: [['Természetes kőlap', 'Natural stone top'], ['Ívre hajlított fadob', 'Wooden drum bent to a curve'], ['Filctalp a padló védelmére', 'Felt underneath to protect the floor']],
      variants: [['drum', 'travertine', 'oakDrum'], ['drumSmall', 'marble', 'walnutDrum']],
    },
    {
      name: 'Bánya', design: 6,
      look: ['{A} olyan, mintha egy darabban emelték volna ki a hegyből; fekete lábazata beljebb húzódik, hogy a súlya ne látsszék.', '{A} might have been lifted from the hillside in one piece. Its black plinth is set back to make light of the weight.'],
      features: [['Gérbe vágott, ragasztott kőlapok', 'Mitred and bonded stone slabs'], ['Visszahúzott acéllábazat', 'Recessed steel plinth'], ['Két ember szállítja a helyére', 'Brought to its place by two people']],
      variants: [['block', 'travertine', 'blackPlinth']],
    },
    {
      name: 'Buborék', design: 5,
      look: ['{A} két kerek üveglap vékony, sárgarézbevonatú lábakon: egymás alá tolva is látszik mind a kettő.', '{A} is two round glass tops on slender brass-plated legs, and even nested you can see them both.'],
      features: [['Edzett üveglapok', 'Toughened glass tops'], ['Szilikon alátét: az üveg nem csúszik', 'Silicone pads that keep the glass in place'], ['Külön-külön is megállnak', 'Each table stands on its own']],
      variants: [['pair', 'glass', 'brass']],
    },
  ],
});
