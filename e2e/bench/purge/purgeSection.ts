import { atMost, median, spread, table, verdict, whole } from '@feszek/figures';
import type { Section } from '@feszek/figures';
import type { Answer } from './CachedPages.ts';

/** A change of one product while its pages are cached. */
export interface ProductChange {
  readonly productId: number;
  /** All pages as they were before, and as they were answered after the change. */
  readonly before: readonly Answer[];
  readonly after: readonly Answer[];
}

export interface ChangeKind {
  readonly name: string;
  readonly changes: readonly ProductChange[];
}

/** What a change cost, in pages. */
export interface PurgedPages {
  readonly shown: number;
  readonly rendered: number;
  /** Pages that show the product and came from the cache nevertheless. */
  readonly outdated: number;
  /** Pages that were rendered again without showing the product: pages of other products, and others. */
  readonly otherProducts: number;
  readonly otherPages: number;
}

const isProductPage = (path: string) => /^\/hu\/termekek\/.+-\d+$/.test(path);

/** Whether a page links to a product, or is its page. */
function shows({ path, html }: Answer, productId: number): boolean {
  return path.endsWith(`-${productId}`) || new RegExp(`href="/hu/termekek/[^"]*-${productId}["?#]`).test(html);
}

export function countPurged({ productId, before, after }: ProductChange): PurgedPages {
  const showing = new Set([...before, ...after].filter((page) => shows(page, productId)).map(({ path }) => path));
  const rendered = after.filter(({ isCached }) => !isCached).map(({ path }) => path);
  const others = rendered.filter((path) => !showing.has(path));
  return {
    shown: showing.size,
    rendered: rendered.length,
    outdated: after.filter(({ path, isCached }) => isCached && showing.has(path)).length,
    otherProducts: others.filter(isProductPage).length,
    otherPages: others.filter((path) => !isProductPage(path)).length,
  };
}

export function purgeSection(kinds: readonly ChangeKind[]): Section {
  const measured = kinds.map(({ name, changes }) => {
    const counts = changes.map(countPurged);
    const of = (count: keyof PurgedPages) => counts.map((each) => each[count]);
    const unneeded = counts.map(({ otherProducts, otherPages }) => otherProducts + otherPages);
    return {
      name, of,
      rendered: atMost(`pages without the product that ${name} renders again`, median(unneeded), 0, whole),
      outdated: atMost(`pages with the product that stay in the cache after ${name}`, Math.max(...of('outdated')), 0, whole),
    };
  });
  const count = kinds[0]?.changes[0]?.after.length ?? 0;
  return {
    title: 'A change of one product',
    decisions: ['0155-what-a-changed-product-invalidates'],
    marks: measured.flatMap(({ rendered, outdated }) => [rendered, outdated]),
    text: `${count} pages are in the cache: the home page, lists, articles, pages of content and of products. One product is changed as the operator's programs do, and all pages are requested again. The shell's metric \`feszek_cached_pages_total\` says which of them came from the cache. A page shows a product if it links to it. Each change was made to ${kinds[0]?.changes.length ?? 0} products.

${table(['change', 'pages that show the product', 'rendered again', 'of these, other products’ pages', 'of these, other pages without it', 'mark for pages without it', 'with it, still from the cache', 'mark'], measured.map(({ name, of, rendered, outdated }) => [
  name, spread(of('shown'), whole), spread(of('rendered'), whole), spread(of('otherProducts'), whole), spread(of('otherPages'), whole), verdict(rendered), spread(of('outdated'), whole), verdict(outdated),
]))}

A list can depend on a product that it does not show: its counts, its range of prices and its order do.`,
  };
}
