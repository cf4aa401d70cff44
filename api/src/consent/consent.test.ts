import { CONSENT_DAYS, CONSENT_PATH, consentRecord, newConsent } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { openShop } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { errorOf } from '../../test/visitor.ts';
import { CONSENT_STORED_MS, removeOldConsents } from './removeOldConsents.ts';

const DAY_MS = 86_400_000;

describe('the record of a consent', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterEach(() => shop.db.deleteFrom('consent_record').execute());
  afterAll(() => shop.close());

  const decide = (choice = { statistics: true, marketing: false }) => newConsent(choice, shop.clock.now());
  const send = (body: unknown, visitor = shop.visitor()) => visitor.call('POST', CONSENT_PATH, { body });
  const records = () => shop.db.selectFrom('consent_record').selectAll().execute();

  it('has a random id, the purposes with their version, and the time, and nothing else', async () => {
    const consent = decide();
    expect((await send(JSON.parse(consentRecord(consent)))).status).toBe(200);
    expect(await records()).toEqual([{ id: consent.id, version: 1, purposes: ['statistics'], decided_at: new Date(consent.decidedAt), stored_at: shop.clock.now() }]);
  });

  it('is made for a refusal too, without a session or a cookie', async () => {
    const visitor = shop.visitor();
    await send(JSON.parse(consentRecord(decide({ statistics: false, marketing: false }))), visitor);
    expect([(await records()).map(({ purposes }) => purposes), visitor.cookies.size]).toEqual([[[]], 0]);
  });

  it('does not change when it is sent again', async () => {
    const consent = decide();
    await send(JSON.parse(consentRecord(consent)));
    expect((await send({ ...JSON.parse(consentRecord(consent)), purposes: ['statistics', 'marketing'] })).status).toBe(200);
    expect((await records()).map(({ purposes }) => purposes)).toEqual([['statistics']]);
  });

  it.each([
    ['an id of another form', { id: 'anna@example.hu' }],
    ['an unknown purpose', { purposes: ['profiling'] }],
    ['no version', { version: undefined }],
    ['a time that is none', { decided_at: 'yesterday' }],
  ])('is refused with %s', async (_, change) => {
    expect(errorOf(await send({ ...JSON.parse(consentRecord(decide())), ...change })).code).toBe('validation_failed');
    expect(await records()).toEqual([]);
  });

  it('is deleted two years after the decision', async () => {
    await send(JSON.parse(consentRecord(decide())));
    shop.clock.move(CONSENT_STORED_MS - 1);
    await removeOldConsents(shop.db, shop.clock);
    expect(await records()).toHaveLength(1);
    shop.clock.move(1);
    await removeOldConsents(shop.db, shop.clock);
    expect([await records(), CONSENT_STORED_MS]).toEqual([[], 2 * CONSENT_DAYS * DAY_MS]);
  });
});
