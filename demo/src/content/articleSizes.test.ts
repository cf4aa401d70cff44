import { readFolder } from '@feszek/content-folder';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoRange } from '../catalogue/Range.ts';
import { CONTENT_FOLDER } from './folder.ts';

/** A product's name, and in the same clause its size, such as `[Fecske](sku:VAC-FECSKE-2) 78 cm` or `… is 238 × 156 cm`. */
const NAMED_SIZE = /\]\(sku:([\w-]+)\)[^.,;:|\d[\]]{0,40}?(\d+(?: × \d+)*) cm/g;
/** A row of a table about a product, and the sizes in its cells. */
const ROW = /^\|.*\]\(sku:([\w-]+)\).*$/gm;
const SIZE_IN_ROW = /(\d+(?: × \d+)+) cm/g;
const LEAST_SIZES = 40;

interface NamedSize {
  readonly place: string;
  readonly sku: string;
  /** In centimetres. */
  readonly sizes: readonly number[];
}

const toSizes = (text: string) => text.split(' × ').map(Number);

function sizesIn(path: string, text: string): NamedSize[] {
  const named = [...text.matchAll(NAMED_SIZE)].map(([, sku = '', sizes = '']) => ({ place: path, sku, sizes: toSizes(sizes) }));
  const rows = [...text.matchAll(ROW)].flatMap(([row, sku = '']) => [...row.matchAll(SIZE_IN_ROW)].map(([, sizes = '']) => ({ place: path, sku, sizes: toSizes(sizes) })));
  return [...named, ...rows];
}

describe('the sizes that articles name', () => {
  let named: readonly NamedSize[] = [];
  beforeAll(async () => {
    const { files } = await readFolder(CONTENT_FOLDER);
    named = files.filter(({ path }) => path.startsWith('articles/')).flatMap(({ path, text }) => sizesIn(path, text));
  });

  it('are many', () => {
    expect(named.length).toBeGreaterThan(LEAST_SIZES);
  });

  it('are dimensions of their products, or a detail of them, such as the size of a mattress', () => {
    const products = new Map(demoRange().products.map((product) => [product.sku, product]));
    const others = named.filter(({ sku, sizes }) => {
      const product = products.get(sku);
      const dimensions = Object.values(product?.dimensionsMm ?? {}).map((size) => size / 10);
      return sizes.some((size) => !dimensions.includes(size)) && !product?.details.some(({ value }) => value.hu === `${sizes.join(' × ')} cm`);
    });
    expect(others).toEqual([]);
  });
});
