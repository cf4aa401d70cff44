import { detail } from '../defineProduct.ts';
import { LABELS } from '../labels.ts';
import { defineRange } from '../range/defineRange.ts';
import type { Carrier } from '../range/material.ts';
import { ROOM_LABELS } from './lightTextilesBathLabels.ts';

const WOOL_PATTERNS = {
  chalk: { surface: ['wool', 'chalk'], name: ['', ''], part: ['krétafehér minta', 'chalk pattern'] },
  graphite: { surface: ['wool', 'graphite'], name: ['', ''], part: ['grafitszürke minta', 'graphite pattern'] },
  ink: { surface: ['wool', 'ink'], name: ['', ''], part: ['tintakék minta', 'ink-blue pattern'] },
  terracotta: { surface: ['wool', 'terracotta'], name: ['', ''], part: ['terrakotta minta', 'terracotta pattern'] },
  honey: { surface: ['wool', 'honey'], name: ['', ''], part: ['mézsárga minta', 'honey pattern'] },
} as const satisfies Record<string, Carrier>;

const HAND_TUFTED = detail(LABELS.technique, 'kézi tűzés', 'hand-tufting');
const HAND_WOVEN = detail(LABELS.technique, 'kézi szövés', 'hand weaving');
const HAND_KNOTTED = detail(LABELS.technique, 'kézi csomózás', 'hand-knotting');

export const woolRugs = defineRange({
  category: 'wool-rugs',
  brand: 'szovomadar',
  kind: 'rug',
  finishes: {
    tufted: {
      body: 'wool', name: ['tűzött gyapjú', 'tufted wool'], colors: ['sand', 'sage', 'blush', 'mist'], price: 1,
      note: ['A tűzött gyapjú sűrű és rugalmas: a bútorlábak nyoma egy-két nap alatt kiemelkedik belőle.', 'Tufted wool is dense and springy, so the dents left by furniture rise again in a day or two.'],
    },
    woven: {
      body: 'wool', name: ['kézzel szőtt gyapjú', 'hand-woven wool'], colors: ['dove', 'terracotta', 'moss', 'ink'], price: 1.05,
      note: ['A szövőszéken készült, feszes gyapjún a szék is könnyen kihúzható.', 'Woven tight on the loom, the wool lets a chair slide back with ease.'],
    },
    knotted: {
      body: 'wool', name: ['kézzel csomózott gyapjú', 'hand-knotted wool'], colors: ['chalk', 'oat', 'linen'], price: 1.45,
      note: ['A festetlen gyapjút csomónként rakják fel, és a járástól csak szebb fényt kap.', 'The undyed wool is set knot by knot, and years of footsteps only give it more lustre.'],
    },
    looped: {
      body: 'boucle', name: ['hurkolt gyapjú', 'looped wool'], colors: ['oat', 'dove', 'sage'], price: 1.1,
      note: ['A felvágatlan hurkok tömör felületet adnak, és elrejtik a morzsát a következő porszívózásig.', 'The uncut loops make a dense surface that hides the crumbs until you next vacuum.'],
    },
  },
  carriers: WOOL_PATTERNS,
  details: [detail(LABELS.care, 'porszívózható, nagytisztítását bízd szakemberre', 'vacuum; leave deep cleaning to a professional')],
  sizes: {
    small: {
      noun: ['gyapjúszőnyeg 140 × 200', 'wool rug 140 × 200'],
      mm: [1400, 2000, 12], kilograms: 7.6, price: 99_900,
      note: ['Kanapé elé vagy ágy mellé, ahová reggel az első lépés esik.', 'It goes in front of the sofa or beside the bed, where the first step of the morning lands.'],
    },
    medium: {
      noun: ['gyapjúszőnyeg 170 × 240', 'wool rug 170 × 240'],
      mm: [1700, 2400, 12], kilograms: 11, price: 149_900,
      note: ['Ekkora szőnyegre a kanapé és a fotelek első lábai is rákerülnek, így a sarok egybetartozik.', 'At this size the front legs of sofa and armchairs all stand on it, which holds the corner together.'],
    },
    large: {
      noun: ['gyapjúszőnyeg 200 × 300', 'wool rug 200 × 300'],
      mm: [2000, 3000, 12], kilograms: 16.2, price: 219_900,
      note: ['Egy egész ülősarok elfér rajta, és a nagy szobák kongását is elnyeli.', 'It carries a whole seating corner and takes the echo out of a large room.'],
    },
    deep: {
      noun: ['vastag gyapjúszőnyeg 170 × 240', 'deep-pile wool rug 170 × 240'],
      mm: [1700, 2400, 22], kilograms: 14.8, price: 174_900,
      note: ['Két centinél vastagabb, ezért ülni és játszani is jó rajta.', 'It is over two centimetres thick, so it is good for sitting and playing on too.'],
      details: [detail(LABELS.pile, '20 mm')],
    },
    round: {
      noun: ['kerek gyapjúszőnyeg 160', 'round wool rug 160'],
      mm: [1600, 1600, 12], kilograms: 5.4, price: 94_900,
      note: ['Olvasófotel alá vagy a gyerekszoba közepére illő méret.', 'This is the size for under a reading chair or the middle of a nursery.'],
    },
    roundLarge: {
      noun: ['nagy kerek gyapjúszőnyeg 220', 'large round wool rug 220'],
      mm: [2200, 2200, 12], kilograms: 10.2, price: 159_900,
      note: ['Kerek étkezőasztal alatt a kihúzott székek is rajta maradnak.', 'Under a round dining table, even the pulled-out chairs stay on it.'],
    },
    runner: {
      noun: ['gyapjú futószőnyeg 80 × 250', 'wool runner 80 × 250'],
      mm: [800, 2500, 12], kilograms: 5.3, price: 69_900,
      note: ['Folyosóra, konyhapult elé vagy az ágy mellé hosszában is illik.', 'It suits a hall, the length of a worktop or the side of a bed.'],
    },
  },
  models: [
    {
      name: 'Parlag', design: 1,
      look: ['{A} egyszínű mező, amelyet keskeny vonal kerít körbe. Mintás kanapé és teli könyvespolc mellé ez a csendes fajta kell.', '{A} is a single field of colour with one thin line drawn round it. Beside a patterned sofa or a full bookcase, this is the quiet kind you want.'],
      features: [['Befoglalt, rojt nélküli szélek', 'Bound edges without fringes'], ['Padlófűtésre is tehető', 'Suitable over underfloor heating'], ['Pamut hátoldal', 'Cotton backing']],
      details: [HAND_TUFTED, detail(LABELS.pile, '10 mm')],
      variants: [['small', 'tufted', 'graphite'], ['large', 'tufted', 'terracotta']],
    },
    {
      name: 'Pázsit', design: 2,
      look: ['{A} csíkjai egyenletesek és keskenyek. Rendet tesznek a szobában, de nem szólnak közbe.', '{A} has stripes as regular as the tracks of a mower across a lawn. They bring order to a room without raising their voice.'],
      features: [['Mindkét oldala használható', 'Can be used either way up'], ['Visszaszőtt, sima végek', 'Ends woven back, with no fringe'], ['Gyapjú pamutfelvetésen', 'Wool on a cotton warp']],
      details: [HAND_WOVEN],
      variants: [['runner', 'woven', 'chalk'], ['medium', 'woven', 'chalk']],
    },
    {
      name: 'Palóc', design: 3,
      look: ['{A} rombuszhálója a régi szőttesekből ismerős, csak itt nagyra nőtt, és végre a földön van, ahol közel lehet hozzá ülni.', '{A} wears the lattice of diamonds found on old village cloth, enlarged, and laid on the floor where you can sit close to it.'],
      features: [['Festetlen alapszín', 'Undyed ground colour'], ['Négyzetméterenként 40 000 csomó', '40,000 knots to the square metre'], ['Sűrű, meleg szál', 'A dense, warm pile']],
      details: [HAND_KNOTTED],
      variants: [['deep', 'knotted', 'ink'], ['small', 'knotted', 'terracotta']],
    },
    {
      name: 'Örvény', design: 4,
      look: ['{A} körei a közepétől kifelé tágulnak. Kerek formája föloldja a szoba szögleteit.', '{A} spreads in rings, as water does around a dropped pebble. Being round, it takes the corners off a square room.'],
      features: [['Kerek, nem kell igazítani', 'Round, so it never lies crooked'], ['Puha, nyírt felület', 'Soft, sheared surface'], ['Csúszásgátlóval bevont hátoldal', 'Non-slip coating on the back']],
      details: [HAND_TUFTED, detail(LABELS.pile, '10 mm')],
      variants: [['round', 'tufted', 'ink'], ['roundLarge', 'tufted', 'chalk']],
    },
    {
      name: 'Ostábla', design: 5,
      look: ['{A} nagy kockái a régi táblajátékot idézik, elég nagyok ahhoz, hogy egy gyerek megálljon rajtuk. Az ellentét erős, a felület mégis lágy.', '{A} borrows its big squares from the old board game, each large enough for a child to stand on. The contrast is strong, the surface soft.'],
      features: [['Egyszerre szőtt, nem összevarrt kockák', 'Squares woven in one piece, not sewn together'], ['Felvágatlan, tömött hurkok', 'Uncut, close-set loops'], ['Szegett szélek', 'Hemmed edges']],
      details: [detail(LABELS.technique, 'kézi hurkolás', 'hand-looping'), detail(LABELS.pile, '9 mm')],
      variants: [['medium', 'looped', 'graphite'], ['small', 'looped', 'terracotta']],
    },
    {
      name: 'Lanka', design: 6,
      look: ['{A} lágy ívei dombok egymás mögött, két színben. Nincs eleje és vége, bármelyik oldaláról nézve táj.', '{A} lays soft arcs one behind another in two colours. It has no right way round: from any side it is a landscape.'],
      features: [['Kézzel vágott kontúrok', 'Contours carved by hand'], ['Sűrű, lépéscsillapító szál', 'Dense pile that hushes footsteps'], ['Befoglalt szélek', 'Bound edges']],
      details: [HAND_TUFTED, detail(LABELS.pile, '10 mm')],
      price: 1.08,
      variants: [['medium', 'tufted', 'chalk'], ['large', 'tufted', 'honey']],
    },
  ],
});

export const flatWovenRugs = defineRange({
  category: 'flat-woven-rugs',
  brand: 'szovomadar',
  kind: 'rug',
  finishes: {
    jute: {
      body: 'wicker', name: ['szőtt juta', 'woven jute'], colors: ['sand', 'oat'], price: 1,
      note: ['A juta kissé érdes és szénaillatú, a nedvességet nem szereti.', 'Jute is a little rough, smells faintly of hay and belongs in a dry room.'],
    },
    cotton: {
      body: 'fabric', name: ['szőtt pamut', 'woven cotton'], colors: ['mist', 'terracotta', 'sage', 'blush', 'ink'], price: 0.9,
      note: ['A pamut könnyű és mosható, nyáron mezítláb a legjobb.', 'The cotton is light and washable, and at its best under bare feet in summer.'],
    },
    hemp: {
      body: 'fabric', name: ['szőtt kender', 'woven hemp'], colors: ['oat', 'moss', 'graphite'], price: 1.1,
      note: ['A kender hosszú növényi szál: alig nyúlik, és használat közben puhul.', 'Hemp is a long plant fibre: it hardly stretches, and it softens with use.'],
    },
    paper: {
      body: 'cane', name: ['papírfonal', 'paper yarn'], colors: ['linen', 'dove'], price: 1.15,
      note: ['A viaszolt papírfonal sima és hűvös, a por nem ül meg benne.', 'The waxed paper yarn is smooth and cool, and dust finds no hold in it.'],
    },
  },
  carriers: {
    chalk: { surface: ['fabric', 'chalk'], name: ['', ''], part: ['krétafehér minta', 'chalk pattern'] },
    graphite: { surface: ['fabric', 'graphite'], name: ['', ''], part: ['grafitszürke minta', 'graphite pattern'] },
    paprika: { surface: ['fabric', 'paprika'], name: ['', ''], part: ['paprikapiros minta', 'paprika pattern'] },
    pine: { surface: ['fabric', 'pine'], name: ['', ''], part: ['fenyőzöld minta', 'pine-green pattern'] },
    ink: { surface: ['fabric', 'ink'], name: ['', ''], part: ['tintakék minta', 'ink-blue pattern'] },
  },
  details: [HAND_WOVEN, detail(ROOM_LABELS.underlay, 'csúszásgátló alátéttel használd', 'use with a non-slip underlay')],
  sizes: {
    runner: {
      noun: ['futószőnyeg 70 × 240', 'runner 70 × 240'],
      mm: [700, 2400, 7], kilograms: 3.2, price: 36_900,
      note: ['Előszobába és konyhapult elé szabtuk.', 'It is cut for the hall and the strip of floor in front of the worktop.'],
      details: [detail(ROOM_LABELS.edges, 'a két végén visszavarrva', 'hemmed at both ends')],
    },
    small: {
      noun: ['szőnyeg 140 × 200', 'rug 140 × 200'],
      mm: [1400, 2000, 7], kilograms: 5.1, price: 52_900,
      note: ['Vékony, így az ajtó is elmegy fölötte.', 'It is thin enough for a door to pass over.'],
      details: [detail(ROOM_LABELS.edges, 'a két végén visszavarrva', 'hemmed at both ends')],
    },
    medium: {
      noun: ['szőnyeg 170 × 240', 'rug 170 × 240'],
      mm: [1700, 2400, 7], kilograms: 7.4, price: 76_900,
      note: ['Étkezőasztal alatt is jó, mert a székláb nem akad bele.', 'It works under a dining table too, as chair legs do not catch in it.'],
      details: [detail(ROOM_LABELS.edges, 'a két végén visszavarrva', 'hemmed at both ends')],
    },
    large: {
      noun: ['szőnyeg 200 × 300', 'rug 200 × 300'],
      mm: [2000, 3000, 7], kilograms: 10.9, price: 109_900,
      note: ['Ekkora felületen a minta is kibontakozik, és a fél nappali ráfér.', 'At this size the pattern has room to unfold, and so has half the living room.'],
      details: [detail(ROOM_LABELS.edges, 'a két végén visszavarrva', 'hemmed at both ends')],
    },
    round: {
      noun: ['kerek szőnyeg 150', 'round rug 150'],
      mm: [1500, 1500, 9], kilograms: 3.7, price: 46_900,
      note: ['Fotel és olvasólámpa alatt vagy a szoba üres közepén mutat jól.', 'Lay it under an armchair and reading lamp, or in the empty middle of a room.'],
      details: [detail(ROOM_LABELS.edges, 'körben elvarrva', 'finished all the way round')],
    },
    roundLarge: {
      noun: ['nagy kerek szőnyeg 200', 'large round rug 200'],
      mm: [2000, 2000, 9], kilograms: 6.6, price: 74_900,
      note: ['Négyszemélyes kerek asztal alá éppen elég.', 'It is just wide enough for a round table that seats four.'],
      details: [detail(ROOM_LABELS.edges, 'körben elvarrva', 'finished all the way round')],
    },
  },
  models: [
    {
      name: 'Pajta', design: 1,
      look: ['{A} egyszínű szövés, amelyet egyetlen elütő vonal foglal keretbe. Poros csizmát, kutyát, homokot is elvisel.', '{A} is woven in one plain shade and framed by a single line of another. It puts up with dusty boots, dogs and sand.'],
      features: [['Erős, szoros szövés', 'Strong, close weave'], ['Kirázható, söpörhető', 'Shake it out or sweep it'], ['Megfordítva is használható', 'Reversible']],
      variants: [['large', 'jute', 'graphite'], ['runner', 'hemp', 'chalk']],
    },
    {
      name: 'Nyüst', design: 2,
      look: ['{A} csíkjait maga a szövőszék adja: ahogy a nyüstök emelkednek és süllyednek, sáv sáv után szövődik a szőnyegbe.', '{A} gets its stripes from the loom itself: as the heddles rise and fall, one band follows another into the rug.'],
      features: [['A csík szövött, nem nyomott', 'Stripes are woven in, not printed'], ['Könnyű, egy ember is felcsavarja', 'Light enough for one person to roll up'], ['Mindkét oldala egyforma', 'The same on both sides']],
      variants: [['runner', 'cotton', 'chalk'], ['medium', 'hemp', 'paprika']],
    },
    {
      name: 'Matyó', design: 3,
      look: ['{A} sűrű rombuszai egy hímzett kötény színes rendjét fordítják le a padló nyelvére: kevesebb virág, több geometria.', '{A} translates the bright order of an embroidered apron into a language for floors: fewer flowers, more geometry.'],
      features: [['Kelimtechnikával szőtt', 'Woven in the kilim technique'], ['Éles, tiszta mintaszélek', 'Crisp edges to the pattern'], ['Színtartó festés', 'Colourfast dyes']],
      price: 1.1,
      variants: [['small', 'cotton', 'pine'], ['large', 'cotton', 'chalk']],
    },
    {
      name: 'Petrence', design: 4,
      look: ['{A} kerek, körről körre készül. Gyűrűit két szín választja el.', '{A} is round and built up ring by ring. Two colours keep the rings apart.'],
      features: [['Kerek forma, körkörös rajzolat', 'Round, with a pattern of rings'], ['Növényi szálból, műanyag nélkül', 'Plant fibre with no plastic'], ['Magától kisimul', 'Flattens out by itself']],
      variants: [['round', 'jute', 'pine'], ['roundLarge', 'paper', 'graphite']],
    },
    {
      name: 'Parcella', design: 5,
      look: ['{A} kockái kis telkek egymás mellett, mintha egy falu földjeit látnád a levegőből.', '{A} sets out its squares like small plots side by side, the fields of a village seen from the air.'],
      features: [['Kétoldalas, fordított színekkel', 'Two-sided, with the colours reversed'], ['Mosható anyag', 'Washable cloth'], ['Kétszer sodrott fonal', 'Twice-twisted yarn']],
      variants: [['small', 'cotton', 'chalk'], ['medium', 'cotton', 'graphite']],
    },
    {
      name: 'Tisza', design: 6,
      look: ['{A} rajza a víz útja: egymásba simuló ívek egyik széltől a másikig.', '{A} follows the way of water: arcs nestled into one another, as when a river leaves its old bank and looks for a new one.'],
      features: [['Szabadon szőtt ívek', 'Arcs woven freehand'], ['Hűvös, sima felület', 'A cool, smooth surface'], ['Nem bolyhosodik', 'Does not shed']],
      price: 1.08,
      variants: [['medium', 'paper', 'ink'], ['small', 'hemp', 'chalk']],
    },
  ],
});
