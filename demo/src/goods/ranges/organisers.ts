import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ONE_WOOD, WOOD } from '../range/finishes.ts';
import { STORAGE_LABELS } from './bedroomStorageLabels.ts';

/** Designs: 1 three cups on a tray, 2 a shallow tray with compartments, 3 an upright rack. */
export const organisers = defineRange({
  category: 'organisers',
  brand: 'iratos',
  kind: 'organiser',
  finishes: {
    stoneware: {
      body: 'ceramic', name: ['mázas kőcserép', 'glazed stoneware'], colors: ['chalk', 'sage', 'ink', 'terracotta'], price: 1.05,
      note: ['A mázas kőcserépről a tinta is lemosható.', 'Even ink washes off glazed stoneware.'],
    },
    oak: { ...WOOD.oak, note: ['Az olajozott tölgyről a friss tinta is letörölhető.', 'Fresh ink can be wiped off the oiled oak.'] },
    walnut: { ...WOOD.walnut, note: ['A dió sötét rajza elrejti a ceruzahegy nyomát.', 'The dark figure of the walnut hides the marks of pencil points.'] },
    beech: WOOD.beech,
    steel: {
      body: 'metal', name: ['porfestett acéllemez', 'powder-coated sheet steel'], colors: ['graphite', 'paprika', 'chalk', 'mist', 'honey'], price: 0.9,
      note: ['A hajlított acéllemez vékony, mégis elég nehéz ahhoz, hogy a helyén maradjon.', 'The folded steel is thin, yet heavy enough to stay where it is put.'],
    },
    leather: {
      body: 'leather', name: ['növényi cserzésű marhabőr', 'vegetable-tanned cowhide'], colors: ['cognac', 'black'], price: 1.35,
      note: ['A bőr halkítja a kulcsok koccanását, és évről évre sötétebb.', 'The leather hushes the keys and darkens a little every year.'],
    },
  },
  carriers: {
    ...ONE_WOOD,
    oakTray: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgytálca', 'oak tray'] },
    brassTray: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz tálca', 'brass tray'] },
    plainSteel: { surface: ['metal', 'graphite'], name: ['', ''], part: ['', ''] },
    plainLeather: { surface: ['leather', 'cognac'], name: ['', ''], part: ['', ''] },
  },
  details: [detail(STORAGE_LABELS.underside, 'parafa', 'cork')],
  sizes: {
    pots: {
      noun: ['tolltartó szett', 'pen pot set'],
      mm: [260, 100, 110], kilograms: 1.1, price: 16_490,
      note: ['Az egyikbe tollak, a másikba ollók, a harmadikba gemkapcsok kerülhetnek.', 'One may take pens, another scissors, the third paper clips.'],
      details: [detail(LABELS.pieces, '3 pohár, 1 tálca', '3 cups, 1 tray')],
    },
    potsSmall: {
      noun: ['kis tolltartó szett', 'small pen pot set'],
      mm: [210, 80, 95], kilograms: 0.8, price: 13_490,
      note: ['A kisebb méret polcra vagy egy keskeny ablakpárkányra is felfér.', 'The smaller size fits a shelf or a narrow window sill.'],
      details: [detail(LABELS.pieces, '3 pohár, 1 tálca', '3 cups, 1 tray')],
    },
    tray: {
      noun: ['rekeszes tálca', 'compartment tray'],
      mm: [300, 220, 35], kilograms: 0.9, price: 14_490,
      note: ['Fiókba is beleillik, 35 milliméter magas.', 'At 35 mm high, it will go inside a drawer.'],
      details: [detail(STORAGE_LABELS.innerSize, '29 × 21 cm')],
    },
    traySmall: {
      noun: ['kis rekeszes tálca', 'small compartment tray'],
      mm: [220, 150, 30], kilograms: 0.5, price: 10_490,
      note: ['Az éjjeliszekrényen óra, gyűrű és töltő gyűlik benne.', 'On a bedside table it gathers a watch, a ring and a charger.'],
      details: [detail(STORAGE_LABELS.innerSize, '21 × 14 cm')],
    },
    rack: {
      noun: ['irattartó', 'file rack'],
      mm: [300, 200, 240], kilograms: 1.5, price: 19_490,
      note: ['A4-es mappák és egy laptop is megállnak benne élükre állítva.', 'A4 folders and a laptop stand in it on their edges.'],
      details: [detail(STORAGE_LABELS.paper, 'A4, álló', 'A4, upright')],
    },
    letters: {
      noun: ['levéltartó', 'letter rack'],
      mm: [220, 110, 150], kilograms: 0.8, price: 13_490,
      note: ['Borítékoknak, képeslapoknak, a befizetendő csekkeknek szántuk.', 'It was made for envelopes, postcards and bills to be paid.'],
      details: [detail(STORAGE_LABELS.paper, 'C5 boríték, képeslap', 'C5 envelopes, postcards')],
    },
  },
  models: [
    {
      name: 'Kórus', design: 1,
      look: ['{A} három pohár egy közös tálcán. Külön is használhatók, együtt szebbek.', '{A} is three cups on one tray. They work apart, but look better together.'],
      features: [['Kiemelhető poharak', 'Cups that lift out'], ['Peremes tálca, nem csúsznak le', 'A rimmed tray keeps them in place'], ['Fogkefének, evőeszköznek is jó', 'Just as good for toothbrushes or cutlery']],
      variants: [['pots', 'stoneware', 'oakTray'], ['potsSmall', 'steel', 'brassTray']],
    },
    {
      name: 'Kútkáva', design: 1, price: 1.08,
      look: ['{A} vastag falú, kerek poharai egy tálcán állnak, olyan súllyal, hogy a hosszú vonalzó sem dönti fel őket.', '{A} stands thick-walled round cups on a tray, with weight enough not to be toppled by a long ruler.'],
      features: [['Esztergált, vastag falak', 'Turned with thick walls'], ['Lekerekített perem', 'A rounded rim'], ['A tálca magában is használható', 'A tray that is useful on its own']],
      variants: [['pots', 'walnut', 'walnut'], ['potsSmall', 'oak', 'oak']],
    },
    {
      name: 'Kiskert', design: 2,
      look: ['{A} ágyásokra osztja az asztalt: mindennek jut egy parcella.', '{A} divides the desk as beds divide a garden: there is a plot for everything.'],
      features: [['Különböző méretű rekeszek', 'Compartments of different sizes'], ['Lekerekített belső sarkok, könnyű kisöpörni', 'Rounded inner corners that brush out easily'], ['Hosszában tollak is beleférnek', 'Takes pens lengthwise']],
      variants: [['tray', 'oak', 'oak'], ['traySmall', 'walnut', 'walnut']],
    },
    {
      name: 'Homokozó', design: 2,
      look: ['{A} lapos tálca alacsony falakkal, ahová a zsebek tartalma kerül, ha hazaért az ember.', '{A} is a shallow tray with low walls, where the contents of your pockets go when you come home.'],
      features: [['Alacsony válaszfalak', 'Low dividers'], ['Egymásra is tehető', 'Stackable'], ['Előszobában is hasznos', 'Useful in the hall as well']],
      variants: [['tray', 'leather', 'plainLeather'], ['traySmall', 'steel', 'plainSteel']],
    },
    {
      name: 'Hírmondó', design: 3,
      look: ['{A} álló rekeszeiben a papír nem halomba gyűlik, hanem sorba, és a legfontosabb lap mindig elöl van.', '{A} keeps paper upright and in order instead of in a heap, with the most urgent sheet always in front.'],
      features: [['Álló rekeszek', 'Upright compartments'], ['Oldalról is nyitott, könnyű kivenni', 'Open at the sides, easy to reach into'], ['Laptopnak is jó állvány', 'Doubles as a laptop stand']],
      variants: [['rack', 'oak', 'oak'], ['letters', 'beech', 'beech']],
    },
    {
      name: 'Futár', design: 3, price: 0.98,
      look: ['{A} vékony falak között tartja, ami úton van: bejövő levelek elöl, elintézettek hátul.', '{A} holds whatever is in transit between thin walls: incoming post in front, dealt with behind.'],
      features: [['Keskeny, egy könyvnyi hely elég neki', 'Narrow enough for a bookshelf'], ['Legömbölyített sarkok', 'Rounded corners'], ['Bal- és jobbkezesnek is jó', 'Suits left and right hands alike']],
      variants: [['rack', 'steel', 'plainSteel'], ['letters', 'steel', 'plainSteel']],
    },
  ],
});
