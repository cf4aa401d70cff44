import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const NON_SLIP = detail(ROOM_LABELS.underside, 'természetes latex, nem csúszik', 'natural latex, non-slip');
const REVERSIBLE = detail(ROOM_LABELS.underside, 'ugyanaz, mint a színe', 'the same as the top');

export const bathMats = defineRange({
  category: 'bath-mats',
  brand: 'fehertoi',
  kind: 'bath-mat',
  finishes: {
    terry: {
      body: 'terry', name: ['sűrű pamutfrottír', 'dense cotton terry'], colors: ['white', 'sage', 'sand', 'mist'], price: 1,
      note: ['A frottír vastagabb és sűrűbb, mint egy törölközőé.', 'The terry is thicker and denser than that of a towel.'],
    },
    tufted: {
      body: 'terry', name: ['tűzött pamut', 'tufted cotton'], colors: ['chalk', 'blush', 'terracotta', 'dove'], price: 1.2,
      note: ['A tűzött pamut szálai közé belesüpped a láb, a víz pedig eltűnik bennük.', 'Your feet sink into the tufted cotton, and the water disappears.'],
    },
    canvas: {
      body: 'cotton', name: ['szőtt pamut', 'woven cotton'], colors: ['oat', 'moss', 'ink', 'sage'], price: 0.9,
      note: ['A szőtt pamut lapos és könnyű, az ajtó is elfordul fölötte.', 'The woven cotton is flat and light, and a door will swing over it.'],
    },
  },
  carriers: {
    plain: { surface: ['terry', 'white'], name: ['', ''], part: ['', ''] },
    plainCanvas: { surface: ['cotton', 'linen'], name: ['', ''], part: ['', ''] },
    chalkLine: { surface: ['terry', 'chalk'], name: ['', ''], part: ['krétafehér vonal', 'chalk line'] },
    inkLine: { surface: ['terry', 'ink'], name: ['', ''], part: ['tintakék vonal', 'ink-blue line'] },
    graphiteLine: { surface: ['terry', 'graphite'], name: ['', ''], part: ['grafitszürke vonal', 'graphite line'] },
    chalkCanvasLine: { surface: ['cotton', 'chalk'], name: ['', ''], part: ['krétafehér vonal', 'chalk line'] },
    terracottaCanvasLine: { surface: ['cotton', 'terracotta'], name: ['', ''], part: ['terrakotta vonal', 'terracotta line'] },
  },
  details: [],
  sizes: {
    small: {
      noun: ['fürdőszobaszőnyeg 50 × 70', 'bath mat 50 × 70'],
      mm: [500, 700, 12], kilograms: 0.5, price: 8490,
      note: ['Zuhanykabin elé és kis fürdőszobába ez a méret elég.', 'It is the size for the front of a shower or a small bathroom.'],
    },
    medium: {
      noun: ['fürdőszobaszőnyeg 60 × 90', 'bath mat 60 × 90'],
      mm: [600, 900, 12], kilograms: 0.8, price: 12_490,
      note: ['A kád előtt két lábnak és egy kisgyereknek is jut rajta hely.', 'In front of the bath it has room for two feet and a small child.'],
    },
    long: {
      noun: ['hosszú fürdőszobaszőnyeg 60 × 140', 'long bath mat 60 × 140'],
      mm: [600, 1400, 12], kilograms: 1.3, price: 18_490,
      note: ['A dupla mosdó teljes hosszában elkíséri.', 'It runs the whole length of a double basin.'],
    },
    round: {
      noun: ['kerek fürdőszobaszőnyeg 70', 'round bath mat 70'],
      mm: [700, 700, 20], kilograms: 0.8, price: 13_490,
      note: ['A mosdó elé vagy a fürdőszoba üres közepére illik.', 'Lay it before the basin or in the empty middle of the room.'],
      details: [detail(LABELS.pile, '18 mm')],
    },
    roundLarge: {
      noun: ['nagy kerek fürdőszobaszőnyeg 90', 'large round bath mat 90'],
      mm: [900, 900, 20], kilograms: 1.3, price: 18_490,
      note: ['Szabadon álló kádhoz illik, bármelyik oldalára teríted.', 'It belongs beside a free-standing bath, where you may step out on any side.'],
      details: [detail(LABELS.pile, '18 mm')],
    },
  },
  models: [
    {
      name: 'Móló', design: 1,
      look: ['{A} bordái keresztben sorakoznak, a stégek deszkáit idézve. A talp alatt finoman masszíroznak, a víz pedig a barázdákba fut.', '{A} sets its ribs side by side. They give the soles a light massage, and the water runs into the grooves.'],
      features: [['Váltakozó magasságú bordák', 'Ribs of alternating height'], ['Gyorsan megszárad', 'Quick to dry'], ['Egyenes, szegett végek', 'Straight, hemmed ends']],
      details: [NON_SLIP, detail(ROOM_LABELS.edges, 'egyenesre szegett', 'hemmed straight')],
      variants: [['medium', 'terry', 'plain'], ['long', 'tufted', 'plain']],
    },
    {
      name: 'Malomárok', design: 1,
      look: ['{A} lapos, bordás szövésű. Vékony, és fűtött csempén percek alatt megszárad.', '{A} is a flat, ribbed weave, like the ripple of shallow water below a sluice. It is thin, and dries in minutes on a heated floor.'],
      features: [['Mindkét oldala használható', 'Reversible'], ['Mosógépben kis helyet foglal', 'Takes up little room in the machine'], ['Vastag, sodrott pamutfonal', 'Thick, twisted cotton yarn']],
      details: [REVERSIBLE, detail(ROOM_LABELS.weave, 'lapos, bordás', 'flat, ribbed')],
      variants: [['small', 'canvas', 'plainCanvas'], ['medium', 'canvas', 'plainCanvas']],
    },
    {
      name: 'Öböl', design: 2,
      look: ['{A} sima felületét egyetlen vonal fogja körbe. A vonal a fürdőszoba egyetlen mintája is lehet.', '{A} has a smooth surface with a single line drawn round it, as a shore encloses still water. That line may be all the pattern a bathroom needs.'],
      features: [['Beszőtt, színtartó vonal', 'Woven-in, colourfast line'], ['60 °C-on mosható', 'Washable at 60 °C'], ['Megerősített szélek', 'Reinforced edges']],
      details: [REVERSIBLE, detail(ROOM_LABELS.edges, 'megerősített', 'reinforced')],
      variants: [['small', 'terry', 'inkLine'], ['medium', 'terry', 'graphiteLine']],
    },
    {
      name: 'Pallér', design: 2,
      look: ['{A} pontosan megrajzolt darab: szőtt mező, körben vékony szegélyvonal. Mindegy, milyen szögben áll a csempe, ez egyenes.', '{A} is as exact as a master builder’s drawing: a woven field with a thin line all round. However the tiles lie, this is straight.'],
      features: [['Feszes szövés', 'Firm weave'], ['Vékony, könnyen szárad', 'Thin and easy to dry'], ['Kétoldalas', 'Two-sided']],
      details: [REVERSIBLE, detail(ROOM_LABELS.weave, 'feszes, vékony', 'firm, thin')],
      variants: [['medium', 'canvas', 'terracottaCanvasLine'], ['long', 'canvas', 'chalkCanvasLine']],
    },
    {
      name: 'Lagúna', design: 3,
      look: ['{A} lágy peremű, szabálytalan folt a kövön. Nincs sarka, amely felhajlana.', '{A} is round, with a soft edge. It has no corners to curl up.'],
      features: [['Sarok nélküli, kerekded forma', 'Rounded, with no corners'], ['Mély, puha szál', 'Deep, soft pile'], ['Csúszásmentes hátoldal', 'Stays put on wet tiles']],
      details: [NON_SLIP],
      variants: [['round', 'tufted', 'plain'], ['roundLarge', 'terry', 'plain']],
    },
  ],
});
