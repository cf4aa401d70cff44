import { defineProducts, detail } from '../defineProduct.ts';
import { LABELS, OILED, SELF_ASSEMBLY, WIPE_CLEAN } from '../labels.ts';

const SLATS_INCLUDED = detail(LABELS.slats, 'az árban benne van, matrac nélkül', 'included; the mattress is not');

/** Designs: 1 slatted headboard, 2 upholstered, 3 low platform with a plank headboard. */
export const beds = defineProducts('beds', [
  {
    sku: 'BUK-BUKKALJA-160',
    title: ['Bükkalja ágykeret 160 × 200', 'Bükkalja bed frame 160 × 200'],
    subtitle: ['Tömör bükk, lécezett fejvég', 'Solid beech, slatted headboard'],
    description: ['Lécezett fejvég, lekerekített élek, semmi csavarfej. A bükkváz öt kötéssel áll össze, és akkor sem nyikorog, ha forgolódsz.', 'A slatted headboard, rounded edges and not a screw head in sight. The beech frame goes together with five joints and stays silent when you turn over.'],
    features: [['Tömör bükk, szálirányban válogatva', 'Solid beech, selected for straight grain'], ['Háttal neki lehet dőlni', 'A headboard you can lean against'], ['26 cm szabad magasság alatta', '26 cm of clear space underneath']],
    details: [detail(LABELS.mattress, '160 × 200 cm'), SLATS_INCLUDED, OILED, SELF_ASSEMBLY],
    size: [1700, 2110, 960], kilograms: 52, material: ['tömör bükk', 'solid beech'], colors: ['beech', 'smokedOak'],
    brand: 'bukkhat', price: 259900, stock: 8, daysOld: 260, popularity: 88,
    picture: { kind: 'bed', design: 1, body: 'wood', frame: ['wood', 'beech'] },
  },
  {
    sku: 'VAC-PEHELY-180',
    title: ['Pehely kárpitozott ágy 180 × 200', 'Pehely upholstered bed 180 × 200'],
    subtitle: ['Lenkeverék, magas fejvég', 'Linen blend, high headboard'],
    description: ['Magas, párnázott fejvég, amelynek esti olvasáskor neki lehet dőlni. A huzat cipzáras, és mosógépben mosható.', 'A high padded headboard to lean on while you read. The cover unzips and goes in the washing machine.'],
    features: [['Levehető, mosható huzat', 'Removable, washable cover'], ['Hat centi vastag fejvég', 'Headboard padded to six centimetres'], ['Megerősített középtartó', 'Reinforced centre beam']],
    details: [detail(LABELS.mattress, '180 × 200 cm'), SLATS_INCLUDED, detail(LABELS.cover, 'lenkeverék, 30 °C-on mosható', 'linen blend, washes at 30 °C'), SELF_ASSEMBLY],
    size: [1920, 2160, 1120], kilograms: 74, material: ['lenkeverék, fenyő, nyír', 'linen blend, pine, birch'], colors: ['linen', 'sage', 'graphite'],
    brand: 'vackor', price: 389900, was: 449900, stock: 5, daysOld: 170, popularity: 90,
    picture: { kind: 'bed', design: 2, body: 'fabric', frame: ['wood', 'oak'] },
  },
  {
    sku: 'BUK-ERDOSZEL-180',
    title: ['Erdőszél alacsony ágy 180 × 200', 'Erdőszél low bed 180 × 200'],
    subtitle: ['Füstölt tölgy, platform', 'Smoked oak platform'],
    description: ['Alacsony, széles, lebegni látszik a padló fölött. A keret körben egy tenyérnyit túlér a matracon: éppen annyit, hogy egy könyv elférjen rajta.', 'Low and wide, it seems to hover above the floor. The frame runs a hand’s breadth past the mattress on every side, which is room enough for a book.'],
    features: [['Beugratott lábak, lebegő hatás', 'Recessed legs for a floating look'], ['Füstölt tömör tölgy', 'Solid smoked oak'], ['Rendelésre készül, 6 hét', 'Made to order in 6 weeks']],
    details: [detail(LABELS.mattress, '180 × 200 cm'), SLATS_INCLUDED, OILED, SELF_ASSEMBLY],
    size: [2000, 2200, 720], kilograms: 81, material: ['tömör füstölt tölgy', 'solid smoked oak'], colors: ['smokedOak', 'walnut', 'oak'],
    brand: 'bukkhat', price: 459900, stock: 0, isForOrder: true, daysOld: 95, popularity: 67,
    picture: { kind: 'bed', design: 3, body: 'wood', frame: ['wood', 'smokedOak'] },
  },
  {
    sku: 'VAC-ESTIKE-160',
    title: ['Estike bársonyágy 160 × 200', 'Estike velvet bed 160 × 200'],
    subtitle: ['Pamutbársony, dióláb', 'Cotton velvet, walnut legs'],
    description: ['Hullámos, függőlegesen tűzött fejvég mély tintakék bársonyból. Sötét falnál eltűnik, világosnál ő a szoba.', 'A channelled headboard in deep ink-blue velvet. Against a dark wall it disappears; against a pale one it is the room.'],
    features: [['Kézzel tűzött fejvég', 'Hand-stitched headboard'], ['A fejvég hátulja is kárpitozott', 'Upholstered at the back as well'], ['Tömör dió lábak', 'Solid walnut legs']],
    details: [detail(LABELS.mattress, '160 × 200 cm'), SLATS_INCLUDED, detail(LABELS.care, 'puha kefével, szálirányba', 'soft brush, with the pile'), SELF_ASSEMBLY],
    size: [1720, 2140, 1080], kilograms: 69, material: ['pamutbársony, nyír, dió', 'cotton velvet, birch, walnut'], colors: ['ink', 'plum', 'pine'],
    brand: 'vackor', price: 349900, stock: 1, daysOld: 44, popularity: 72,
    picture: { kind: 'bed', design: 2, body: 'velvet', frame: ['wood', 'walnut'] },
  },
  {
    sku: 'BUK-HAJNAL-160',
    title: ['Hajnal tölgyágy 160 × 200', 'Hajnal oak bed 160 × 200'],
    subtitle: ['Tömör tölgy, deszka fejvég', 'Solid oak, plank headboard'],
    description: ['A fejvége két széles tölgydeszka, a többi csupa egyenes vonal. Olyan alacsony, hogy a hajnali nap az ablakpárkány fölött egyenesen rásüt.', 'Two wide oak planks make the headboard, and the rest is straight lines. It is low enough for the early sun to clear the windowsill and land on it.'],
    features: [['Tömör tölgy, 30 mm-es deszkák', 'Solid oak boards, 30 mm thick'], ['Szerszám nélkül szétszedhető', 'Comes apart without tools'], ['200 kg-ig terhelhető', 'Carries up to 200 kg']],
    details: [detail(LABELS.mattress, '160 × 200 cm'), SLATS_INCLUDED, OILED, SELF_ASSEMBLY],
    size: [1690, 2100, 780], kilograms: 61, material: ['tömör tölgy', 'solid oak'], colors: ['oak', 'walnut'],
    brand: 'bukkhat', price: 319900, stock: 6, daysOld: 11, popularity: 80,
    picture: { kind: 'bed', design: 3, body: 'wood', frame: ['wood', 'oak'] },
  },
  {
    sku: 'BUK-SZENABOGLYA-180',
    title: ['Szénaboglya magas ágy 180 × 200', 'Szénaboglya high bed 180 × 200'],
    subtitle: ['Fehér lakk, kőrisláb', 'White lacquer, ash legs'],
    description: ['Magasabb a megszokottnál: reggel könnyű belőle felkelni, este pedig egy egész ágyneműtartó elfér alatta. A fehér lécek mögött látszik a fal színe.', 'Higher than most: easy to get out of in the morning, with room for a whole bedding box underneath. The colour of your wall shows between the white slats.'],
    features: [['52 cm-es fekvőmagasság', 'Lying height of 52 cm'], ['34 cm szabad magasság alatta', '34 cm of clear space underneath'], ['Vízbázisú, matt lakk', 'Matt, water-based lacquer']],
    details: [detail(LABELS.mattress, '180 × 200 cm'), SLATS_INCLUDED, WIPE_CLEAN, SELF_ASSEMBLY],
    size: [1900, 2110, 1060], kilograms: 63, material: ['lakkozott kőris', 'lacquered ash'], colors: ['white', 'sage', 'black'],
    brand: 'bukkhat', price: 279900, was: 319900, stock: 3, daysOld: 520, popularity: 58,
    picture: { kind: 'bed', design: 1, body: 'lacquer', frame: ['wood', 'ash'] },
  },
]);
