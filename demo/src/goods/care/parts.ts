import type { PictureKind, PictureMaterial } from '../../pictures/pictureSpec.ts';
import type { Texts } from './sentences.ts';

const LEGS: Texts = ['Láb', 'Legs'];
const BASE: Texts = ['Talp', 'Base'];
const COVER: Texts = ['Huzat', 'Cover'];
const SEAT: Texts = ['Ülés', 'Seat'];
const TOP: Texts = ['Lap', 'Top'];
const SHADE: Texts = ['Búra', 'Shade'];
const FRAME: Texts = ['Keret', 'Frame'];

/** The parts that the body and the frame of a kind are, whatever they are made of. */
const OF_KIND: Readonly<Partial<Record<PictureKind, readonly [body: Texts, frame: Texts | undefined]>>> = {
  sofa: [COVER, LEGS], 'corner-sofa': [COVER, LEGS], armchair: [COVER, LEGS], pouf: [COVER, LEGS],
  chair: [SEAT, LEGS], 'bar-stool': [SEAT, LEGS], bench: [SEAT, LEGS], 'office-chair': [COVER, BASE],
  'dining-table': [TOP, LEGS], 'coffee-table': [TOP, LEGS], 'side-table': [TOP, LEGS], desk: [TOP, LEGS],
  'floor-lamp': [SHADE, BASE], 'table-lamp': [SHADE, BASE], 'pendant-lamp': [SHADE, undefined], 'wall-lamp': [SHADE, undefined],
  mirror: [FRAME, ['Tükör', 'Mirror']], print: [['Nyomat', 'Print'], FRAME],
  clock: [['Ház', 'Case'], undefined], plant: [['Kaspó', 'Pot'], ['Növény', 'Plant']], 'plant-pot': [['Kaspó', 'Pot'], undefined],
  'laundry-basket': [['Zsák', 'Bag'], FRAME], tray: [['Tálca', 'Tray'], undefined],
};

/** Kinds of one piece, whose frame is a pattern or a grip of the same material. */
const ONE_PIECE: ReadonlySet<PictureKind> = new Set(['rug', 'board']);

/** Kinds whose frame is always the same part; their subtitles name others. */
const SAME_FRAME: ReadonlySet<PictureKind> = new Set(['mirror', 'print', 'plant', 'laundry-basket']);

/** A part of another kind is named by its material. */
const OF_MATERIAL: Readonly<Record<PictureMaterial, Texts>> = {
  wood: ['Fa', 'Wood'], lacquer: ['Festett felület', 'Painted surface'], fabric: COVER, cotton: ['Vászon', 'Canvas'], boucle: COVER, velvet: COVER,
  leather: ['Bőr', 'Leather'], wool: COVER, terry: ['Frottír', 'Terry'], cane: ['Nádfonat', 'Cane'], wicker: ['Fonat', 'Weave'], paper: ['Papír', 'Paper'],
  metal: ['Fém', 'Metal'], brass: ['Sárgaréz', 'Brass'], iron: ['Öntöttvas', 'Cast iron'], enamel: ['Zománc', 'Enamel'], ceramic: ['Kerámia', 'Ceramic'],
  glass: ['Üveg', 'Glass'], stone: ['Kő', 'Stone'], wax: ['Gyertya', 'Candle'], foliage: ['Növény', 'Plant'],
};

/** The nouns of parts in which the last item of a Hungarian subtitle ends: „fekete acéllábak”. */
const IN_SUBTITLE: readonly (readonly [ending: RegExp, name: Texts])[] = [
  [/lába?k?$/u, LEGS],
  [/fogantyúk?$/u, ['Fogantyú', 'Handles']],
  [/fedőgomb$/u, ['Fedőgomb', 'Lid knob']],
  [/gombok$/u, ['Gombok', 'Knobs']],
  [/fülek$/u, ['Fülek', 'Handles']],
  [/nyél$/u, ['Nyél', 'Handle']],
  [/keret$/u, FRAME],
  [/váz$/u, ['Váz', 'Frame']],
  [/konzolok$/u, ['Konzol', 'Brackets']],
  [/perem$/u, ['Perem', 'Rim']],
  [/mutatók$/u, ['Mutatók', 'Hands']],
  [/pumpa$/u, ['Pumpa', 'Pump']],
  [/talp$/u, BASE],
  [/dugó$/u, ['Dugó', 'Stopper']],
  [/állvány$/u, ['Állvány', 'Stand']],
  [/falikar$/u, ['Falikar', 'Wall arm']],
  [/hátlap$/u, ['Hátlap', 'Back plate']],
  [/szerelvény$/u, ['Szerelvény', 'Fittings']],
  [/tálca$/u, ['Tálca', 'Tray']],
];

/** The names of the parts of a product: its body and its frame; `undefined` if it is of one piece. */
export function partsOf(kind: PictureKind, body: PictureMaterial, frame: PictureMaterial, subtitleHu: string): readonly [body: Texts, frame: Texts] | undefined {
  if (body === frame || ONE_PIECE.has(kind)) return undefined;
  const [bodyName, frameName] = OF_KIND[kind] ?? [];
  const stated = SAME_FRAME.has(kind) ? undefined : IN_SUBTITLE.find(([ending]) => ending.test(subtitleHu))?.[1];
  return [bodyName ?? OF_MATERIAL[body], stated ?? frameName ?? OF_MATERIAL[frame]];
}
