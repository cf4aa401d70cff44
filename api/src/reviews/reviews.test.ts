import { errorMessage, REVIEW_LIMITS, productDetailSchema, productListSchema, reviewListSchema, reviewPhotosSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mailKindsTo, mailsTo, openAccount, signedIn } from '../../test/accounts.ts';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA } from '../../test/goods.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { arrived, DAY_MS, invited, openForm, TEXT, uploadPhoto, writeReview } from '../../test/reviews.ts';
import { openedBy, SHOP_URL } from '../../test/shop.ts';
import { VARIANTS } from '../../test/variants.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import { deleteUser } from '../accounts/personalData/deleteUser.ts';
import { exportUser } from '../accounts/personalData/exportUser.ts';
import { findHashIn } from '../media/findHash.ts';
import { MediaStore } from '../media/MediaStore.ts';
import { PictureProcessor } from '../media/processing/PictureProcessor.ts';
import { FolderStorage } from '../media/storage/FolderStorage.ts';
import { renderHtml } from '../platform/mail/renderHtml.ts';
import { reviewsTopic } from './commands/reviewsTopic.ts';
import { rejectedMail } from './moderation/reviewMails.ts';

jest.setTimeout(2 * OPEN_MS);

describe('reviews of buyers', () => {
  let shop: OperatorShop;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feszek-reviews-'));
    const processor = new PictureProcessor();
    shop = await openOperatorShop({ openMedia: (db) => new MediaStore(new FolderStorage(folder), processor, findHashIn(db)) });
    await shop.run(VARIANTS);
    await shop.db.updateTable('product_stock').set({ quantity: 1000 }).execute();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const reviews = (...args: readonly string[]) => command(shop.client, reviewsTopic, ...args);
  const listed = (productId: number, query = '') => shop.visitor().read(reviewListSchema, `/api/products/${productId}/reviews${query}`);
  const detail = (productId: number) => shop.visitor().read(productDetailSchema, `/api/products/${productId}`);
  const code = async (key: string) => errorOf(await shop.visitor().call('GET', `/api/reviews/forms/${key}`)).code;
  const picture = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } }).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1' } }).jpeg().toBuffer();
  async function idOf(orderId: number): Promise<string> {
    return String((await shop.db.selectFrom('review').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id);
  }

  describe('are invited', () => {
    it('by one mail for each order, two weeks after it arrived, with a link that ends such mails', async () => {
      const order = await arrived(shop, 'anna@ertekel.hu', { productId: CHAIR });
      shop.clock.move(14 * DAY_MS - 1000);
      await shop.runRecurringJobs();
      expect(await mailKindsTo(shop.db, order.email)).not.toContain('review_invitation');
      shop.clock.move(1000);
      await shop.runRecurringJobs();
      await shop.runRecurringJobs();
      const [mail, ...others] = (await mailsTo(shop.db, order.email)).filter(({ kind }) => kind === 'review_invitation');
      expect([others, mail?.locale, mail?.has_secret_link]).toEqual([[], 'hu', true]);
      expect(JSON.stringify(mail?.content)).toContain('Ülőke szék');
      expect(JSON.stringify(mail?.content)).toMatch(/nem adunk kedvezményt[^]*jogos érdek[^]*\/hu\/ertekeles\/stop\.\d+\./);
      const oneClick = mail?.unsubscribe_path ?? '';
      expect((await shop.visitor().call('GET', oneClick)).headers['location']).toMatch(/^\/hu\/ertekeles\/stop\./);
      expect((await shop.visitor().call('POST', oneClick, { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(200);
      const next = await arrived(shop, 'Anna@Ertekel.hu', { productId: CHAIR });
      await expect(invited(shop, next)).rejects.toThrow('No mail');
    });

    it('not after a withdrawal from everything, nor long after the arrival', async () => {
      const withdrawn = await arrived(shop, 'elall@ertekel.hu', { productId: CHAIR });
      const buyer = await shop.visitor().arrive();
      const declaration = { order_hash: withdrawn.hash, name: 'Kovács Anna', email: withdrawn.email, items: [{ id: 1, quantity: 1 }] };
      expect((await buyer.call('POST', '/api/withdrawals', { body: declaration, headers: { 'idempotency-key': crypto.randomUUID() } })).status).toBe(200);
      await expect(invited(shop, withdrawn)).rejects.toThrow('No mail');
      const late = await arrived(shop, 'regi@ertekel.hu', { productId: CHAIR });
      shop.clock.move(45 * DAY_MS);
      await expect(invited(shop, late)).rejects.toThrow('No mail');
      expect(await reviews('invite', String(late.id))).toBe(`The buyer of order ${late.id} is invited.`);
      expect(await mailKindsTo(shop.db, late.email)).toContain('review_invitation');
    });

    it('not after an order of samples', async () => {
      const order = await arrived(shop, 'minta@ertekel.hu', { productId: LAMP });
      const setSample = (isSample: boolean) => shop.db.updateTable('product').set({ is_sample: isSample }).where('id', '=', LAMP).execute();
      await setSample(true);
      await expect(invited(shop, order)).rejects.toThrow('No mail');
      await setSample(false);
    });

    it('by an invalid link, which is answered with the reason', async () => {
      const order = await arrived(shop, 'link@ertekel.hu', { productId: CHAIR });
      const token = await invited(shop, order);
      expect(await reviews('invite', String(order.id))).toContain('was invited before');
      await expect(reviews('invite', '1')).rejects.toThrow('There is no order 1.');
      expect(await code(token.slice(0, 20))).toBe('review_link_malformed');
      expect(await code('a'.repeat(150))).toBe('review_link_malformed');
      expect(await code('a'.repeat(43))).toBe('review_link_unknown');
      expect(await code(order.hash)).toBe('order_restricted');
      expect(errorOf(await writeReview(shop, 'a'.repeat(43))).code).toBe('review_link_unknown');
      expect((await openForm(shop, order.hash, await openedBy(shop, order.hash))).order_number).toBe(order.id);
      expect((await shop.visitor().call('POST', '/api/reviews/unsubscribe/one-click?key=stop.1.abc')).status).toBe(404);
      await shop.db.updateTable('shop_order').set({ status: 'shipped' }).where('id', '=', order.id).execute();
      expect(await code(token)).toBe('review_too_early');
      await shop.db.updateTable('shop_order').set({ status: 'completed' }).where('id', '=', order.id).execute();
      shop.clock.move(180 * DAY_MS);
      expect(await code(token)).toBe('review_link_expired');
    });
  });

  describe('are written', () => {
    it('once for each item, changed until they are decided on, with a name that the buyer chooses', async () => {
      const order = await arrived(shop, 'iro@ertekel.hu', { productId: CHAIR });
      const token = await invited(shop, order);
      expect(await openForm(shop, token)).toMatchObject({ order_number: order.id, name: 'Anna K.', items: [{ id: 1, name: 'Ülőke szék', state: 'open', review: null, photos: [] }] });
      expect((await writeReview(shop, token, { stars: 2 })).status).toBe(200);
      expect((await writeReview(shop, token, { stars: 4, is_named: false, title: 'Jó szék' })).status).toBe(200);
      expect(await openForm(shop, token)).toMatchObject({ items: [{ state: 'pending', review: { stars: 4, title: 'Jó szék', is_named: false } }] });
      expect(await listed(CHAIR)).toMatchObject({ rating: null, reviews: [] });
      await reviews('publish', await idOf(order.id));
      expect(errorOf(await writeReview(shop, token)).code).toBe('review_decided');
      expect(await openForm(shop, token)).toMatchObject({ items: [{ state: 'published' }] });
      expect((await listed(CHAIR)).reviews).toMatchObject([{ stars: 4, author: '', title: 'Jó szék' }]);
      await reviews('remove', await idOf(order.id));
    });

    it.each([
      ['no stars', { stars: 0 }, [['stars', 'choose_stars']]],
      ['six stars', { stars: 6 }, [['stars', 'too_large']]],
      ['a short text', { text: 'Jó.' }, [['text', 'too_short']]],
      ['a megabyte', { text: 'a'.repeat(REVIEW_LIMITS.text + 1) }, [['text', 'too_long']]],
      ['a script', { text: `${TEXT}<script>alert(1)</script>` }, [['text', 'no_markup']]],
    ])('without %s', async (_, more, expected) => {
      const answer = await writeReview(shop, 'a'.repeat(43), more);
      expect((errorOf(answer).fields ?? []).map(({ path, code: fault }) => [path, fault])).toEqual(expected);
    });

    it('with up to four photographs, whose metadata are not stored', async () => {
      const order = await arrived(shop, 'foto@ertekel.hu', { productId: MUG, quantity: 3 });
      const token = await invited(shop, order);
      for (const [name, content] of [['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], ['a page', '<!doctype html>'.padEnd(64)], ['an animation', 'GIF89a'.padEnd(64)]] as const) {
        expect([name, errorOf(await uploadPhoto(shop, token, Buffer.from(content))).fields?.[0]?.code]).toEqual([name, 'photo_type']);
      }
      expect(errorOf(await uploadPhoto(shop, token, Buffer.concat([await picture('#800000'), Buffer.alloc(REVIEW_LIMITS.photoBytes)]))).fields?.[0]?.code).toBe('file_too_large');
      expect(errorOf(await uploadPhoto(shop, token, (await picture('#800000')).subarray(0, 300))).code).toBe('picture_unreadable');
      expect(errorOf(await uploadPhoto(shop, 'a'.repeat(43), await picture('#800000'))).code).toBe('review_link_unknown');
      const first = await picture('#800000');
      expect((await sharp(first).metadata()).exif).toBeDefined();
      for (const color of ['#800000', '#008000', '#000080', '#808000']) expect((await uploadPhoto(shop, token, await picture(color))).status).toBe(200);
      const refused = errorOf(await uploadPhoto(shop, token, await picture('#ff0000')));
      expect([refused.code, refused.message]).toEqual(['review_photos_full', errorMessage('review_photos_full', 'hu', { max: 4 })]);
      for (const file of await readdir(join(folder, 'originals'))) {
        const stored = await sharp(await readFile(join(folder, 'originals', file))).metadata();
        expect([stored.format, stored.exif, stored.width]).toEqual(['webp', undefined, 90]);
      }
      const { photos } = (await openForm(shop, token)).items[0] ?? { photos: [] };
      const visitor = await shop.visitor().arrive();
      const left = dataOf(await visitor.call('POST', '/api/reviews/photos/remove', { body: { key: token, item: 1, photo: photos[0]?.id } }), reviewPhotosSchema);
      expect(left.photos.map(({ id }) => id)).toEqual(photos.slice(1).map(({ id }) => id));
      await writeReview(shop, token);
      await reviews('publish', await idOf(order.id));
      const [review] = (await listed(MUG)).reviews;
      expect(review?.photos).toMatchObject([{ alt: 'Cuki bögre, egy vásárló fényképe', width: 90, height: 60 }, {}, {}]);
      expect((await shop.app.inject({ url: `${review?.photos[0]?.path}/640.webp` })).statusCode).toBe(200);
      expect(await reviews('show', await idOf(order.id))).toContain('/images/reviews/');
      await reviews('remove', await idOf(order.id));
      expect(await shop.db.selectFrom('media_use').select('hash').where('review', 'is not', null).execute()).toEqual([]);
    });
  });

  describe('are published by the shop', () => {
    it('on the pages of all variants, with the variant that was bought; lists are sorted and filtered', async () => {
      const variants = await shop.db.selectFrom('product').select('id').where('sku', 'like', 'RUG-%').orderBy('id').execute();
      const [green = 0, blue = 0] = variants.map(({ id }) => id);
      expect((await detail(green)).rating).toBeUndefined();
      const purged: string[] = [];
      shop.changes.onChange((tags) => void purged.push(...tags));
      for (const [productId, stars] of [[green, 5], [blue, 2], [blue, 3]] as const) {
        const order = await arrived(shop, `rug${stars}@ertekel.hu`, { productId });
        await writeReview(shop, await invited(shop, order), { stars });
        await reviews('publish', await idOf(order.id));
        if (stars === 2) await reviews('answer', await idOf(order.id), '--text', 'Sajnáljuk, kicseréljük.');
        expect(await mailKindsTo(shop.db, order.email)).toContain('review_published');
      }
      for (const id of [green, blue]) {
        expect((await detail(id)).rating).toEqual({ average: 3.3, count: 3 });
        expect(purged).toContain(`product:${id}`);
      }
      const { rating, counts, reviews: newest } = await listed(green);
      expect([rating, counts]).toEqual([{ average: 3.3, count: 3 }, [0, 1, 1, 0, 1]]);
      expect(newest.map(({ stars, variant, author }) => [stars, variant, author])).toEqual([[3, 'kék, 140 × 200 cm', 'Anna K.'], [2, 'kék, 140 × 200 cm', 'Anna K.'], [5, 'zöld, 140 × 200 cm', 'Anna K.']]);
      expect(newest[1]?.answer?.text).toBe('Sajnáljuk, kicseréljük.');
      expect((await listed(green, '?sort=lowest')).reviews.map(({ stars }) => stars)).toEqual([2, 3, 5]);
      expect((await listed(blue, '?sort=highest')).reviews.map(({ stars }) => stars)).toEqual([5, 3, 2]);
      expect(await listed(blue, '?stars=5')).toMatchObject({ reviews: [{ stars: 5 }], total: 1 });
      expect(await listed(blue, '?limit=2')).toMatchObject({ reviews: [{ stars: 3 }, { stars: 2 }], total: 3 });
      const { products } = await shop.visitor().read(productListSchema, '/api/products');
      expect(products.filter((product) => product.rating !== undefined).map(({ rating: ofCard }) => ofCard)).toEqual([{ average: 3.3, count: 3 }]);
      expect((await shop.visitor().call('GET', '/api/products/999999/reviews')).status).toBe(404);
    });

    it('or rejected with a reason, which the author gets; the mail escapes everything', async () => {
      const order = await arrived(shop, 'nem@ertekel.hu', { productId: LAMP });
      const token = await invited(shop, order);
      await writeReview(shop, token, { stars: 1 });
      const id = await idOf(order.id);
      expect(await reviews('list')).toMatch(new RegExp(`${id} .* pending +1 +LAMP`));
      await expect(reviews('reject', id)).rejects.toThrow('--reason');
      await reviews('reject', id, '--reason', 'Más termékről <b>szól</b>.');
      const mail = (await mailsTo(shop.db, order.email)).findLast(({ kind }) => kind === 'review_rejected');
      expect(JSON.stringify(mail?.content)).toContain('Más termékről');
      const html = renderHtml(rejectedMail('hu', '<script>alert(1)</script>', '<b>'), 'hu', SHOP_URL);
      expect(html).not.toMatch(/<script>alert|<b>/);
      expect(await openForm(shop, token)).toMatchObject({ items: [{ state: 'rejected', review: { reason: 'Más termékről <b>szól</b>.' } }] });
      expect(await reviews('list')).toBe('No reviews.');
      expect((await listed(LAMP)).rating).toBeNull();
      await expect(reviews('show', '999999')).rejects.toThrow('There is no review 999999.');
      expect((await shop.visitor().call('GET', '/operator/reviews')).status).toBe(401);
      shop.clock.move(90 * DAY_MS);
      await shop.runRecurringJobs();
      await expect(reviews('show', id)).rejects.toThrow('There is no review');
    });
  });

  it('are part of the copy of a user’s data, and deleted with the account', async () => {
    const email = 'torol@ertekel.hu';
    await openAccount(shop, email);
    const owner = await signedIn(shop, email);
    const order = await arrived(shop, email, { productId: SOFA }, owner);
    const token = await invited(shop, order);
    await uploadPhoto(shop, token, await picture('#123456'));
    expect((await writeReview(shop, order.hash, {}, await signedIn(shop, email))).status).toBe(200);
    await reviews('publish', await idOf(order.id));
    expect((await detail(SOFA)).rating).toEqual({ average: 5, count: 1 });
    const { id } = await shop.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await exportUser(shop.db, id)).reviews).toMatchObject([{ sku: 'SOFA', stars: 5, text: TEXT, author: 'Anna K.', photos: [expect.stringContaining('/images/reviews/')] }]);
    await shop.db.transaction().execute((trx) => deleteUser(trx, shop.clock, { clock: shop.clock, secret: 'key', hasService: false }, id));
    // Pages follow within a minute; here the answers that the API caches for seconds are removed.
    shop.changes.emit([`product:${SOFA}`]);
    expect(await listed(SOFA)).toMatchObject({ rating: null, reviews: [] });
    expect((await detail(SOFA)).rating).toBeUndefined();
    expect(await code(token)).toBe('review_link_unknown');
    expect(await shop.db.selectFrom('media_use').select('hash').where('review', 'is not', null).execute()).toEqual([]);
  });

  it('are deleted after five years, with the records of ended invitations; links after a year', async () => {
    const order = await arrived(shop, 'ido@ertekel.hu', { productId: CHAIR });
    const token = await invited(shop, order);
    await writeReview(shop, token);
    await uploadPhoto(shop, token, await picture('#654321'), 1);
    await reviews('publish', await idOf(order.id));
    shop.clock.move(366 * DAY_MS);
    await shop.runRecurringJobs();
    expect(await code(token)).toBe('review_link_unknown');
    expect((await listed(CHAIR)).rating).toEqual({ average: 5, count: 1 });
    shop.clock.move(4 * 366 * DAY_MS);
    await shop.runRecurringJobs();
    expect(await shop.db.selectFrom('review').select('id').where('order_id', '=', order.id).execute()).toEqual([]);
    expect((await detail(CHAIR)).rating).toBeUndefined();
    expect(await shop.db.selectFrom('review_opt_out').selectAll().execute()).toEqual([]);
  });
});
