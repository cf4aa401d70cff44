import { contentPageSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { command } from '../../../test/command.ts';
import { openContentShop, page } from '../../../test/contentFolder.ts';
import type { ContentShop } from '../../../test/contentFolder.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { deliveryTopic } from '../../pricing/delivery/commands/deliveryTopic.ts';
import { contentTopic } from '../commands/contentTopic.ts';

describe('the table of the paid services of delivery', () => {
  let shop: ContentShop;
  const services = (...args: readonly string[]) => command(shop.client, deliveryTopic, 'services', ...args);
  const price = (service: string, size: string, amount: number, currency = 'HUF') => services('set', service, size, String(amount), '--currency', currency);
  beforeAll(async () => {
    shop = await openContentShop();
    const body = '::data{name="delivery-services"}';
    await command(shop.client, contentTopic, 'import', await shop.folder(page('delivery', { hu: body, en: body })));
  }, OPEN_MS);
  afterAll(() => shop.close());

  /** The texts of the table on the page, row by row, the headings first. */
  async function tableRows(headers: Readonly<Record<string, string>> = {}): Promise<string[][]> {
    const { blocks } = await shop.visitor().read(contentPageSchema, '/api/pages/delivery', headers);
    const [block] = blocks;
    if (block?.type !== 'data') throw new Error('The page has no table');
    const { columns, rows } = block.table;
    return [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(({ inlines }) => inlines.map((inline) => ('text' in inline ? inline.text.replaceAll('\u00A0', ' ') : '')).join('')));
  }

  it('has no rows in a shop that offers no services', async () => {
    expect(await tableRows()).toHaveLength(1);
  });

  it('has the gross price of each offered service by size class, in the language and the currency of the page', async () => {
    await price('carry', 'medium', 4990);
    await price('carry', 'large', 9990);
    await price('assembly', 'small', 0);
    await price('assembly', 'large', 14_990);
    await price('assembly', 'large', 38.9, 'EUR');
    expect(await tableRows()).toEqual([
      ['Szolgáltatás (bruttó díj)', 'Legfeljebb 15 kg és 100 cm', 'Legfeljebb 50 kg és 180 cm', 'Nagyobb'],
      ['Felvitel az emeletre, rendelésenként', '–', '4 990 Ft', '9 990 Ft'],
      ['Összeszerelés, darabonként', 'ingyenes', '–', '14 990 Ft'],
    ]);
    expect(await tableRows({ locale: 'en', 'currency-id': 'EUR' })).toEqual([
      ['Service (price including VAT)', 'Up to 15 kg and 100 cm', 'Up to 50 kg and 180 cm', 'Larger'],
      ['Assembly, per piece', '–', '–', '38,90 €'],
    ]);
  });

  it('has a changed price at once: cached pages are invalidated', async () => {
    const tags: string[] = [];
    shop.changes.onChange((changed) => tags.push(...changed));
    await price('removal', 'large', 8990);
    expect(tags).toContain('pages');
    expect(await tableRows()).toContainEqual(['Régi bútor elszállítása, darabonként', '–', '–', '8 990 Ft']);
  });
});
