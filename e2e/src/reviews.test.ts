import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { expect } from '@jest/globals';
import { findMail } from './accounts/findMail.ts';
import { mailedLink } from './accounts/mailedLink.ts';
import { apiVisitor } from './buying/apiVisitor.ts';
import { ANNA, arrive } from './buying/checkout.ts';
import { publishReview, receiveOrder } from './buying/reviews.ts';
import { composedShop } from './harness/composedShop.ts';
import { describeInTurn, VISITORS } from './harness/inTurn.ts';
import { operate } from './harness/operator.ts';
import { soon } from './harness/soon.ts';
import { PICTURE } from './harness/standInPictures.ts';

const shop = composedShop();

const TEXTS = {
  hu: {
    form: 'Hogy vált be?', stars: '4 csillag az 5-ből', text: 'Az értékelésed', send: 'Értékelés elküldése', sent: 'Köszönjük, megkaptuk!', photo: '1. kép', none: 'még nincs értékelés',
    section: 'Vásárlói értékelések', summary: '4,0 csillag az 5-ből, 1 értékelés', openPhoto: '1. fénykép nagyban, összesen 1', zoom: 'A termék képei, nagyban',
    review: 'Két hete minden este használjuk, és nagyon szeretjük.',
  },
  en: {
    form: 'How do you like it?', stars: '4 out of 5 stars', text: 'Your review', send: 'Send my review', sent: 'Thank you, we’ve received it!', photo: 'Picture 1', none: 'no reviews of this product',
    section: 'Customer reviews', summary: '4.0 out of 5 stars, 1 review', openPhoto: 'Enlarge photograph 1 of 1', zoom: 'Pictures of the product, full screen',
    review: 'We have used it every evening for two weeks, and love it.',
  },
} as const satisfies Record<Locale, object>;

/** The product that is reviewed, see `receiveOrder`; the screens use the next ones. */
const PLACES = { hu: 0, en: 1 } as const satisfies Record<Locale, number>;

describeInTurn(VISITORS, 'a buyer who reads %s, on a %s', (it, locale, device) => {
  const texts = TEXTS[locale];

  it('is invited by mail, reviews a product with a photograph, and finds the review on its page', async () => {
    const buyer = apiVisitor(shop.url, locale);
    const { hash, product } = await receiveOrder(shop.url, buyer, PLACES[locale]);
    const page = productPath(locale, { id: product.id, ...product.link });
    const visit = await shop.visit({ device });
    await visit.go(page);
    expect(await visit.text('#reviews')).toContain(texts.none);

    await operate(`/reviews/invitations/${hash}`);
    const { path } = await mailedLink(shop.url, ANNA.email, 'product-review', locale);
    await visit.go(path);
    await arrive(visit, texts.form);
    const stars = await visit.page.$('details[open] input[name="stars"][value="4"]');
    await stars?.evaluate((star) => (star instanceof HTMLInputElement ? star.click() : undefined));
    await visit.fill(texts.text, texts.review);
    const photo = join(tmpdir(), `feszek-review-${process.pid}.png`);
    await writeFile(photo, Buffer.from(PICTURE, 'base64'));
    const chooser = await visit.page.$('details[open] input[type="file"]');
    await chooser?.uploadFile(photo);
    await soon(async () => expect(await visit.page.$(`img[alt="${texts.photo}"]`)).not.toBeNull());
    await visit.press('button', texts.send);
    await soon(async () => expect(await visit.text('#main')).toContain(texts.sent));

    await publishReview(buyer, hash);
    // The shell receives the change a moment after the operator.
    await soon(async () => {
      await visit.go(page);
      expect(await visit.text('#reviews')).toContain(texts.review);
    });
    await visit.find('link', texts.summary);
    await visit.press('link', texts.openPhoto);
    await visit.find('dialog', texts.zoom);
    await findMail(shop.url, ANNA.email, 'review_published');
    expect(visit.takeProblems()).toEqual([]);
  });
});
