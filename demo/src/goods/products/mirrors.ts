import { defineProducts, detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';

const ON_THE_WALL = detail(LABELS.mounting, 'falra, a csavarok a csomagban vannak', 'on the wall; screws included');
const LEANING = detail(LABELS.mounting, 'falnak támasztva, biztonsági rögzítővel', 'leans on the wall, with a safety fixing');
const GLASS = detail(LABELS.care, 'száraz mikroszálas kendővel törölhető', 'wipe with a dry microfibre cloth');

/** Designs: 1 round, 2 arched, 3 rectangular. The body is the frame round the glass. */
export const mirrors = defineProducts('mirrors', [
  {
    sku: 'REZ-TOSZEM',
    title: ['Tószem kerek tükör', 'Tószem round mirror'],
    subtitle: ['Sárgaréz keret, ⌀ 80 cm', 'Brass frame, ⌀ 80 cm'],
    description: ['Vékony sárgaréz karika, benne tiszta tükör. Az előszobában indulás előtt, a fürdőben hazaérkezés után jó belenézni.', 'A thin hoop of brass round a clear mirror. Look into it in the hall before you set out, or in the bathroom when you are back.'],
    features: [['Lakkozott sárgaréz', 'Lacquered brass'], ['Fürdőszobában is használható', 'Suitable for a bathroom'], ['5 mm-es ezüstözött üveg', '5 mm silvered glass']],
    details: [ON_THE_WALL, GLASS],
    size: [800, 30, 800], kilograms: 8.4, material: ['sárgaréz, üveg', 'brass, glass'], colors: ['brass'],
    brand: 'rezkut', price: 69900, stock: 15, daysOld: 260, popularity: 87,
    picture: { kind: 'mirror', design: 1, body: 'brass', frame: ['glass', 'clear'] },
  },
  {
    sku: 'HAR-BOLTIV',
    title: ['Boltív állótükör', 'Boltív floor mirror'],
    subtitle: ['Tölgykeret, 180 cm magas', 'Oak frame, 180 cm tall'],
    description: ['Tetőtől talpig, felül ívben záródik. Ablakkal szemben állítva még egy ablakot ad a szobának.', 'Head to toe, closing in an arch at the top. Stand it opposite a window and it gives the room a second one.'],
    features: [['Tömör tölgy, hajlított ív', 'Solid oak with a bent arch'], ['Biztonsági fóliával a hátán', 'Safety film on the back'], ['Falnak támasztható vagy felszerelhető', 'Lean it or fix it to the wall']],
    details: [LEANING, GLASS],
    size: [750, 40, 1800], kilograms: 24, material: ['tömör tölgy, üveg', 'solid oak, glass'], colors: ['oak', 'smokedOak', 'black'],
    brand: 'harkaly', price: 149900, was: 179900, stock: 4, daysOld: 140, popularity: 85,
    picture: { kind: 'mirror', design: 2, body: 'wood', frame: ['glass', 'clear'] },
  },
  {
    sku: 'HOL-KEPMAS',
    title: ['Képmás szögletes tükör', 'Képmás rectangular mirror'],
    subtitle: ['Diókeret, 60 × 90 cm', 'Walnut frame, 60 × 90 cm'],
    description: ['Egyszerű diókeret, pontosan illesztett sarkokkal. Állítva és fektetve is felakasztható, komód fölé mindkettő jó.', 'A plain walnut frame with neatly mitred corners. It hangs upright or on its side, and either suits a sideboard.'],
    features: [['Kétféleképpen akasztható', 'Hangs either way'], ['Tömör dió', 'Solid walnut'], ['Pontos, gérbe vágott sarkok', 'Precise mitred corners']],
    details: [ON_THE_WALL, GLASS],
    size: [600, 28, 900], kilograms: 7.2, material: ['tömör dió, üveg', 'solid walnut, glass'], colors: ['walnut', 'oak', 'ash'],
    brand: 'holtag', price: 54900, stock: 11, daysOld: 310, popularity: 70,
    picture: { kind: 'mirror', design: 3, body: 'wood', frame: ['glass', 'clear'] },
  },
  {
    sku: 'REZ-ABLAKSZEM',
    title: ['Ablakszem íves tükör', 'Ablakszem arched mirror'],
    subtitle: ['Porfestett acél, 60 × 100 cm', 'Powder-coated steel, 60 × 100 cm'],
    description: ['Keskeny acélkeret, felül félkör. Mosdó fölé, folyosó végére, bárhova, ahol egy ablak hiányzik.', 'A narrow steel frame with a half-round top. Hang it over a basin or at the end of a corridor: anywhere that could do with a window.'],
    features: [['Porfestett acélkeret', 'Powder-coated steel frame'], ['Párás helyiségbe is jó', 'Happy in steamy rooms'], ['Rejtett akasztó', 'Concealed hanger']],
    details: [ON_THE_WALL, GLASS],
    size: [600, 25, 1000], kilograms: 8.9, material: ['acél, üveg', 'steel, glass'], colors: ['black', 'white'],
    brand: 'rezkut', price: 62900, stock: 0, daysOld: 75, popularity: 66,
    picture: { kind: 'mirror', design: 2, body: 'metal', frame: ['glass', 'clear'] },
  },
  {
    sku: 'HOL-NAPFORDULO',
    title: ['Napforduló nádkeretes tükör', 'Napforduló cane mirror'],
    subtitle: ['Font nád, ⌀ 65 cm', 'Woven cane, ⌀ 65 cm'],
    description: ['Kerek tükör széles, kézzel font nádkeretben, akár egy kis nap. Gyerekszobába és nyaralóba is illik.', 'A round mirror in a wide frame of hand-woven cane, like a small sun. People take it home for nurseries and summer houses.'],
    features: [['Kézi fonás', 'Woven by hand'], ['Könnyű, egy csavar elbírja', 'Light enough for a single screw'], ['A nád színe idővel mélyül', 'The cane deepens in colour with time']],
    details: [ON_THE_WALL, GLASS],
    size: [650, 35, 650], kilograms: 3.1, material: ['nád, üveg', 'cane, glass'], colors: ['rattan'],
    brand: 'holtag', price: 34900, stock: 1, daysOld: 20, popularity: 73,
    picture: { kind: 'mirror', design: 1, body: 'cane', frame: ['glass', 'clear'] },
  },
  {
    sku: 'BUK-UNNEPLO',
    title: ['Ünneplő egész alakos tükör', 'Ünneplő full-length mirror'],
    subtitle: ['Füstölt tölgy, 70 × 190 cm', 'Smoked oak, 70 × 190 cm'],
    description: ['Nagy, komoly, szögletes tükör a gardrób mellé, öt centi széles füstölt tölgy keretben. Az oldalán kampó várja a másnapi ruhát.', 'A large, serious, rectangular mirror to stand by the wardrobe, in a smoked oak frame five centimetres wide. There is a hook at the side for tomorrow’s clothes.'],
    features: [['Öt centi széles tömör keret', 'Solid frame five centimetres wide'], ['Rendelésre készül, 5 hét', 'Made to order in 5 weeks'], ['Kampó az oldalán', 'A hook at the side']],
    details: [LEANING, GLASS],
    size: [700, 45, 1900], kilograms: 27, material: ['tömör füstölt tölgy, üveg', 'solid smoked oak, glass'], colors: ['smokedOak', 'walnut'],
    brand: 'bukkhat', price: 189900, stock: 0, isForOrder: true, daysOld: 450, popularity: 47,
    picture: { kind: 'mirror', design: 3, body: 'wood', frame: ['glass', 'clear'] },
  },
]);
