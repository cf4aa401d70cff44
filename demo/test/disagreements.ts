import type { GoodsProduct } from '../src/goods/types.ts';
import { COLORS } from '../src/goods/colors.ts';
import { LABELS } from '../src/goods/labels.ts';
import type { PictureKind, PictureMaterial } from '../src/pictures/pictureSpec.ts';
import type { Model } from '../src/pictures/rendering/model.ts';
import { connectedParts } from './connectedParts.ts';
import { countFeet, countRole, drawnSize, enclosingDiameter, isTopRound, soldParts } from './drawnFacts.ts';

/** The largest difference between a drawn and a stated dimension: 15 %, or 12 mm for thin things. */
const TOLERANCE = 0.15;
const TOLERANCE_MM = 12;
/** Leaves are where they grow. */
const TOLERANCE_OF_PLANTS = 0.25;
/** Cloth is drawn folded or hanging, its dimensions are those of the flat piece. Boards lean, and cushions lean back. */
const FOLDED: ReadonlySet<PictureKind> = new Set(['bed-linen', 'throw', 'towel', 'board', 'swatch']);
const LEANING: ReadonlySet<PictureKind> = new Set(['cushion']);
const TABLES: ReadonlySet<PictureKind> = new Set(['dining-table', 'coffee-table', 'side-table', 'nightstand']);
/** Kinds that stand on legs, whose number is compared where the texts state it. */
const LEGGED: ReadonlySet<PictureKind> = new Set([...TABLES, 'sofa', 'corner-sofa', 'armchair', 'chair', 'bar-stool', 'bench', 'office-chair', 'pouf', 'desk', 'bed', 'dresser', 'sideboard', 'tv-unit', 'wardrobe', 'shoe-cabinet', 'shelf', 'coat-rack', 'floor-lamp', 'table-lamp', 'plant-pot']);

/** The words for each drawn material in English lists of materials. */
const MATERIAL_WORDS: Readonly<Record<PictureMaterial, RegExp>> = {
  wood: /oak|walnut|ash|beech|birch|pine|bamboo|acacia|wood|MDF|board|rubber tree|cork/i,
  lacquer: /lacquer|powder-coated|painted|enamel|MDF|board|steel/i,
  fabric: /linen|cotton|hemp|wool|jute|canvas|felt|weave|polyester|fabric|seagrass|sisal|paper|cork/i,
  cotton: /cotton|linen|canvas|cloth|felt|board|jute|hemp|percale|satin/i,
  boucle: /bouclé|wool/i,
  velvet: /velvet/i,
  leather: /leather|cowhide/i,
  wool: /wool|mohair|alpaca|felt/i,
  terry: /cotton|terry|linen/i,
  cane: /cane|rattan|cord|paper|weave|mesh|willow|polyester|seagrass|bulrush/i,
  wicker: /willow|seagrass|jute|hemp|raffia|bulrush|hyacinth|cane|rattan|wicker|bamboo|cotton|rope/i,
  paper: /paper|glass|print/i,
  metal: /steel|metal|alumin|iron/i,
  brass: /brass/i,
  iron: /iron/i,
  enamel: /enamel|iron|steel/i,
  ceramic: /stoneware|porcelain|terracotta|ceramic|clay|concrete|cast|stone/i,
  glass: /glass/i,
  stone: /travertine|marble|stone|terrazzo|concrete|slate/i,
  wax: /wax/i,
  foliage: /./,
};

/** The Hungarian words for the materials of legs, by the English ones. */
const LEGS_IN_HUNGARIAN: Readonly<Record<string, string>> = { 'smoked oak': 'füstölt tölgy', oak: 'tölgy', walnut: 'dió', ash: 'kőris', beech: 'bükk', brass: 'sárgaréz', 'black steel': 'fekete acél' };

const NUMBERS: Readonly<Record<string, number>> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6, '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6 };
const NUMBER = 'one|two|three|four|five|six|[1-6]';

/** The number before a word in a text; nothing for what is inside or can be moved. */
function stated(texts: readonly string[], noun: string): number | undefined {
  const found = new RegExp(`\\b(${NUMBER})[- ](?:equal |deep |wide |soft-closing |big |large |long |slender |splayed |straight |slim )*${noun}\\b`, 'i').exec(texts.join(' | '));
  return found?.[1] === undefined ? undefined : NUMBERS[found[1].toLowerCase()];
}

/** The statements of the texts about visible parts: not about the inside of closed furniture. */
function textsOf({ title, subtitle, features, details, description }: GoodsProduct, locale: 'hu' | 'en'): readonly string[] {
  return [title[locale], subtitle[locale], ...features[locale], ...details.filter(({ label }) => label !== LABELS.inside).map(({ label, value }) => `${label[locale]}: ${value[locale]}`), description[locale]];
}

const HUNGARIAN_NUMBERS: Readonly<Record<string, number>> = { két: 2, kettő: 2, három: 3, négy: 4, öt: 5, hat: 6 };
const HUNGARIAN_NUMBER = 'két|kettő|három|négy|öt|hat';
const HUNGARIAN_ADJECTIVES = 'egyforma|mély|egyre mélyebb|széles|nagy|hosszú|karcsú|terpesztett|kifelé dőlő|egyenes|ferde|vékony|rövid|esztergált|tömör|tömörfa|fekete|világos';

/** The number before a noun in a Hungarian text, in one word with it or apart; „egy” is an article too. */
function statedInHungarian(texts: readonly string[], noun: string): number | undefined {
  const found = new RegExp(`(?<!\\p{L})(${HUNGARIAN_NUMBER})(?: (?:${HUNGARIAN_ADJECTIVES}))* ?(?:acél|tölgy|dió|kőris|bükk|fa)?${noun}(?:a[kt]?|ja|s|os|on|ból|es|kal|jú|[úű])?(?!\\p{L})`, 'iu').exec(texts.join(' | '));
  return found?.[1] === undefined ? undefined : HUNGARIAN_NUMBERS[found[1].toLowerCase()];
}

function isFar(drawn: number, said: number, tolerance: number): boolean {
  return Math.abs(drawn - said) > Math.max(TOLERANCE_MM, said * tolerance);
}

/** The dimensions that are drawn in other proportions than stated. A pair is drawn side by side: each piece has the dimensions. */
function sizeFaults({ dimensionsMm: said, picture: { kind } }: GoodsProduct, model: Model): readonly string[] {
  if (FOLDED.has(kind)) return [];
  const sold = { parts: soldParts(model) };
  const pieces = kind === 'glass' ? connectedParts(sold) : [sold.parts];
  const tolerance = kind === 'plant' ? TOLERANCE_OF_PLANTS : TOLERANCE;
  return pieces.flatMap((parts) => {
    const drawn = drawnSize(parts);
    const isAlikeAround = (): boolean => said.width === said.depth && !isFar(enclosingDiameter(parts), said.width, tolerance);
    return (['width', 'depth', 'height'] as const).flatMap((side) => {
      if (LEANING.has(kind) && side !== 'width') return [];
      return !isFar(drawn[side], said[side], tolerance) || (side !== 'height' && isAlikeAround()) ? [] : [`${side} ${Math.round(drawn[side])} mm instead of ${said[side]}`];
    });
  });
}

/** Parts whose number in the drawing differs from that in the texts. */
function countFaults(product: GoodsProduct, model: Model): readonly string[] {
  const { category, picture: { kind, count } } = product;
  const [english, hungarian] = [textsOf(product, 'en'), textsOf(product, 'hu')];
  const sold = soldParts(model);
  const compare = (name: string, said: number | undefined, drawn: number): readonly string[] => (said === undefined || said === drawn ? [] : [`${drawn} ${name} instead of ${said}`]);
  /** The English texts, and the Hungarian ones, each by themselves. */
  const compareBoth = (name: string, noun: string, nounHu: string, drawn: number): readonly string[] => [...new Set([...compare(name, stated(english, noun), drawn), ...compare(name, statedInHungarian(hungarian, nounHu), drawn)])];
  const seats = ({ 'two-seat-sofas': 2, 'three-seat-sofas': 3 } as const as Readonly<Record<string, number>>)[category];
  const cushions = countRole(sold, 'seat');
  return [
    // One long cushion may have several seats.
    ...(cushions === 1 ? [] : compare('seats', seats, cushions)),
    ...compareBoth('drawers', 'drawers?', 'fiók', countRole(sold, 'drawer')),
    ...(kind === 'wardrobe' ? compareBoth('doors', 'doors?', 'ajtó', countRole(sold, 'door')) : []),
    ...(kind === 'shelf' ? compareBoth('shelves', 'shelves', 'polc', countRole(sold, 'shelf')) : []),
    ...(LEGGED.has(kind) ? compareBoth('legs', 'legs', 'láb', countFeet(sold)) : []),
    ...(kind === 'glass' ? compare('pieces', count, connectedParts({ parts: sold }).length) : []),
    ...(kind === 'towel' && product.picture.design !== 2 ? compare('pieces', count, sold.length) : []),
  ];
}

/** Shapes that the texts name. */
function shapeFaults(product: GoodsProduct, model: Model): readonly string[] {
  const { picture: { kind }, category } = product;
  const texts = textsOf(product, 'en');
  const sold = soldParts(model);
  const isFringed = countRole(sold, 'fringe') > 0;
  const isRound = texts.slice(0, 2).some((text) => /\bround\b|⌀/.test(text)) || category === 'round-tables';
  return [
    ...(TABLES.has(kind) && isRound && !isTopRound(sold) ? ['a top with corners instead of a round one'] : []),
    ...(category === 'rectangular-tables' && isTopRound(sold) ? ['a round top instead of one with corners'] : []),
    ...(kind === 'rug' && isRound && !isTopRound(sold) ? ['corners instead of a round rug'] : []),
    ...(texts.some((text) => /hemmed|no fringe|without fringes|bound edges/i.test(text)) && isFringed ? ['a fringe instead of a hem'] : []),
    ...(texts.some((text) => /fringes? (?:at|twisted)|twisted fringes?/i.test(text)) && !isFringed ? ['no fringe'] : []),
  ];
}

/** Materials and colours that are drawn but not stated. */
export function surfaceFaults({ colors, material, subtitle, title, picture: { kind, body, frame } }: GoodsProduct): readonly string[] {
  const text = `${title.en}, ${subtitle.en}, ${material.en}`;
  const [color] = colors;
  const legs = kind === 'mirror' || kind === 'print' ? undefined : /\b(smoked oak|oak|walnut|ash|beech|brass|black steel)(?:-\w+)?(?: \w+)? (?:legs|frame)\b/i.exec(subtitle.en)?.[1]?.toLowerCase();
  const legColor = legs === undefined ? undefined : ({ 'smoked oak': COLORS.smokedOak, oak: COLORS.oak, walnut: COLORS.walnut, ash: COLORS.ash, beech: COLORS.beech, brass: COLORS.brass, 'black steel': COLORS.black } as const as Readonly<Record<string, { readonly hex: string }>>)[legs];
  return [
    ...(color?.hex === body.hex ? [] : [`${body.hex} instead of ${color?.title.en}`]),
    ...(MATERIAL_WORDS[body.material].test(text) ? [] : [`${body.material}, which is not stated: ${text}`]),
    ...(kind === 'mirror' || MATERIAL_WORDS[frame.material].test(text) || frame.hex === body.hex ? [] : [`${frame.material} as second material, which is not stated: ${text}`]),
    ...(legColor === undefined || frame.hex === legColor.hex ? [] : [`legs in ${frame.hex} instead of ${legs}`]),
    ...(legs === undefined || subtitle.hu.toLowerCase().includes(LEGS_IN_HUNGARIAN[legs] ?? legs) ? [] : [`legs in ${legs}, but in Hungarian: ${subtitle.hu}`]),
    ...(legs === 'black steel' && frame.material !== 'metal' ? [`legs of ${frame.material} instead of steel`] : []),
  ];
}

/** What a drawing shows otherwise than its product's texts, dimensions and colours state; empty if they agree. */
export function disagreements(product: GoodsProduct, model: Model): readonly string[] {
  return [...sizeFaults(product, model), ...countFaults(product, model), ...shapeFaults(product, model)];
}
