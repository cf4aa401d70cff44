import { describe, expect, it } from '@jest/globals';
import { headTags } from './headTags.ts';

const HOSTILE = '"><script>alert(1)</script>';

function tags(head: Parameters<typeof headTags>[0]['head'], locale: 'hu' | 'en' = 'hu'): string {
  return headTags({ head, locale, shopUrl: 'https://feszek.example' }).text;
}

describe('headTags', () => {
  it('writes the fields of the head record, with absolute addresses', () => {
    const text = tags({
      title: 'Kanapék', description: 'Puha & tartós', canonical: '/hu/kategoriak/kanapek', robots: 'noindex', type: 'product', shareImage: '/images/og/a.jpg',
      alternates: { hu: '/hu/kategoriak/kanapek', en: '/en/categories/sofas' },
      preloadImages: [{ srcSet: '/images/a/640.webp 640w', sizes: '100vw' }],
      feeds: [{ type: 'application/rss+xml', title: 'Napló', href: '/feeds/blog-hu.xml' }],
    });
    expect(text).toContain('<link rel="alternate" type="application/rss+xml" title="Napló" href="https://feszek.example/feeds/blog-hu.xml">');
    expect(text).toContain('<title>Kanapék</title>');
    expect(text).toContain('<meta name="description" content="Puha &amp; tartós">');
    expect(text).toContain('<link rel="canonical" href="https://feszek.example/hu/kategoriak/kanapek">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('<link rel="alternate" hreflang="hu" href="https://feszek.example/hu/kategoriak/kanapek">');
    expect(text).toContain('<link rel="alternate" hreflang="en" href="https://feszek.example/en/categories/sofas">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="https://feszek.example/hu/kategoriak/kanapek">');
    for (const [property, content] of [
      ['site_name', 'Fészek'], ['type', 'product'], ['title', 'Kanapék'], ['description', 'Puha &amp; tartós'], ['url', 'https://feszek.example/hu/kategoriak/kanapek'],
      ['locale', 'hu_HU'], ['locale:alternate', 'en_US'],
      ['image', 'https://feszek.example/images/og/a.jpg'], ['image:type', 'image/jpeg'], ['image:width', '1200'], ['image:height', '630'], ['image:alt', 'Kanapék'],
    ]) expect(text).toContain(`<meta property="og:${property}" content="${content}">`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain('<link rel="preload" as="image" imagesrcset="/images/a/640.webp 640w" imagesizes="100vw" fetchpriority="high">');
  });

  it('leaves out fields that the head record lacks', () => {
    const text = tags({ title: 'Search' }, 'en');
    for (const name of ['description', 'robots', 'canonical', 'alternate', 'preload', 'ld+json', 'undefined']) expect(text).not.toContain(name);
    expect(text).toContain('<meta property="og:locale" content="en_US">');
    expect(text).toContain('<meta property="og:type" content="website">');
    expect(text).toContain('<meta name="twitter:card" content="summary">');
  });

  it('escapes every value', () => {
    const text = tags({
      title: `</title>${HOSTILE}`, description: HOSTILE, canonical: `/hu/${HOSTILE}`, shareImage: HOSTILE, alternates: { hu: HOSTILE }, feeds: [{ type: 'application/rss+xml', title: HOSTILE, href: `/${HOSTILE}` }],
      preloadImages: [{ srcSet: HOSTILE, sizes: HOSTILE }], structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
    });
    expect(text).not.toContain('<script>');
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ '@type': 'Product', name: '</script><script>alert(1)</script>' });
  });
});
