import type { OperatorCollections } from '@feszek/contract';
import { COLLECTIONS } from '../goods/collections.ts';
import type { Range } from './Range.ts';

/** The collections of a range: those with products of several categories. The first product of each category comes first. */
export function collectionsOf({ products }: Range): OperatorCollections {
  const all = COLLECTIONS.map(({ name, slug, description }) => {
    const members = products.filter(({ title }) => title.hu.startsWith(`${name} `));
    const firsts = [...Map.groupBy(members, ({ category }) => category).values()].flatMap(([first]) => first ?? []);
    return {
      categories: firsts.length,
      collection: {
        slug_hu: slug, slug_en: slug, title_hu: name, title_en: name, description_hu: description.hu, description_en: description.en,
        skus: [...firsts, ...members.filter((member) => !firsts.includes(member))].map(({ sku }) => sku),
      },
    };
  });
  return { collections: all.filter(({ categories }) => categories > 1).map(({ collection }) => collection) };
}
