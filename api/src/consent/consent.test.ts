import { CONSENT_DAYS, CONSENT_PATH, CONSENT_VERSION, consentRecord, formatConsent, newConsent } from '@feszek/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../test/command.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { openOperatorShop } from '../../test/operator.ts';
import type { OperatorShop } from '../../test/operator.ts';
import { errorOf } from '../../test/visitor.ts';
import { consentsTopic } from './commands/consentsTopic.ts';
import { CONSENT_STORED_MS, removeOldConsents } from './removeOldConsents.ts';

const DAY_MS = 86_400_000;

describe('the record of a consent', () => {
  let shop: OperatorShop;
  beforeAll(async () => {
    shop = await openOperatorShop();
  }, OPEN_MS);
  afterEach(() => shop.db.deleteFrom('consent_record').execute());
  afterAll(() => shop.close());

  const decide = (choice = { statistics: true, marketing: false }) => newConsent(choice, shop.clock.now());
  const send = (body: unknown, visitor = shop.visitor()) => visitor.call('POST', CONSENT_PATH, { body });
  const consents = (...args: readonly string[]) => command(shop.client, consentsTopic, ...args);
  const records = () => shop.db.selectFrom('consent_record').selectAll().execute();

  it('has a random id, the purposes with their version, and the time, and nothing else', async () => {
    const consent = decide();
    expect((await send(JSON.parse(consentRecord(consent)))).status).toBe(200);
    expect(await records()).toEqual([{ id: consent.id, version: CONSENT_VERSION, purposes: ['statistics'], decided_at: new Date(consent.decidedAt), stored_at: shop.clock.now() }]);
  });

  it('is stored for a refusal too, without a session or a cookie', async () => {
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

  it('is listed, and shown by its id or by the visitor’s cookie, to the operator only', async () => {
    const consent = decide();
    await send(JSON.parse(consentRecord(consent)));
    expect(await consents('list', '--limit', '1')).toMatch(new RegExp(`^ID +STORED +VERSION +AGREED TO\n${consent.id} .* ${CONSENT_VERSION} +statistics$`));
    const shown = await consents('show', consent.id);
    expect(shown).toMatch(new RegExp(`Agreed to +statistics\nRefused +marketing\nVersion of the purposes +${CONSENT_VERSION}\nDecided +${consent.decidedAt}`));
    expect(await consents('show', formatConsent({ ...consent, isRecorded: true }))).toBe(shown);
    await expect(consents('show', '0'.repeat(32))).rejects.toThrow(`There is no record ${'0'.repeat(32)}.`);
    await expect(consents('show', 'anna@example.hu')).rejects.toThrow('contains no id');
    await expect(consents('list', consent.id)).rejects.toThrow('unexpected arguments');
    expect((await shop.visitor().call('GET', `/operator/consents/${consent.id}`)).status).toBe(401);
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
