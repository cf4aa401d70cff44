import { describe, expect, it } from '@jest/globals';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';

const shop = composedShop();

describe('a page that is opened without a session', () => {
  it('sends only the ping to the API: all data of the page are in its HTML', async () => {
    const visit = await shop.visit();
    const asked: string[] = [];
    visit.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await visit.go('/en');
    await soon(() => expect(asked).toContain('/api/ping'));
    expect(asked).toEqual(['/api/ping']);
  });

  it('stores the campaign of its address, which the page does not show', async () => {
    const visit = await shop.visit();
    await visit.go('/?utm_source=spring-letter');
    const { pathname, search } = new URL(visit.page.url());
    expect(pathname).toMatch(/^\/(hu|en)$/);
    expect(search).toBe('?utm_source=spring-letter');
    expect(await visit.page.content()).not.toContain('spring-letter');
  });
});

describe('the parts in the slots of the home page', () => {
  it('are in the HTML of the server, and stay when the page around them is hydrated', async () => {
    const html = await (await fetch(`${shop.url}/en`)).text();
    for (const slot of ['content/stories', 'content/showrooms']) expect(html).toMatch(new RegExp(`data-slot="${slot}"[^>]*><!--part static 1--><`));
    const visit = await shop.visit();
    await visit.go('/en');
    await soon(async () => expect(await visit.page.$('#primary[data-ready] [data-slot="content/stories"] h2')).not.toBeNull());
  });
});

describe('the amount of free delivery in header and footer', () => {
  it('follows the currency switch', async () => {
    const visit = await shop.visit();
    await visit.go('/en');
    expect((await visit.text('.shell-utility')).replaceAll('\u00A0', ' ')).toContain('Free delivery from 159 900 Ft incl. VAT');
    await visit.press('button', '€');
    await soon(async () => {
      for (const place of ['.shell-utility', '.shell-footer']) expect((await visit.text(place)).replaceAll('\u00A0', ' ')).toContain('Free delivery from 399,00 € incl. VAT');
    });
  });
});
