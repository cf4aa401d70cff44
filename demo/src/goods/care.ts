import type { PictureKind, PictureMaterial } from '../pictures/pictureSpec.ts';

type Texts = readonly [hu: string, en: string];

/** Care instructions for each material, one or two sentences each. */
const CARE: Readonly<Record<PictureMaterial, readonly Texts[]>> = {
  wood: [['Száraz vagy enyhén nedves kendővel töröld át, a szál irányában.', 'Wipe along the grain with a dry or slightly damp cloth.'], ['Évente egyszer olajozd át keményviaszolajjal.', 'Treat with hard wax oil once a year.']],
  lacquer: [['Nedves, majd száraz kendővel töröld át, súrolószer nélkül.', 'Wipe with a damp, then a dry cloth, without scouring agents.']],
  fabric: [['Hetente porszívózd át puha kefével.', 'Vacuum weekly with a soft brush.'], ['A foltot azonnal itasd fel, ne dörzsöld.', 'Blot spills at once; don’t rub.']],
  cotton: [['Kifordítva mosd, 40 °C-on.', 'Wash inside out at 40 °C.'], ['Nedvesen simítsd ki, és vasalni sem kell.', 'Smooth it out while damp and it needs no ironing.']],
  boucle: [['Kefe nélküli fejjel porszívózd, hogy a hurkok ne húzódjanak ki.', 'Vacuum without a brush, so that no loop is pulled.'], ['A foltot azonnal itasd fel, ne dörzsöld.', 'Blot spills at once; don’t rub.']],
  velvet: [['Puha kefével, a szál irányában keféld.', 'Brush along the pile with a soft brush.'], ['A lenyomódott szálat kézi gőzölővel emeld fel.', 'Lift a flattened pile with a hand steamer.']],
  leather: [['Száraz kendővel portalanítsd, évente egyszer kend át bőrbalzsammal.', 'Dust with a dry cloth and treat with leather balm once a year.'], ['Óvd a tűző naptól és a radiátortól.', 'Keep away from direct sun and radiators.']],
  wool: [['Szellőztesd gyakran.', 'Air it often.'], ['A foltot azonnal itasd fel hideg vízzel, ne dörzsöld.', 'Blot spills at once with cold water; don’t rub.']],
  terry: [['60 °C-on mosd, öblítő nélkül: így puha marad.', 'Wash at 60 °C without fabric conditioner to keep it soft.']],
  cane: [['Puha kefével portalanítsd, fűtési időben néha permetezd be vízzel.', 'Dust with a soft brush and mist with water now and then in the heating season.']],
  wicker: [['Porszívóval vagy puha kefével portalanítsd.', 'Dust with a vacuum cleaner or a soft brush.'], ['Nedvesen ne tedd el.', 'Don’t put it away damp.']],
  paper: [['Tollseprűvel portalanítsd, víz ne érje.', 'Use a feather duster; keep away from water.']],
  metal: [['Nedves, majd száraz kendővel töröld át.', 'Wipe with a damp, then a dry cloth.']],
  brass: [['Puha, száraz kendővel töröld át, súrolószer és fémtisztító nélkül.', 'Wipe with a soft dry cloth, without scouring agents or metal polish.']],
  iron: [['Kézzel mosd el, töröld szárazra, és kend át vékonyan olajjal.', 'Wash by hand, wipe dry and rub thinly with oil.']],
  enamel: [['Kézzel mosd, fémeszközt ne használj rajta.', 'Wash by hand and use no metal utensils on it.']],
  ceramic: [['Langyos vízzel, puha szivaccsal mosd; hirtelen hőváltozástól óvd.', 'Wash with lukewarm water and a soft sponge; protect it from sudden changes of heat.']],
  glass: [['Langyos vízzel és puha kendővel tisztítsd.', 'Clean with lukewarm water and a soft cloth.']],
  stone: [['Semleges szappannal mosd, savas tisztítót ne használj.', 'Wash with neutral soap; use no acidic cleaner.']],
  wax: [['Huzattól óvd, a kanócot gyújtás előtt vágd 5 mm-re.', 'Keep out of draughts and trim the wick to 5 mm before lighting.']],
  foliage: [['Világos helyre tedd, tűző napra ne.', 'Give it a bright place out of harsh sun.'], ['Akkor öntözd, amikor a föld felső két centije már száraz.', 'Water when the top two centimetres of soil are dry.']],
};

/** Textiles that are washed whole, whatever their weave. */
const WASHED: ReadonlySet<PictureMaterial> = new Set(['fabric', 'cotton']);
const WASH: Readonly<Partial<Record<PictureKind, Texts>>> = {
  cushion: ['A huzatot vedd le, és a címkéje szerint mosd.', 'Take the cover off and wash it as its label says.'],
  throw: ['A címkéje szerint mosd.', 'Wash it as its label says.'],
  curtain: ['A címkéje szerint mosd, és nedvesen akaszd vissza.', 'Wash it as its label says and hang it back damp.'],
  'bed-linen': ['Kifordítva, a címkéje szerint mosd.', 'Wash it inside out, as its label says.'],
};

const LEGS: Texts = ['Láb', 'Legs'];
const BASE: Texts = ['Talp', 'Base'];
const COVER: Texts = ['Huzat', 'Cover'];
const SEAT: Texts = ['Ülés', 'Seat'];
const TOP: Texts = ['Lap', 'Top'];
const SHADE: Texts = ['Búra', 'Shade'];

/** The parts that the body and the frame of a kind are; other kinds are of one piece. */
const PARTS: Readonly<Partial<Record<PictureKind, readonly [body: Texts, frame: Texts]>>> = {
  sofa: [COVER, LEGS], 'corner-sofa': [COVER, LEGS], armchair: [COVER, LEGS], pouf: [COVER, LEGS],
  chair: [SEAT, LEGS], 'bar-stool': [SEAT, LEGS], bench: [SEAT, LEGS], 'office-chair': [COVER, BASE],
  'dining-table': [TOP, LEGS], 'coffee-table': [TOP, LEGS], 'side-table': [TOP, LEGS], desk: [TOP, LEGS],
  'floor-lamp': [SHADE, BASE], 'table-lamp': [SHADE, BASE],
};

interface CareLists {
  readonly hu: readonly string[];
  readonly en: readonly string[];
}

function sentences(materials: readonly PictureMaterial[], kind: PictureKind): readonly Texts[] {
  const washed = WASH[kind];
  return [...new Set(materials)].flatMap((material) => (washed && WASHED.has(material) ? [washed] : CARE[material]));
}

function lists(texts: readonly Texts[]): CareLists {
  return { hu: [...new Set(texts.map(([hu]) => hu))], en: [...new Set(texts.map(([, en]) => en))] };
}

/** Each sentence is true of one part, which the first of its sentences names. */
function named([part, name]: Texts, texts: readonly Texts[]): readonly Texts[] {
  return texts.map(([hu, en], index) => (index === 0 ? [`${part}: ${lowerFirst(hu)}`, `${name}: ${lowerFirst(en)}`] : [hu, en]));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Care instructions for the body and the frame of a product; different materials are each named by their part. */
export function careOf(kind: PictureKind, body: PictureMaterial, frame: PictureMaterial): CareLists {
  const parts = PARTS[kind];
  if (!parts || body === frame) return lists(sentences([body, frame], kind));
  return lists([...named(parts[0], sentences([body], kind)), ...named(parts[1], sentences([frame], kind))]);
}
