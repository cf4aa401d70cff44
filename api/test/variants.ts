/** Columns of `VARIANTS`. */
export const VARIANT_HEAD = 'sku,title_hu,title_en,brand,category_hu,price_huf,price_eur,stock,colors,popularity,group,variant_axes,variant_hu,variant_en';

/** A row of a variant of the rug: each colour in each size is a product. */
export function rugRow(sku: string, [color, hu, en]: readonly [string, string, string], [size, price]: readonly [string, number], stock = 5, popularity = 30): string {
  return `${sku},Dűne szőnyeg,Dűne rug,Harkály,Nappali > Székek,${price},${price / 400},${stock},${color},${popularity},RUG,color | size,Szín: ${hu} | Méret: ${size},Colour: ${en} | Size: ${size}`;
}

export const GREEN = ['green', 'zöld', 'green'] as const;
export const BLUE = ['blue', 'kék', 'blue'] as const;
export const SMALL = ['140 × 200 cm', 40_000] as const;
export const LARGE = ['200 × 300 cm', 80_000] as const;

/** A group of three variants, of which the large blue one is sold out; there is no large green one. */
export const VARIANTS = [
  VARIANT_HEAD,
  rugRow('RUG-GREEN-S', GREEN, SMALL),
  rugRow('RUG-BLUE-S', BLUE, SMALL, 5, 50),
  rugRow('RUG-BLUE-L', BLUE, LARGE, 0, 10),
  '',
].join('\n');

const WOODS = [['oak', 'tölgy', 'oak'], ['black', 'dió', 'walnut']] as const;
const LENGTHS = [['140 × 80 cm', 1400, 200_000], ['180 × 90 cm', 1800, 290_000]] as const;

/** A table in two sizes and two woods, of which the long one comes in both and the short one in oak. */
export const TABLES = [
  `${VARIANT_HEAD},width_mm`,
  ...LENGTHS.flatMap(([size, width, price]) =>
    WOODS.filter(([color]) => color === 'oak' || width === 1800).map(([color, hu, en]) =>
      `NORD-${width}-${en},Nord étkezőasztal,Nord dining table,Harkály,Nappali > Székek,${price},${price / 400},5,${color},20,NORD,size | wood,Méret: ${size} | Fa: ${hu},Size: ${size} | Wood: ${en},${width}`)),
  '',
].join('\n');
