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
  /** Whether a marketing service receives the subscribers of the newsletter. */
  readonly hasMarketingService: boolean;
}

/** A recipient of personal data: article 13 (1) (e) of Regulation (EU) 2016/679 requires them or their categories. */
interface Recipient {
  readonly name: LocalText;
  readonly purpose: LocalText;
  readonly data: LocalText;
}

const same = (name: string): LocalText => ({ hu: name, en: name });

function paymentProvider(name: string): Recipient {
  return {
    name: same(name),
    purpose: { hu: 'bankkártyás fizetés, önálló adatkezelőként', en: 'card payments, as an independent controller' },
    data: { hu: 'név, e-mail-cím, a rendelés azonosítója és összege', en: 'name, email address, the order’s reference and amount' },
  };
}

const PAYMENT_PROVIDERS: ReadonlyMap<string, Recipient> = new Map([
  ['stripe', paymentProvider('Stripe Payments Europe, Limited (1 Grand Canal Street Lower, Dublin 2, D02 H210)')],
  ['simplepay', paymentProvider('SimplePay Zrt. (1138 Budapest, Váci út 135–139. B ép. 5. em.)')],
]);

const CARRIER: Recipient = {
  name: { hu: 'fuvarozó és csomagpont-szolgáltató', en: 'carrier and parcel point operator' },
  purpose: { hu: 'kiszállítás', en: 'delivery' },
  data: { hu: 'név, cím, telefonszám, e-mail-cím, a csomag adatai', en: 'name, address, telephone number, email address, parcel details' },
};
const MAIL_SERVICE: Recipient = {
  name: { hu: 'levélküldő szolgáltató', en: 'email delivery service' },
  purpose: { hu: 'e-mailek kézbesítése', en: 'delivering emails' },
  data: { hu: 'e-mail-cím, a levél tartalma', en: 'email address, content of the email' },
};
const ACCOUNTANT: Recipient = {
  name: { hu: 'könyvelő, számlázóprogram', en: 'accountant, invoicing software' },
  purpose: { hu: 'bizonylatok', en: 'documents' },
  data: { hu: 'a számla adatai', en: 'the invoice’s data' },
};
const BOT_CHECK: Recipient = {
  name: same('Cloudflare, Inc. (101 Townsend Street, San Francisco, CA 94107, USA)'),
  purpose: { hu: 'robotok elleni védelem azokon az űrlapokon, ahol a Turnstile megjelenik', en: 'protection against bots in the forms that show Turnstile' },
  data: { hu: 'IP-cím, a böngésző technikai adatai', en: 'IP address, technical details of the browser' },
};
const MARKETING_SERVICE: Recipient = {
  name: { hu: 'marketingszolgáltató', en: 'marketing service' },
  purpose: { hu: 'a hírlevél küldése azoknak, akik feliratkoztak', en: 'sending the newsletter to those who have subscribed' },
  data: { hu: 'e-mail-cím, név, a kért témák, nyelv', en: 'email address, name, chosen topics, language' },
};

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = { hu: ['Címzett', 'Mit végez', 'Milyen adatot kap'], en: ['Recipient', 'Purpose', 'Data received'] };

function hostingProvider(name: string): Recipient {
  return {
    name: name ? same(name) : { hu: 'tárhelyszolgáltató', en: 'hosting provider' },
    purpose: { hu: 'tárhely, szerverek üzemeltetése', en: 'hosting, running the servers' },
    data: { hu: 'minden adat, amelyet a bolt tárol', en: 'all data that the shop stores' },
  };
}

/** The processors and other recipients of personal data that this shop uses, by its settings. */
export async function processorTable({ db, seller: { hosting }, isBotChecked, hasMarketingService }: ProcessorSource, { locale }: View) {
  const { payments } = await loadMethods(db);
  const providers = new Set(payments.flatMap(({ provider }) => provider ?? []));
  const recipients: readonly Recipient[] = [
    hostingProvider(hosting.name),
    ...[...PAYMENT_PROVIDERS].flatMap(([provider, recipient]) => (providers.has(provider) ? [recipient] : [])),
    CARRIER,
    MAIL_SERVICE,
    ACCOUNTANT,
    ...(isBotChecked ? [BOT_CHECK] : []),
    ...(hasMarketingService ? [MARKETING_SERVICE] : []),
  ];
  return textTable(COLUMNS[locale], recipients.map(({ name, purpose, data }) => [name[locale], purpose[locale], data[locale]]));
}
