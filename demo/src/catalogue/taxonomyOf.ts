import type { Taxonomy } from '@feszek/contract';
import type { ResponsibleParty } from '../goods/types.ts';
import { placeCategories } from './categoryTree.ts';
import type { Range } from './Range.ts';

function party({ name, address, email }: ResponsibleParty) {
  return { name, address_hu: address.hu, address_en: address.en, email };
}

/** The taxonomy file of a range: its categories, brands and colours. */
export function taxonomyOf({ categories, products, makerOf, brandDescriptionOf }: Range): Taxonomy {
  const placed = placeCategories(categories);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const colors = new Map(products.flatMap((product) => product.colors).map((color) => [color.key, color]));
  return {
    categories: [...placed.values()].map(({ parent, title, slug, description, merchantGoogle }) => ({
      parent: parent === null ? null : (placed.get(parent)?.path.hu ?? null),
      title_hu: title.hu, title_en: title.en, slug_hu: slug.hu, slug_en: slug.en, description_hu: description.hu, description_en: description.en, google: merchantGoogle,
    })),
    brands: brands.map((name) => {
      const maker = makerOf(name);
      const description = brandDescriptionOf(name);
      return {
        name,
        description_hu: description.hu,
        description_en: description.en,
        manufacturer: maker && party(maker.manufacturer),
        responsible_person: maker?.responsiblePerson ? party(maker.responsiblePerson) : null,
      };
    }),
    colors: [...colors.values()].map(({ key, title, hex }) => ({ key, title_hu: title.hu, title_en: title.en, hex })),
  };
}
