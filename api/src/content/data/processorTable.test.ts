import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OPEN_MS } from '../../../test/databases.ts';
import { openContentShop } from '../../../test/contentFolder.ts';
import type { ContentShop } from '../../../test/contentFolder.ts';
import { testConfig } from '../../../test/shop.ts';
import { processorTable } from './processorTable.ts';
import type { ProcessorSource } from './processorTable.ts';

jest.setTimeout(OPEN_MS * 2);

describe('the recipients of personal data', () => {
  let shop: ContentShop;
  beforeAll(async () => {
    shop = await openContentShop();
  });
  afterAll(() => shop.close());

  async function names(settings: Partial<ProcessorSource> = {}): Promise<string[]> {
    const { seller } = testConfig();
    const table = await processorTable({ db: shop.db, seller, isBotChecked: false, hasMarketingService: false, ...settings }, { locale: 'hu', currency: 'HUF' });
    return table.rows.map(({ cells: [name] }) => (name?.inlines ?? []).map((inline) => ('text' in inline ? inline.text : '')).join(''));
  }

  it('are those that every shop has, and a provider only with its payment method', async () => {
    expect(await names()).toEqual(['tárhelyszolgáltató', 'fuvarozó és csomagpont-szolgáltató', 'levélküldő szolgáltató', 'könyvelő, számlázóprogram']);
    await shop.db.updateTable('payment_method').set({ provider: 'simplepay' }).where('provider', 'is not', null).execute();
    expect((await names())[1]).toMatch(/^SimplePay Zrt\./);
  });

  it('include the hosting provider by name, the bot check and the marketing service if the shop uses them', async () => {
    const { seller } = testConfig({}, { hosting: { name: 'Szerver Kft.', address: '', email: '' } });
    const all = await names({ seller, isBotChecked: true, hasMarketingService: true });
    expect([all[0], all.at(-2), all.at(-1)]).toEqual(['Szerver Kft.', expect.stringMatching(/^Cloudflare/), 'marketingszolgáltató']);
  });
});
