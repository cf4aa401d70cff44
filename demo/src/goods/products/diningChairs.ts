import { defineProducts, detail } from '../defineProduct.ts';
import { ASSEMBLED, LABELS, LEGS_ONLY, OILED, WIPE_CLEAN } from '../labels.ts';
import type { GoodsTier } from '../types.ts';

/** Discounts: from four chairs, and a larger one from eight. */
const BY_THE_TABLE: readonly GoodsTier[] = [{ quantity: 4, discountPercent: 5 }, { quantity: 8, discountPercent: 10 }];

/** Designs: 1 bent wooden back, 2 cane, 3 upholstered shell. */
export const diningChairs = defineProducts('wooden-chairs', [
  {
    sku: 'HAR-TANYA-SZEK',
    title: ['Tanya étkezőszék', 'Tanya dining chair'],
    subtitle: ['Hajlított tölgy', 'Bent oak'],
    description: ['A Tanya asztal párja, széles, gőzzel hajlított háttámlával. Vacsora után is jó benne ülni, pedig nincs rajta egy centi párna sem.', 'Made to go with the Tanya table, with a broad, steam-bent backrest. Good to sit in long after supper, without an inch of padding.'],
    features: [['Gőzzel hajlított háttámla', 'Steam-bent backrest'], ['Formára mart ülőlap', 'Shaped wooden seat'], ['Csapolt, ragasztott kötések', 'Mortise and tenon joints']],
    details: [detail(LABELS.seatHeight, '45 cm'), detail(LABELS.load, '130 kg'), OILED, ASSEMBLED],
    size: [500, 520, 780], kilograms: 5.4, material: ['tömör tölgy', 'solid oak'], colors: ['oak', 'smokedOak', 'black'],
    brand: 'harkaly', price: 59900, tiers: BY_THE_TABLE, stock: 48, daysOld: 240, popularity: 95,
    picture: { kind: 'chair', design: 1, body: 'wood', frame: ['wood', 'oak'] },
  },
  {
    sku: 'HAR-NADAS',
    title: ['Nádas fonott szék', 'Nádas cane chair'],
    subtitle: ['Nádfonat, dióváz', 'Cane, walnut frame'],
    description: ['Kézzel font ülés és háttámla, alatta könnyű dióváz. A nád enged egy keveset, ezért hamar felveszi az ülő formáját.', 'A hand-woven seat and back on a light walnut frame. Cane gives a little, so it soon takes the shape of whoever sits in it.'],
    features: [['Kézzel font nád', 'Hand-woven cane'], ['Könnyű: fél kézzel felemelhető', 'Light enough to lift with one hand'], ['A fonat cserélhető', 'The weave can be replaced']],
    details: [detail(LABELS.seatHeight, '45 cm'), detail(LABELS.load, '110 kg'), detail(LABELS.care, 'félévente nedves ruhával áttörölve nem szárad ki', 'a damp cloth twice a year keeps it from drying out'), ASSEMBLED],
    size: [490, 530, 800], kilograms: 4.2, material: ['nád, tömör dió', 'cane, solid walnut'], colors: ['rattan'],
    brand: 'harkaly', price: 74900, tiers: BY_THE_TABLE, stock: 26, daysOld: 130, popularity: 86,
    picture: { kind: 'chair', design: 2, body: 'cane', frame: ['wood', 'walnut'] },
  },
  {
    sku: 'VAC-PAMACS',
    category: 'upholstered-chairs',
    title: ['Pamacs kárpitozott szék', 'Pamacs upholstered chair'],
    subtitle: ['Gyapjúbuklé, tölgyláb', 'Wool bouclé, oak legs'],
    description: ['Puha, íves háta félig körbeér. Ha az asztalnál szoktál dolgozni vagy mesélni, ezt válaszd.', 'Its soft curved back comes halfway round you, like that of a small armchair. The one to choose if the table is where you work or tell stories.'],
    features: [['Gyapjúbuklé huzat', 'Wool bouclé cover'], ['Hét centi vastag ülés', '7 cm seat padding'], ['Filctalp a lábakon', 'Felt pads under the legs']],
    details: [detail(LABELS.seatHeight, '47 cm'), detail(LABELS.filling, 'hideghab', 'high-resilience foam'), detail(LABELS.care, 'porszívózható, foltja szappanhabbal tisztítható', 'vacuum; treat stains with soap foam'), LEGS_ONLY],
    size: [560, 570, 780], kilograms: 7.1, material: ['gyapjúbuklé, bükk, tölgy', 'wool bouclé, beech, oak'], colors: ['chalk', 'moss', 'blush'],
    brand: 'vackor', price: 92900, tiers: BY_THE_TABLE, stock: 14, daysOld: 22, popularity: 83,
    picture: { kind: 'chair', design: 3, body: 'boucle', frame: ['wood', 'oak'] },
  },
  {
    sku: 'HAR-PADTARS',
    title: ['Padtárs szék', 'Padtárs chair'],
    subtitle: ['Színes lakk, kőris', 'Coloured lacquer, ash'],
    description: ['Olyan szék, amilyenen a nagyszüleink tanultak írni, csak jobb háttámlával. Vékony lakkrétege alatt látszik a kőris erezete.', 'The sort of chair our grandparents learned to write on, with a better back. The grain of the ash shows through its thin coat of lacquer.'],
    features: [['Vízbázisú színes lakk', 'Water-based coloured lacquer'], ['Merevítő a lábak között, lábtartónak is jó', 'Stretchers that double as a footrest'], ['Három vidám szín', 'Three cheerful colours']],
    details: [detail(LABELS.seatHeight, '45 cm'), detail(LABELS.load, '120 kg'), WIPE_CLEAN, ASSEMBLED],
    size: [450, 500, 790], kilograms: 4.6, material: ['lakkozott kőris', 'lacquered ash'], colors: ['pine', 'paprika', 'ink'],
    brand: 'harkaly', price: 36900, was: 44900, tiers: BY_THE_TABLE, stock: 31, daysOld: 370, popularity: 75,
    picture: { kind: 'chair', design: 1, body: 'lacquer', frame: ['lacquer', 'pine'] },
  },
  {
    sku: 'REZ-BOCSKOR',
    category: 'upholstered-chairs',
    title: ['Bocskor bőrszék', 'Bocskor leather chair'],
    subtitle: ['Marhabőr, fekete acél', 'Cowhide, black steel'],
    description: ['Fekete acélcső, rajta kézzel varrt bőr. A bőr ott fényesedik ki először, ahol a legtöbbet ülnek rajta.', 'Black steel tube with leather sewn on by hand. The leather shines first where it is sat on most, as it should.'],
    features: [['Kézzel varrt bőrhuzat', 'Hand-sewn leather cover'], ['Porfestett acélváz', 'Powder-coated steel frame'], ['Műanyag talpvédő, cserélhető', 'Replaceable plastic glides']],
    details: [detail(LABELS.seatHeight, '47 cm'), detail(LABELS.load, '120 kg'), detail(LABELS.care, 'évente egyszer bőrbalzsam', 'leather balm once a year'), ASSEMBLED],
    size: [530, 550, 800], kilograms: 6.8, material: ['marhabőr, hideghab, acél', 'cowhide, high-resilience foam, steel'], colors: ['cognac', 'black'],
    brand: 'rezkut', price: 84900, tiers: BY_THE_TABLE, stock: 0, daysOld: 290, popularity: 52,
    picture: { kind: 'chair', design: 3, body: 'leather', frame: ['metal', 'black'] },
  },
  {
    sku: 'HAR-FEKETES',
    title: ['Feketés kávéházi szék', 'Feketés café chair'],
    subtitle: ['Nádfonat, fekete bükk', 'Cane, black beech'],
    description: ['Fekete bükkváz, világos nádfonat: a régi pesti kávéházak széke. Elég könnyű, hogy a szomszéd asztaltól odahúzd.', 'A black beech frame with pale cane: the chair of the old coffee houses of Budapest. Light enough to drag over from the next table.'],
    features: [['Gőzzel hajlított bükk', 'Steam-bent beech'], ['Géppel szőtt, kézzel feszített nád', 'Machine-woven cane, stretched by hand'], ['Keskeny, sok elfér egymás mellett', 'Narrow, so plenty fit in a row']],
    details: [detail(LABELS.seatHeight, '46 cm'), detail(LABELS.load, '110 kg'), WIPE_CLEAN, ASSEMBLED],
    size: [430, 500, 830], kilograms: 3.9, material: ['nád, lakkozott bükk', 'cane, lacquered beech'], colors: ['rattan'],
    brand: 'harkaly', price: 63900, tiers: BY_THE_TABLE, stock: 20, daysOld: 55, popularity: 64,
    picture: { kind: 'chair', design: 2, body: 'cane', frame: ['lacquer', 'black'] },
  },
]);
