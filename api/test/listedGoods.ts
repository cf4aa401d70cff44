import { categoriesSchema, productListSchema } from '@feszek/contract';
import type { Category, Product, ProductList } from '@feszek/contract';
import type { Visitor } from './visitor.ts';

/** Chosen values of the filters; prices in major units, both bounds included. */
export interface Choice {
  readonly categories: readonly number[];
  readonly brands: readonly string[];
  readonly colors: readonly string[];
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly in_stock?: true | undefined;
}

/** The catalogue as the API lists it, and an independent implementation of filters to compare with. */
export class ListedGoods {
  readonly products: readonly Product[];
  readonly list: ProductList;
  readonly categories: readonly Category[];

  constructor(products: readonly Product[], list: ProductList, categories: readonly Category[]) {
    this.products = products;
    this.list = list;
    this.categories = categories;
  }

  static async read(visitor: Visitor, headers?: Record<string, string>): Promise<ListedGoods> {
    const products: Product[] = [];
    for (let page = 1; ; page += 1) {
      const list = await visitor.read(productListSchema, `/api/products?page_size=96&page=${page}`, headers);
      products.push(...list.products);
      if (page === list.paging.page_count) return new ListedGoods(products, list, await visitor.read(categoriesSchema, '/api/categories', headers));
    }
  }

  /** The product's category and its ancestors. */
  categoriesOf({ link }: Product): number[] {
    const ids: number[] = [];
    for (let at = link.main_category_id; at !== null; at = this.categories.find(({ id }) => id === at)?.parent_id ?? null) ids.push(at);
    return ids;
  }

  brandOf({ brand }: Product): string {
    return this.list.filters.brands.find(({ name }) => name === brand)?.slug ?? '';
  }

  colorsOf({ colors }: Product): string[] {
    return colors.map((color) => this.list.filters.colors.find(({ title }) => title === color.title)?.key ?? '');
  }

  matching({ categories, brands, colors, price_min = 0, price_max = Infinity, in_stock }: Choice): Product[] {
    return this.products.filter(
      (product) =>
        (categories.length === 0 || this.categoriesOf(product).some((id) => categories.includes(id))) &&
        (brands.length === 0 || brands.includes(this.brandOf(product))) &&
        (colors.length === 0 || this.colorsOf(product).some((key) => colors.includes(key))) &&
        product.price_gross >= price_min &&
        product.price_gross <= price_max &&
        (!in_stock || isInStock(product)),
    );
  }

  /** The expected counts of every filter value for a choice; 0 for a value that matches no product. */
  counts(choice: Choice, listed: readonly Product[] = this.products) {
    const without = (part: Partial<Choice>) => this.matching({ ...choice, ...part });
    const counted = <Value>(products: readonly Product[], valuesOf: (product: Product) => readonly Value[]) =>
      new Map([...[...countBy(listed, valuesOf).keys()].map((value) => [value, 0] as const), ...countBy(products, valuesOf)]);
    const prices = without({ price_min: undefined, price_max: undefined }).map(({ price_gross }) => price_gross);
    return {
      price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
      categories: counted(without({ categories: [] }), (product) => this.categoriesOf(product)),
      brands: counted(without({ brands: [] }), (product) => [this.brandOf(product)]),
      colors: counted(without({ colors: [] }), (product) => this.colorsOf(product)),
      in_stock: { count: without({ in_stock: undefined }).filter(isInStock).length },
      vat_percent: 27,
    };
  }
}

function countBy<Value>(products: readonly Product[], valuesOf: (product: Product) => readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const product of products) for (const value of new Set(valuesOf(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function isInStock({ stock_state }: Product): boolean {
  return stock_state === 'in_stock' || stock_state === 'few_left';
}

/** A random choice of a few values that the list offers. */
export function randomChoice(random: () => number, { products, list, categories }: ListedGoods): Choice {
  const some = <Value>(values: readonly Value[]) => (random() < 0.5 ? [] : values.filter(() => random() < 2 / values.length));
  const price = () => products[Math.floor(random() * products.length)]?.price_gross;
  return {
    categories: some(categories.map(({ id }) => id)),
    brands: some(list.filters.brands.map(({ slug }) => slug)),
    colors: some(list.filters.colors.map(({ key }) => key)),
    price_min: random() < 0.3 ? price() : undefined,
    price_max: random() < 0.3 ? price() : undefined,
    in_stock: random() < 0.3 ? true : undefined,
  };
}

export function ancestors(range: ListedGoods, id: number): number[] {
  const parent = range.categories.find((category) => category.id === id)?.parent_id ?? null;
  return parent === null ? [] : [parent, ...ancestors(range, parent)];
}

/** The top level, and the children and siblings of a chosen category. */
export function isOffered(range: ListedGoods, id: number, opened: ReadonlySet<number>): boolean {
  const [parent] = ancestors(range, id);
  return parent === undefined || opened.has(parent);
}
