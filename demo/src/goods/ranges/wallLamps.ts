import { detail } from '../defineProduct.ts';
import { BULB_EXTRA, LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { SHADES } from './lightTextilesBathFinishes.ts';
import { HOOK_AND_PLUG, ROOM_LABELS, SMALL_BULB, WIRED_WALL } from './lightTextilesBathLabels.ts';

const SPLASH_PROOF = detail(ROOM_LABELS.protection, 'IP44, fürdőszobában is használható', 'IP44, suitable for bathrooms');
const DRY_ROOMS = detail(ROOM_LABELS.protection, 'IP20, száraz helyiségbe', 'IP20, for dry rooms');

export const wallLamps = defineRange({
  category: 'wall-lamps',
  brand: 'derengo',
  kind: 'wall-lamp',
  finishes: SHADES,
  carriers: {
    black: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete falikar', 'black bracket'] },
    brass: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz falikar', 'brass bracket'] },
    oak: { surface: ['wood', 'oak'], name: ['tölgy', 'oak'], part: ['tölgyfa falikar', 'oak bracket'] },
    walnut: { surface: ['wood', 'walnut'], name: ['dió', 'walnut'], part: ['diófa falikar', 'walnut bracket'] },
    blackPlate: { surface: ['metal', 'black'], name: ['porfestett acél', 'powder-coated steel'], part: ['fekete hátlap', 'black back plate'] },
    brassPlate: { surface: ['brass', 'brass'], name: ['sárgaréz', 'brass'], part: ['sárgaréz hátlap', 'brass back plate'] },
  },
  details: [],
  sizes: {
    globe: {
      noun: ['fali gömblámpa', 'globe wall lamp'],
      mm: [140, 190, 230], kilograms: 1.2, price: 36_900,
      note: ['A tükör két oldalára szerelve árnyék nélkül világítja meg az arcot.', 'Mounted on either side of a mirror, it lights a face without shadows.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, SPLASH_PROOF, WIRED_WALL],
    },
    globeLarge: {
      noun: ['nagy fali gömblámpa', 'large globe wall lamp'],
      mm: [200, 250, 300], kilograms: 1.8, price: 46_900,
      note: ['Nagyobb gömbje az előszobában mennyezeti lámpát pótol.', 'In a hall, the larger globe takes the place of a ceiling lamp.'],
      details: [detail(LABELS.socket, 'E27'), BULB_EXTRA, SPLASH_PROOF, WIRED_WALL],
    },
    arm: {
      noun: ['lengőkaros fali lámpa', 'swing-arm wall lamp'],
      mm: [180, 480, 260], kilograms: 1.5, price: 42_900,
      note: ['Ágy mellé tervezték: kihajtva a könyvre világít, behajtva a falhoz simul.', 'It is made for the bedside: swung out, it lights the book; folded back, it lies along the wall.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(ROOM_LABELS.reach, '48 cm'), HOOK_AND_PLUG],
    },
    armLong: {
      noun: ['hosszú karú fali lámpa', 'long-arm wall lamp'],
      mm: [200, 760, 280], kilograms: 2.2, price: 56_900,
      note: ['Hosszú karja egy fotel vagy egy kisebb asztal fölé is kifordul.', 'The long arm swings out over an armchair or a small table.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, detail(ROOM_LABELS.reach, '76 cm'), HOOK_AND_PLUG],
    },
    half: {
      noun: ['fali lámpa', 'wall lamp'],
      mm: [200, 110, 220], kilograms: 1.4, price: 34_900,
      note: ['Alig tíz centire áll ki a falból, ezért szűk folyosón sem ütközik bele senki.', 'It stands barely ten centimetres out from the wall, so nobody brushes against it in a narrow hall.'],
      details: [detail(LABELS.socket, 'E14'), SMALL_BULB, DRY_ROOMS, WIRED_WALL],
    },
    halfTall: {
      noun: ['magas fali lámpa', 'tall wall lamp'],
      mm: [160, 100, 420], kilograms: 1.9, price: 44_900,
      note: ['Nyúlánk alakja kanapé vagy komód két oldalán, párban érvényesül.', 'Its tall shape looks best in pairs, on either side of a sofa or sideboard.'],
      details: [detail(LABELS.socket, '2 × E14'), SMALL_BULB, DRY_ROOMS, WIRED_WALL],
    },
  },
  models: [
    {
      name: 'Ökörszem', design: 1,
      look: ['{A} fehér üveggömb rövid karon: a legkisebb erdei madárról kapta a nevét.', '{A} is a white glass globe on a short bracket, as round as the wren it is named after and every bit as bright.'],
      features: [['Szájjal fújt gömb', 'Mouth-blown globe'], ['Fölfelé és lefelé is szerelhető', 'Can be mounted facing up or down'], ['Körben egyenletes, vakításmentes fény', 'Even, glare-free light all round']],
      variants: [['globe', 'opal', 'brass'], ['globeLarge', 'opal', 'black']],
    },
    {
      name: 'Meggyszem', design: 1,
      look: ['{A} színes üvegből fújt gömb, amely nappal úgy ül a falon, mint gyümölcs az ágon, este pedig a falat is megszínezi.', '{A} is a globe of coloured glass that sits on the wall like fruit on a branch by day, and by night tints the wall as well.'],
      features: [['Anyagában színezett üveg', 'Glass coloured all the way through'], ['Tömör, látható falikar', 'A solid bracket, left in view'], ['Fényerő-szabályozóval is használható', 'Suitable for a dimmer']],
      variants: [['globe', 'tinted', 'black'], ['globeLarge', 'tinted', 'oak']],
    },
    {
      name: 'Libegő', design: 2,
      look: ['{A} kúpja hosszú karon libeg ki a faltól, és oda fordítható, ahol dolga van.', '{A} sends a cone out from the wall on a long arm, to be turned to wherever the work is.'],
      features: [['A kar 180 fokot fordul', 'Arm swings through 180 degrees'], ['Dönthető kúp', 'Tilting cone'], ['Húzókapcsoló a fejen', 'Pull switch on the head']],
      variants: [['arm', 'steel', 'black'], ['armLong', 'brass', 'brass']],
    },
    {
      name: 'Lappantyú', design: 2,
      look: ['{A} az éjszaka madara: puha lenkúpja akkor is elég fényt ad az olvasáshoz, amikor mellette már alszik valaki.', '{A} takes its name from the nightjar. Its soft linen cone gives enough light to read by while someone beside you is already asleep.'],
      features: [['Lenernyő, szűk fénykör', 'Linen shade with a narrow beam'], ['Tömör dió kar', 'Arm of solid walnut'], ['Bekötés nélkül, konnektorról működik', 'Plugs in, needs no wiring']],
      price: 1.1,
      variants: [['arm', 'linen', 'walnut']],
    },
    {
      name: 'Nyiladék', design: 3,
      look: ['{A} félhengere alul-fölül nyitott: két fénysávot húz a falra, mint amikor a fák közé vágott úton beesik a nap az erdőbe.', '{A} is a half-cylinder open at both ends. It cuts two shafts of light up and down the wall.'],
      features: [['Fölfelé és lefelé is világít', 'Lights both up and down'], ['A test eltakarja az izzót', 'The body hides the bulb'], ['Rejtett rögzítés, csavar nem látszik', 'Hidden fixing with no screws on show']],
      variants: [['half', 'travertine', 'blackPlate'], ['halfTall', 'steel', 'blackPlate']],
    },
    {
      name: 'Orom', design: 3,
      look: ['{A} a fal síkjából domborodik elő, és vásznán át maga is világít. Fénye a mennyezetig és a padlóig ér, közben az ernyő melegen izzik.', '{A} curves out from the plane of the wall and glows through its cloth. The light reaches ceiling and floor while the shade itself stays warm and bright.'],
      features: [['Három irányba ad fényt', 'Gives light in three directions'], ['Levehető lenernyő', 'Removable linen shade'], ['Melegen csillogó hátlap', 'Back plate with a warm gleam']],
      variants: [['half', 'linen', 'brassPlate']],
    },
  ],
});
