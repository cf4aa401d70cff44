import { defineProducts, detail } from '../defineProduct.ts';
import { BULB_EXTRA, LABELS } from '../labels.ts';

const CEILING = detail(LABELS.mounting, 'mennyezetre, villanyszerelő kösse be', 'to the ceiling, wired by an electrician');

/** Designs: 1 metal or ceramic dome, 2 paper globe, 3 bell of glass or cane. */
export const pendantLamps = defineProducts('pendant-lamps', [
  {
    sku: 'DER-KOLOMP',
    title: ['Kolomp függőlámpa', 'Kolomp pendant lamp'], careOf: ['lacquer', 'lacquer'],
    subtitle: ['Porfestett acél, ⌀ 40 cm', 'Powder-coated steel, ⌀ 40 cm'],
    description: ['Mély búra, belül fehér: a fénye az asztalra esik, nem a szemedbe. Kettő vagy három egymás mellett a legszebb.', 'A deep dome, white within: its light falls on the table, not in your eyes. At its best in twos and threes.'],
    features: [['Fehér belső, erős lefelé irányuló fény', 'White inside, for strong light downwards'], ['Állítható magasság', 'Adjustable height'], ['Textilkábel a búra színében', 'Fabric cable in the colour of the shade']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '1,8 m', '1.8 m'), CEILING],
    size: [400, 400, 260], kilograms: 2.1, material: ['porfestett acél', 'powder-coated steel'], colors: ['pine', 'black', 'chalk', 'paprika'],
    brand: 'derengo', price: 39900, stock: 34, daysOld: 270, popularity: 91,
    picture: { kind: 'pendant-lamp', design: 1, body: 'lacquer', frame: ['metal', 'steel'] },
  },
  {
    sku: 'DER-HOLDTOLTE',
    title: ['Holdtölte papírgömb', 'Holdtölte paper globe'], careOf: ['paper', 'paper'],
    subtitle: ['Rizspapír, ⌀ 60 cm', 'Rice paper, ⌀ 60 cm'],
    description: ['Nagy, könnyű papírgömb, amely az egész szobát egyenletes fénnyel tölti meg. Két almánál nem nyom többet.', 'A large, light paper globe that fills the whole room with an even glow. It weighs no more than a couple of apples.'],
    features: [['Kézzel készült rizspapír', 'Handmade rice paper'], ['Bambuszabroncsok', 'Bamboo hoops'], ['Laposra csukva érkezik', 'Arrives folded flat']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '2 m'), CEILING],
    size: [600, 600, 580], kilograms: 0.4, material: ['rizspapír, bambusz', 'rice paper, bamboo'], colors: ['white'],
    brand: 'derengo', price: 17900, stock: 60, daysOld: 320, popularity: 80,
    picture: { kind: 'pendant-lamp', design: 2, body: 'paper', frame: ['wood', 'ash'] },
  },
  {
    sku: 'DER-HARANGVIRAG',
    title: ['Harangvirág üveglámpa', 'Harangvirág glass pendant'],
    subtitle: ['Fújt üveg, sárgaréz', 'Blown glass, brass'],
    description: ['Szájjal fújt üvegharang, amelyben az izzó is látszik. Ablak előtt nappal is szép, amikor nem ég.', 'A mouth-blown bell of clear or tinted glass in which the bulb shows. By a window it is lovely in the daytime too, when it is off.'],
    features: [['Szájjal fújt, minden darab kicsit más', 'Mouth-blown, each slightly different'], ['Tömör sárgaréz foglalat', 'Solid brass fitting'], ['Gömbizzóval a legszebb', 'Best with a round bulb']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '1,8 m', '1.8 m'), CEILING],
    size: [280, 280, 320], kilograms: 1.9, material: ['fújt üveg, sárgaréz', 'blown glass, brass'], colors: ['smoke', 'clear', 'honey'],
    brand: 'derengo', price: 52900, was: 62900, stock: 9, daysOld: 150, popularity: 76,
    picture: { kind: 'pendant-lamp', design: 7, body: 'glass', frame: ['brass', 'brass'] },
  },
  {
    sku: 'DER-VARSA',
    title: ['Varsa nádlámpa', 'Varsa cane pendant'],
    subtitle: ['Font nád, ⌀ 50 cm', 'Woven cane, ⌀ 50 cm'],
    description: ['Halászvarsára hasonlít, és árnyékhálót vet a falra. Kézzel fonják, egy lámpa majdnem egy munkanap.', 'It resembles a fish trap and casts a net of shadows on the wall. It is woven by hand, and each takes the best part of a day.'],
    features: [['Rajzos árnyék a falon', 'Patterned shadows on the wall'], ['Könnyű, gyenge mennyezetre is', 'Light enough for delicate ceilings'], ['Rendelésre készül, 3 hét', 'Made to order in 3 weeks']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '2 m'), CEILING],
    size: [500, 500, 420], kilograms: 1.2, material: ['nád, acél', 'cane, steel'], colors: ['rattan'],
    brand: 'derengo', price: 46900, stock: 0, isForOrder: true, daysOld: 90, popularity: 68,
    picture: { kind: 'pendant-lamp', design: 5, body: 'cane', frame: ['metal', 'black'] },
  },
  {
    sku: 'SAR-CSERPES',
    title: ['Cserpes kerámialámpa', 'Cserpes ceramic pendant'], careOf: ['ceramic', 'ceramic'],
    subtitle: ['Mázatlan kerámia, ⌀ 22 cm', 'Unglazed ceramic, ⌀ 22 cm'],
    description: ['Korongozott kerámiabúra, kívül mázatlan, belül fényes fehér máz. Kicsi, ezért a konyhapult fölött sorban jó.', 'A wheel-thrown shade, unglazed outside and glossy white within. It is small, so hang a row of them over the worktop.'],
    features: [['Kézzel korongozott', 'Thrown by hand'], ['Fényes fehér belső máz', 'Glossy white glaze inside'], ['Sorban is, magában is jó', 'Good alone or in a row']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '1,6 m', '1.6 m'), CEILING],
    size: [220, 220, 180], kilograms: 1.6, material: ['kerámia, textilkábel', 'ceramic, fabric cable'], colors: ['terracotta', 'chalk'],
    brand: 'sarpala', price: 29900, stock: 1, daysOld: 26, popularity: 57,
    picture: { kind: 'pendant-lamp', design: 1, body: 'ceramic', frame: ['fabric', 'black'] },
  },
  {
    sku: 'DER-LIDERC',
    title: ['Lidérc ovális papírlámpa', 'Lidérc oval paper lamp'], careOf: ['paper', 'paper'],
    subtitle: ['Rizspapír, 75 cm magas', 'Rice paper, 75 cm tall'],
    description: ['Hosszúkás papírtest magas belmagassághoz és lépcsőházba. Huzatban finoman mozog, innen a neve.', 'A long paper body for high ceilings and stairwells. It stirs a little in a draught, hence the name: a will-o’-the-wisp.'],
    features: [['Magas terekhez, lépcső fölé', 'For high rooms and stairs'], ['Hosszú, rövidíthető kábel', 'A long cable that can be shortened'], ['Meleg árnyalatú papír', 'Paper in a warm shade']],
    details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, detail(LABELS.cable, '3,5 m', '3.5 m'), CEILING],
    size: [450, 450, 750], kilograms: 0.6, material: ['rizspapír, acéldrót', 'rice paper, steel wire'], colors: ['oat', 'white'],
    brand: 'derengo', price: 24900, stock: 18, daysOld: 130, popularity: 49,
    picture: { kind: 'pendant-lamp', design: 2, body: 'paper', frame: ['metal', 'steel'] },
  },
]);
