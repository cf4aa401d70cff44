import type { ImportProduct, MaterialFamily } from '@feszek/contract';
import { LABELS } from './labels.ts';
import type { GoodsDetail, GoodsProduct } from './types.ts';

/** The words of English lists of materials that name a family. */
const FAMILIES: readonly (readonly [family: MaterialFamily, names: RegExp])[] = [
  ['oak', /\boak\b/],
  ['walnut', /\bwalnut\b/],
  ['ash', /\bash\b/],
  ['beech', /\bbeech\b/],
  ['birch', /\bbirch\b/],
  ['pine', /\bpine\b(?!-)/],
  ['bamboo', /\bbamboo\b/],
  ['cane', /\bcane\b/],
  ['willow', /\bwillow\b/],
  ['natural-fibre', /\b(?:seagrass|jute|hemp|raffia|bulrush|water-hyacinth)\b/],
  ['wool', /wool\b|\bmohair\b/],
  ['cotton', /\bcotton\b/],
  ['linen', /\blinen\b/],
  ['velvet', /\bvelvet\b/],
  ['leather', /\b(?:leather|cowhide)\b/],
  ['steel', /\bsteel\b/],
  ['brass', /\bbrass\b/],
  ['iron', /\biron\b/],
  ['aluminium', /\baluminium\b/],
  ['glass', /\bglass\b/],
  ['ceramic', /\b(?:stoneware|porcelain|terracotta|ceramic)\b/],
  ['stone', /\b(?:travertine|marble|stone|cast-stone)\b/],
  ['paper', /\bpaper\b(?!-covered)/],
  ['wax', /(?:\b|bees)wax\b/],
];

/** Categories whose name is the number of seats. */
const SEATS_OF_CATEGORY: ReadonlyMap<string, string> = new Map([['two-seat-sofas', '2'], ['three-seat-sofas', '3']]);

/** A number, or two with a dash, at the start of a text such as `6–8 fő`. */
const SEATS = /^\d+(?:–\d+)?/;

function valueOf(details: readonly GoodsDetail[], label: GoodsDetail['label']): string | undefined {
  return details.find((line) => line.label.hu === label.hu)?.value.hu;
}

/** The attributes of a product that lists filter by, exactly as its texts state them. */
export function attributesOf({ category, details, material }: GoodsProduct): Pick<ImportProduct, 'seats' | 'bed_size' | 'material_families'> {
  const families = FAMILIES.filter(([, names]) => names.test(material.en)).map(([family]) => family);
  return {
    seats: SEATS.exec(valueOf(details, LABELS.seats) ?? '')?.[0] ?? SEATS_OF_CATEGORY.get(category),
    bed_size: valueOf(details, LABELS.mattress),
    material_families: families.length > 0 ? families : null,
  };
}
