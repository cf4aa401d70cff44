import { expect } from '@jest/globals';
import { routePath } from '@feszek/contract';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { findMail } from './accounts/findMail.ts';
import { mailedAddress } from './accounts/mailedAddress.ts';
import { arrive } from './buying/checkout.ts';
import { CONTENT_PATHS, CONTENT_TEXTS } from './content/contentTexts.ts';
import { composedShop } from './harness/composedShop.ts';
import { pressOn, tabTo, typeInto } from './harness/focus.ts';
import { VISITORS, describeInTurn } from './harness/inTurn.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';
import { axeFindings, injectAxe } from './looks/axe.ts';

const shop = composedShop();

/** A picture of one pixel, and a program that claims to be one. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PROGRAM = Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode.', 'latin1');

async function fileOf(name: string, content: Buffer): Promise<string> {
  const file = path.join(tmpdir(), name);
  await writeFile(file, content);
  return file;
}

async function expectNoFindings({ page }: Visit): Promise<void> {
  await injectAxe(page);
  expect(await axeFindings(page, { within: '#main' })).toEqual([]);
}

async function fileInput(visit: Visit): Promise<ElementHandle<HTMLInputElement>> {
  const input = await visit.page.$('input[type="file"]');
  if (!input) throw new Error(`${visit.path()} has no field for a file`);
  return input;
}

describeInTurn(VISITORS, 'a reader of %s, on a %s', (it, locale, device) => {
  const texts = CONTENT_TEXTS[locale];
  const email = `${locale}-${device}-${Date.now()}@example.hu`;

  it('goes from the journal to an article, and from its product cards to a product', async () => {
    const reader = await shop.visit({ device });
    await reader.go(routePath('blog', locale));
    await arrive(reader, texts.journal);
    await expectNoFindings(reader);
    await reader.go(CONTENT_PATHS[locale].article);
    const card = await soon(async () => {
      const link = await reader.page.$('#main [data-slot^="catalog/products"] article a[href]');
      if (!link) throw new Error('The article has no product cards yet');
      return link;
    });
    expect(await reader.text('#main [data-slot^="catalog/products"]')).toMatch(/\d\sFt/);
    await expectNoFindings(reader);
    await card.evaluate((link) => link instanceof HTMLElement && link.click());
    await soon(() => expect(reader.path()).toMatch(locale === 'hu' ? /^\/hu\/.+-\d+$/ : /^\/en\/.+-\d+$/));
  });

  it('reads the terms by their table of contents, and a page with an address of its own', async () => {
    const reader = await shop.visit({ device });
    await reader.go(routePath('terms', locale));
    await arrive(reader, texts.terms);
    if (device === 'phone') await reader.page.$eval('#main nav summary', (summary) => summary instanceof HTMLElement && summary.click());
    await reader.press('link', texts.withdrawal, '#main article nav');
    await soon(async () => {
      const top = await reader.page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(400);
    });
    expect(await reader.go(CONTENT_PATHS[locale].page)).toBe(200);
    await arrive(reader, texts.complaints);
    expect(await reader.overflow()).toBe(0);
    await expectNoFindings(reader);
  });

  it('writes to the shop with a picture, after another kind of file was refused', async () => {
    const writer = await shop.visit({ device });
    const { page } = writer;
    await writer.go(routePath('contact', locale));
    await arrive(writer, texts.contact);
    await tabTo(page, texts.topic);
    await page.select('select[name="topic"]', 'product');
    await typeInto(page, texts.name, 'Kovács Anna');
    await typeInto(page, texts.email, email);
    await typeInto(page, texts.message, locale === 'hu' ? 'Ilyen színben is kapható?' : 'Do you have it in this colour?');
    await (await fileInput(writer)).uploadFile(await fileOf('colour.png', PROGRAM));
    await writer.find('button', texts.removeFile('colour.png'));
    await pressOn(page, texts.send, 'Enter');
    await soon(async () => expect(await writer.text('#main')).toContain(texts.refusedFile));
    expect(writer.takeProblems()).toEqual([expect.stringMatching(/status of 422/)]);
    await expectNoFindings(writer);
    await (await fileInput(writer)).uploadFile(await fileOf('colour.png', PIXEL));
    await pressOn(page, texts.send, 'Enter');
    await writer.find('heading', texts.received);
    const receipt = await findMail(shop.url, email, 'message_received');
    expect(await (await fetch(`${shop.url}${receipt}/text`)).text()).toMatch(/\d{4}/);
  });

  it('subscribes to the newsletter by the link of a mail, corrects the data sheet, and unsubscribes', async () => {
    const visitor = await shop.visit({ device });
    await visitor.go(routePath('newsletter', locale));
    await arrive(visitor, texts.newsletter);
    await typeInto(visitor.page, texts.email, email);
    await visitor.page.keyboard.press('Enter');
    await visitor.find('heading', texts.checkMail);
    const subscriber = await shop.visit({ device });
    await subscriber.go(await mailedAddress(shop.url, email, 'newsletter_confirmation', routePath('newsletter', locale)));
    await subscriber.press('button', texts.confirm);
    await subscriber.find('heading', texts.subscribed);
    await subscriber.go(await mailedAddress(shop.url, email, 'newsletter_welcome', routePath('data-sheet', locale)));
    await arrive(subscriber, texts.dataSheet);
    await subscriber.fill(texts.optionalName, 'Kovács Anna');
    await expectNoFindings(subscriber);
    await subscriber.press('button', texts.save);
    await soon(async () => {
      await subscriber.reload();
      expect(await subscriber.value(texts.optionalName)).toBe('Kovács Anna');
    });
    await subscriber.press('button', texts.unsubscribe);
    await subscriber.find('heading', texts.unsubscribed);
  });

  it('finds a showroom on the map from the footer of any page, and whether it is open', async () => {
    const visitor = await shop.visit({ device });
    await visitor.go(routePath('faq', locale));
    await visitor.press('link', texts.toMap, 'footer');
    await arrive(visitor, texts.contact);
    const place = await visitor.find('region', texts.showroom);
    expect(await place.evaluate((node) => node.textContent)).toMatch(texts.open);
    await soon(async () => expect(await place.isIntersectingViewport()).toBe(true));
  });

  it('finds articles and pages with the search', async () => {
    const visitor = await shop.visit({ device });
    await visitor.go(`${routePath('search', locale)}?q=${encodeURIComponent(texts.search)}`);
    await visitor.find('heading', texts.found);
    await visitor.press('link', locale === 'hu' ? 'Szállítás' : 'Delivery', '#main');
    await soon(() => expect(visitor.path()).toBe(routePath('delivery', locale)));
  });
});
