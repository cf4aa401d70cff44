import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Seller } from '../../platform/seller/seller.ts';
import { loadMethods } from '../../pricing/delivery/loadMethods.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';
import type { LocalText } from './table.ts';

export interface ProcessorSource {
  readonly db: Kysely<Database>;
  readonly seller: Seller;
  /** Whether forms are protected by Cloudflare Turnstile. */
  readonly isBotChecked: boolean;
}

type Processor = readonly [name: string, address: string, task: LocalText];

const PAYMENT: LocalText = { hu: 'bankkártyás fizetés', en: 'card payments' };
const PAYMENT_PROVIDERS: ReadonlyMap<string, Processor> = new Map([
  ['stripe', ['Stripe Payments Europe, Limited', '1 Grand Canal Street Lower, Dublin 2, D02 H210, Ireland', PAYMENT]],
  ['simplepay', ['SimplePay Zrt.', '1138 Budapest, Váci út 135–139. B ép. 5. em.', PAYMENT]],
]);
const BOT_CHECK: Processor = ['Cloudflare, Inc.', '101 Townsend Street, San Francisco, CA 94107, USA', { hu: 'az űrlapok védelme a robotok ellen', en: 'protection of forms against bots' }];
const HOSTING: LocalText = { hu: 'tárhelyszolgáltatás', en: 'hosting' };

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = { hu: ['Adatfeldolgozó', 'Cím', 'Feladat'], en: ['Processor', 'Address', 'Task'] };

/** The processors of personal data that this shop uses, by its settings. */
export async function processorTable({ db, seller: { hosting }, isBotChecked }: ProcessorSource, { locale }: View) {
  const { payments } = await loadMethods(db);
  const providers = new Set(payments.flatMap(({ provider }) => provider ?? []));
  const processors: readonly Processor[] = [
    ...(hosting.name ? [[hosting.name, hosting.address, HOSTING] as const] : []),
    ...[...PAYMENT_PROVIDERS].flatMap(([provider, processor]) => (providers.has(provider) ? [processor] : [])),
    ...(isBotChecked ? [BOT_CHECK] : []),
  ];
  return textTable(COLUMNS[locale], processors.map(([name, address, task]) => [name, address, task[locale]]));
}
