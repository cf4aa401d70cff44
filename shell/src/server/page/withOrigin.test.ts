import { expect, it } from '@jest/globals';
import { withOrigin } from './withOrigin.ts';

it('adds the shop’s origin to every address in structured data, and changes nothing else', () => {
  const data = {
    '@type': 'Product', name: '/ a name', image: ['/images/a', 'https://elsewhere.test/b'], potentialAction: { target: { urlTemplate: '/hu/kereses?q={q}' } }, offers: { url: '/hu/termekek/a-1', price: 0, availability: 'https://schema.org/InStock', seller: null },
    itemListElement: [{ position: 1, item: '/hu' }, { position: 2, item: '//elsewhere.test' }],
  };
  expect(withOrigin(data, 'https://shop.test')).toEqual({
    '@type': 'Product', name: '/ a name', image: ['https://shop.test/images/a', 'https://elsewhere.test/b'],
    potentialAction: { target: { urlTemplate: 'https://shop.test/hu/kereses?q={q}' } },
    offers: { url: 'https://shop.test/hu/termekek/a-1', price: 0, availability: 'https://schema.org/InStock', seller: null },
    itemListElement: [{ position: 1, item: 'https://shop.test/hu' }, { position: 2, item: '//elsewhere.test' }],
  });
});
