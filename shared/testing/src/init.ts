import type { Country, Init } from '@feszek/contract';

export function fakeInit(overrides: Partial<Init> = {}): Init {
  return {
    menu: {
      header: [{ title: 'Akciók', link: { slug: 'sale', type: 'static', ref_id: null }, children: [] }],
      categories: [
        {
          title: 'Nappali',
          link: { slug: 'nappali', type: 'category', ref_id: 1 },
          children: [{ title: 'Fotelek', link: { slug: 'nappali/fotelek', type: 'category', ref_id: 3 }, children: [] }],
        },
      ],
      footer: [{ title: 'Rólunk', link: { slug: 'rolunk', type: 'content', ref_id: 1 }, children: [] }],
      has_brands: true,
    },
    all_products: 240,
    biggest_discount: { percent: 40, count: 18 },
    seller: { name: 'Fészek Kft.', address: '1052 Budapest, Minta utca 1.', email: 'hello@feszek.example', phone: '+36 1 555 0123' },
    accepts_orders: true,
    share_image: '/images/og/shop-home-hu-0123456789ab.jpg',
    extensions: [{ name: 'turnstile', is_enabled: false, key: null, url: null }],
    ...overrides,
  };
}

export function fakeCountries(): Country[] {
  return [{ id: 1, code: 'HU', name: 'Magyarország' }, { id: 2, code: 'AT', name: 'Ausztria' }];
}
