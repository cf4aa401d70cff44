import type { PricesInCurrency, Product, ProductDetail, ProductFilters, ProductList } from '@feszek/contract';
import { fakeAmounts, fakeImage, fakePaging } from './shared.ts';

function pricesIn(decimals: 0 | 2, gross: number, tiers: readonly { from: number; to: number | null; gross: number }[]): PricesInCurrency {
  return {
    ...fakeAmounts(gross, gross, decimals),
    qty_discounts: tiers.map((tier, index) => ({
      index,
      quantity: tier.from,
      quantity_to: tier.to,
      ...fakeAmounts(tier.gross, gross, decimals),
    })),
  };
}

/** A product at its full price, in stock, with two quantity tiers. */
export function fakeProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 17,
    sku: 'FOT-RIGO-ZO',
    title: 'Rigó fotel',
    subtitle: 'Gyapjúszövet, tölgyfa',
    currency: 'HUF',
    ...fakeAmounts(89_900),
    quantity: 12,
    link: { slug: 'rigo-fotel', main_category_id: 3, category_slug: 'nappali/fotelek' },
    category: { title: 'Fotelek', merchant_identifiers: { google: '6499' } },
    prices_by_currencies: {
      HUF: pricesIn(0, 89_900, [{ from: 2, to: 3, gross: 85_900 }, { from: 4, to: null, gross: 80_900 }]),
      EUR: pricesIn(2, 229.9, [{ from: 2, to: 3, gross: 219.9 }, { from: 4, to: null, gross: 206.9 }]),
      USD: pricesIn(2, 249.9, [{ from: 2, to: 3, gross: 239.9 }, { from: 4, to: null, gross: 224.9 }]),
    },
    is_new: false,
    is_discounted: false,
    is_for_order: false,
    stock_state: 'in_stock',
    brand: 'Fészek',
    colors: [{ title: 'Zöld', hex: '#1F4D3A' }],
    variant: [],
    group: null,
    image: fakeImage(),
    image_in_room: fakeImage({ path: '/images/products/17-room-ef56ab78', alt: 'Rigó fotel egy nappaliban' }),
    ...overrides,
  };
}

export function fakeProductDetail(overrides: Partial<ProductDetail> = {}): ProductDetail {
  const product = fakeProduct();
  return {
    ...product,
    brand_slug: 'vackor',
    description: 'Mély, ölelő fotel hosszú estékre. Huzata magyar gyapjú, lába olajozott tölgy.',
    features: ['Levehető, mosható huzat', 'Olajozott tölgyfa láb'],
    material: 'gyapjú, tölgy',
    care: ['Porszívózd puha kefével.', 'A huzatot 30 fokon mosd.'],
    details: [{ label: 'Ülésmagasság', value: '43 cm' }, { label: 'Szín', value: 'Zöld' }],
    dimensions: { width: 780, depth: 820, height: 760, weight: 18_500 },
    share_image: '/images/og/product-17-hu-0123456789ab.jpg',
    images: [...(product.image ? [product.image] : []), fakeImage({ path: '/images/products/17-detail-cd34ef56', alt: 'A huzat szövése' })],
    lowest_price_30_days_gross: null,
    lowest_price_30_days_net: null,
    vat_percent: 27,
    maker: { manufacturer: { name: 'Vackor Kft.', address: '9700 Szombathely, Zanati út 26., Magyarország', email: 'biztonsag@vackor.example' }, responsible_person: null },
    warnings: ['Nyílt lángtól tartsd távol.'],
    delivery: { from: '2026-11-24', to: '2026-11-26', min_days: 1, max_days: 3, price_gross: 7990, price_net: 6291 },
    showrooms: [{ city: 'Budapest', pieces: 2 }],
    has_showrooms: true,
    qty_discounts: product.prices_by_currencies.HUF.qty_discounts,
    breadcrumbs: [{ id: 1, title: 'Nappali', slug: 'nappali' }, { id: 3, title: 'Fotelek', slug: 'nappali/fotelek' }],
    links: {
      hu: product.link,
      en: { slug: 'rigo-armchair', main_category_id: 3, category_slug: 'living-room/armchairs' },
    },
    variants: null,
    related_products: [
      fakeProduct({ id: 40, sku: 'TAK-ZUZMO-SZ', title: 'Zuzmó takaró', link: { slug: 'zuzmo-takaro', main_category_id: 9, category_slug: 'textilek/takarok' } }),
    ],
    similar_products: [
      fakeProduct({ id: 18, sku: 'FOT-FULE-KE', title: 'Fülemüle fotel', link: { slug: 'fulemule-fotel', main_category_id: 3, category_slug: 'nappali/fotelek' } }),
    ],
    ...overrides,
  };
}

/** The filters of a list: two brands, two colours, two categories and one below them. */
export function fakeProductFilters(overrides: Partial<ProductFilters> = {}): ProductFilters {
  return {
    price: { min: 12_700, max: 254_000 },
    categories: [
      { id: 1, parent_id: null, title: 'Nappali', count: 9 },
      { id: 3, parent_id: 1, title: 'Fotelek', count: 4 },
      { id: 2, parent_id: null, title: 'Étkező', count: 5 },
    ],
    brands: [{ slug: 'cinke', name: 'Cinke', count: 3 }, { slug: 'rigo', name: 'Rigó', count: 6 }],
    colors: [{ key: 'oak', title: 'Tölgy', hex: '#c8a26b', count: 7 }, { key: 'walnut', title: 'Dió', hex: '#5b4030', count: 2 }],
    in_stock: { count: 8 },
    sale: { count: 3, is_offered: true },
    new: { count: 2, is_offered: true },
    arrivals: [{ key: 'week', count: 8 }, { key: 'later', count: 1 }],
    width: { min: 40, max: 240 },
    depth: { min: 35, max: 105 },
    height: null,
    seats: [{ value: 2, count: 2 }, { value: 3, count: 4 }],
    beds: [],
    materials: [{ key: 'oak', title: 'tölgy', count: 6 }, { key: 'wool', title: 'gyapjú', count: 3 }],
    vat_percent: 27,
    ...overrides,
  };
}

/** One page with the given products, and matching paging. */
export function fakeProductList(products: readonly Product[] = [fakeProduct()], filters: Partial<ProductFilters> = {}): ProductList {
  return { products: [...products], paging: fakePaging({ total: products.length }), filters: fakeProductFilters(filters), search: null };
}
