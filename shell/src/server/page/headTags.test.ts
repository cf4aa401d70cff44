import { describe, expect, it } from '@jest/globals';
import { headTags } from './headTags.ts';

const HOSTILE = '"><script>alert(1)</script>';

function tags(head: Parameters<typeof headTags>[0]['head'], locale: 'hu' | 'en' = 'hu'): string {
  return headTags({ head, locale, shopUrl: 'https://feszek.example' }).text;
}

describe('headTags', () => {
  it('writes the fields of the head record, with absolute addresses', () => {
    const text = tags({
      title: 'Kanapék', description: 'Puha & tartós', canonical: '/hu/kategoriak/kanapek', robots: 'noindex', image: '/images/a/1280.webp',
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
    expect(text).toContain('<meta property="og:image" content="https://feszek.example/images/a/1280.webp">');
    expect(text).toContain('<meta property="og:locale" content="hu_HU">');
    expect(text).toContain('<link rel="preload" as="image" imagesrcset="/images/a/640.webp 640w" imagesizes="100vw" fetchpriority="high">');
  });

  it('leaves out fields that the head record lacks', () => {
    const text = tags({ title: 'Search' }, 'en');
    for (const name of ['description', 'robots', 'canonical', 'alternate', 'preload', 'ld+json', 'undefined']) expect(text).not.toContain(name);
    expect(text).toContain('<meta property="og:locale" content="en_US">');
  });

  it('escapes every value', () => {
    const text = tags({
      title: `</title>${HOSTILE}`, description: HOSTILE, canonical: `/hu/${HOSTILE}`, image: HOSTILE, alternates: { hu: HOSTILE }, feeds: [{ type: 'application/rss+xml', title: HOSTILE, href: `/${HOSTILE}` }],
      preloadImages: [{ srcSet: HOSTILE, sizes: HOSTILE }], structuredData: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
    });
    expect(text).not.toContain('<script>');
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
    expect(JSON.parse(data ?? '')).toEqual({ '@type': 'Product', name: '</script><script>alert(1)</script>' });
  });
});
