import type { ProductVariants } from '@feszek/contract';
import { cardImage } from '../media/wireImage.ts';
import type { ProductRecord } from './productRecords.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** Every variant of a product's group for its page; `null` without a group. */
export async function loadVariants(catalogue: Catalogue, { group }: ProductRecord, view: ProductView): Promise<ProductVariants | null> {
  if (!group) return null;
  const records = await catalogue.products(group.siblings.map(({ id }) => id));
  return {
    axes: group.axes.map(({ kind, title }) => ({ kind, title: title[view.locale] })),
    products: records.map((record) => {
      const { id, sku, title, link, stock_state, price_gross, price_net, price_original_gross, price_original_net } = toProduct(record, view);
      const [image] = record.images;
      return {
        id, sku, title, stock_state, price_gross, price_net, price_original_gross, price_original_net,
        slug: link.slug,
        values: record.axisValues.map((value) => value[view.locale]),
        hex: record.colors[0]?.hex ?? null,
        image: image ? cardImage(image, view.locale) : null,
      };
    }),
  };
}
