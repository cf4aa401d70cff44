import { DEFAULT_CURRENCY } from '@feszek/contract';
import type { Extension, Init, Locale, MenuFeature, MenuItem } from '@feszek/contract';
import type { Listing } from '../../catalog/listProducts.ts';
import type { Taxonomy } from '../../catalog/readModel/taxonomy.ts';
import { wireImage } from '../../media/wireImage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ProductView } from '../../catalog/toProduct.ts';
import type { sellerFields } from '../data/sellerFields.ts';
import { missingLegalPages } from '../publication/missingLegalPages.ts';
import { sharePath } from '../../media/share/shareCard.ts';
import { loadFeatures } from './loadFeatures.ts';
import { loadMenus } from './loadMenus.ts';
import { shopShareCard, shopShareSubject } from './shopShareCard.ts';

function categoryMenu(taxonomy: Taxonomy, parentId: number | null, locale: Locale): MenuItem[] {
  return (taxonomy.children.get(parentId) ?? []).map(({ id, title, path, image }) => ({
    title: title[locale],
    link: { slug: path[locale], type: 'category', ref_id: id },
    children: categoryMenu(taxonomy, id, locale),
    image: image && wireImage(image, locale),
  }));
}

function withFeature(item: MenuItem, features: ReadonlyMap<number, MenuFeature>): MenuItem {
  const feature = features.get(item.link.ref_id ?? 0);
  return feature ? { ...item, feature } : item;
}

export interface InitSource extends Pick<Listing, 'db' | 'catalogue'> {
  /** The services of other providers that the shop uses in the browser. */
  readonly extensions: readonly Extension[];
  readonly clock: Clock;
  /** The company that runs the shop. */
  readonly seller: ReturnType<typeof sellerFields>;
}

/** Menus, counts and extensions. The header shows its own links, then the top level of the category tree. */
export async function loadInit({ db, clock, catalogue, extensions, seller }: InitSource, view: ProductView): Promise<Init> {
  const { locale, currency } = view;
  const model = await catalogue.current();
  const categories = categoryMenu(model.taxonomy, null, locale);
  const { header, footer } = await loadMenus({ db, taxonomy: model.taxonomy, locale, now: clock.now() });
  const features = await loadFeatures({ db, catalogue, taxonomy: model.taxonomy }, view);
  const missing = await missingLegalPages(db, clock.now());
  const { reduced, brandCounts } = model.overview(currency);
  return {
    menu: { header: [...header, ...categories], categories: categories.map((item) => withFeature(item, features)), footer, has_brands: [...brandCounts.values()].filter((count) => count > 0).length > 1 },
    // Every product is sold in the default currency.
    all_products: model.overview(DEFAULT_CURRENCY).total,
    biggest_discount: reduced,
    extensions: [...extensions],
    seller: { name: seller.name, address: seller.address, email: seller.email, phone: seller.phone },
    accepts_orders: missing.length === 0,
    share_image: sharePath(shopShareSubject(locale), shopShareCard(model.taxonomy, locale)),
  };
}
