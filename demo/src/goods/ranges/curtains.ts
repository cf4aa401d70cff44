import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const SHEER = detail(ROOM_LABELS.light, 'átszűri a fényt', 'filters the light');
const DIM = detail(ROOM_LABELS.light, 'félhomályt ad', 'dims the room');
const DARK = detail(ROOM_LABELS.light, 'sötétítő béléssel, szinte teljesen zár', 'blackout lining, shuts out almost all light');

export const curtains = defineRange({
  category: 'curtains',
  brand: 'szovomadar',
  kind: 'curtain',
  finishes: {
    voile: {
      body: 'cotton', name: ['lenvoál', 'linen voile'], colors: ['chalk', 'white', 'linen'], price: 0.9,
      note: ['A lenvoál nappal véd a kíváncsi szemek elől, de a fényt beengedi.', 'By day the linen voile keeps out curious eyes and lets in the light.'],
    },
    linen: {
      body: 'cotton', name: ['mosott len', 'washed linen'], colors: ['oat', 'sage', 'mist', 'terracotta', 'linen'], price: 1.1,
      note: ['A mosott len szabálytalan szálai a nap felé tartva egyenként látszanak.', 'Held to the sun, washed linen shows every one of its uneven threads.'],
    },
    cotton: {
      body: 'cotton', name: ['pamutvászon', 'cotton canvas'], colors: ['sand', 'chalk', 'moss', 'ink'], price: 1,
      note: ['A sűrű pamutvászon tartja a redőt, és mosás után is egyenesen esik.', 'The close cotton canvas holds its folds and hangs straight even after washing.'],
    },
    velvet: {
      body: 'velvet', name: ['pamutbársony', 'cotton velvet'], colors: ['pine', 'plum', 'honey', 'ink'], price: 1.55,
      note: ['A bársony a hangot is elnyeli, és az ablak felől jövő hideget is megfogja.', 'The velvet swallows sound as well and holds back the cold from the window.'],
    },
    wool: {
      body: 'wool', name: ['gyapjúszövet', 'wool weave'], colors: ['dove', 'graphite', 'oat'], price: 1.5,
      note: ['A gyapjú súlyosan esik, télen szigetel, és magától kisimul.', 'The wool hangs heavy, insulates in winter and drops its own creases.'],
    },
  },
  carriers: {
    plain: { surface: ['cotton', 'graphite'], name: ['', ''], part: ['', ''] },
    plainVelvet: { surface: ['velvet', 'graphite'], name: ['', ''], part: ['', ''] },
    plainWool: { surface: ['wool', 'black'], name: ['', ''], part: ['', ''] },
    terracottaBand: { surface: ['cotton', 'terracotta'], name: ['', ''], part: ['terrakotta sáv', 'terracotta band'] },
    honeyBand: { surface: ['cotton', 'honey'], name: ['', ''], part: ['mézsárga sáv', 'honey band'] },
    inkBand: { surface: ['cotton', 'ink'], name: ['', ''], part: ['tintakék sáv', 'ink-blue band'] },
    paprikaCottonBand: { surface: ['cotton', 'paprika'], name: ['', ''], part: ['paprikapiros sáv', 'paprika band'] },
    paprikaBand: { surface: ['wool', 'paprika'], name: ['', ''], part: ['paprikapiros sáv', 'paprika band'] },
  },
  details: [detail(LABELS.pieces, '2'), detail(ROOM_LABELS.heading, 'behúzószalaggal és karikával is felrakható', 'hangs from tape hooks or rings'), detail(ROOM_LABELS.rod, 'nem tartozék', 'not included')],
  sizes: {
    window: {
      noun: ['függönypár 140 × 180', 'pair of curtains 140 × 180'],
      mm: [1600, 120, 1800], kilograms: 1.6, price: 44_900,
      note: ['Éppen az ablakpárkány alá ér, ezért konyhában és gyerekszobában sem lóg a padlóra.', 'It reaches just below the sill, for kitchens and nurseries.'],
      details: [detail(ROOM_LABELS.panel, '140 × 180 cm')],
    },
    floor: {
      noun: ['függönypár 140 × 260', 'pair of curtains 140 × 260'],
      mm: [1600, 120, 2600], kilograms: 2.4, price: 56_900,
      note: ['Mennyezettől padlóig ér egy átlagos szobában, a széle otthon is felvarrható.', 'In a room of ordinary height it runs from ceiling to floor, and the hem is easy to take up at home.'],
      details: [detail(ROOM_LABELS.panel, '140 × 260 cm')],
    },
    tall: {
      noun: ['hosszú függönypár 140 × 300', 'long pair of curtains 140 × 300'],
      mm: [1600, 120, 3000], kilograms: 2.8, price: 64_900,
      note: ['Polgári lakások belmagasságához szabtuk, ahol a többi mind rövidnek bizonyul.', 'It is cut for old town flats with high ceilings, where all the others come out short.'],
      details: [detail(ROOM_LABELS.panel, '140 × 300 cm')],
    },
    wide: {
      noun: ['széles függönypár 220 × 260', 'wide pair of curtains 220 × 260'],
      mm: [2600, 120, 2600], kilograms: 3.7, price: 82_900,
      note: ['Erkélyajtón és széles ablakon összehúzva is marad redője.', 'It is for a balcony door or a wide window, and keeps its folds even when drawn.'],
      details: [detail(ROOM_LABELS.panel, '220 × 260 cm')],
    },
  },
  models: [
    {
      name: 'Fuvallat', code: 'Lepel', design: 1,
      look: ['{A} szinte csak a fény formája: áttetsző, egyszínű szövet, sűrű redőkben. A legkisebb szél is megmozdítja.', '{A} is little more than light given a shape: a sheer, plain cloth in close pleats that moves with the slightest wind.'],
      features: [['Áttetsző, laza szövés', 'Sheer, open weave'], ['Ólomzsinór az aljában, hogy szépen essen', 'Weighted cord in the hem for a good drape'], ['Magában vagy sötétítő előtt is jó', 'Works alone or in front of a blackout']],
      details: [SHEER],
      variants: [['floor', 'voile', 'plain'], ['wide', 'voile', 'plain']],
    },
    {
      name: 'Lombsátor', design: 1,
      look: ['{A} lombként szűri a napot: bent világos van, de nem vakít. A redői fentről lefelé nyugodtan szélesednek.', '{A} filters the sun as treetops do: it stays bright inside without any glare. The pleats open out calmly from top to bottom.'],
      features: [['Természetes, egyenetlen szálak', 'Natural, uneven yarns'], ['Dupla alsó szegély', 'Double hem at the foot'], ['Előmosott anyag', 'Pre-washed fabric']],
      details: [DIM],
      variants: [['floor', 'linen', 'plain'], ['tall', 'linen', 'plain']],
    },
    {
      name: 'Orgona', design: 1,
      look: ['{A} mély, hengeres redői orgonasípként sorakoznak. Behúzva külön szobát csinál az ablak előtti sarokból.', '{A} lines up deep, rounded folds. Drawn, it makes a room of its own out of the corner by the window.'],
      features: [['Súlyos, vastag szövet', 'A thick, heavy cloth'], ['Csillapítja az utca zaját', 'Softens the noise of the street'], ['Bélelt hátoldal', 'Lined at the back']],
      details: [DARK],
      variants: [['floor', 'velvet', 'plainVelvet'], ['tall', 'wool', 'plainWool']],
    },
    {
      name: 'Láthatár', design: 2,
      look: ['{A} két színből áll: fölül az egyik, alul a másik. Ahol találkoznak, nyugodt vonal húzódik végig a szobán.', '{A} comes in two colours, one above and one below. Where they meet, a calm line runs through the room.'],
      features: [['Összevarrt, nem nyomott sáv', 'The band is sewn on, not printed'], ['Mindkét szárnyon egy magasságban fut', 'Runs level across both curtains'], ['Dupla alsó szegély', 'Double hem at the foot']],
      details: [DIM],
      variants: [['floor', 'linen', 'inkBand'], ['tall', 'cotton', 'terracottaBand'], ['window', 'cotton', 'honeyBand']],
    },
    {
      name: 'Naplemente', design: 2,
      look: ['{A} alján széles, meleg színű sáv fut végig. Nappal elhúzva is látszik belőle annyi, amennyi kell.', '{A} carries a broad band of warm colour at the foot, as the sun does when it reaches the lower corner of the window. Even drawn back, enough of it shows.'],
      features: [['Sűrű, tartást adó szövet', 'A close cloth with body'], ['Tenyérnyinél szélesebb alsó sáv', 'A deep band along the bottom'], ['Színtartó festés', 'Colourfast dyes']],
      details: [DIM],
      variants: [['floor', 'cotton', 'paprikaCottonBand'], ['wide', 'wool', 'paprikaBand']],
    },
  ],
});
