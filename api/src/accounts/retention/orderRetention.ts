import { CODE_STORED_MS, removeOldCodes } from '../../orders/access/removeOldCodes.ts';
import { ANSWER_STORED_MS, removeOldKeys } from '../../platform/idempotency/idempotency.ts';
import { CLIENT_KEY_STORED_MS, removeClientKeys } from '../../orders/removeClientKeys.ts';
import { CLAIM_YEARS, INVOICE_YEARS, ORDER_STATISTICS_STORED_MS, UNPAID_ORDER_STORED_MS } from '../../orders/retention/periods.ts';
import { removeBuyersOfUnpaidOrders, removeOldBuyers, removeOrderContacts, removeOrderStatistics } from '../../orders/retention/removeOrderData.ts';
import { removeOldWithdrawals } from '../../orders/withdrawals/removeOldWithdrawals.ts';
import { QUOTE_YEARS, removeOldQuotes } from '../../quotes/removeOldQuotes.ts';
import type { RetentionEntry } from './RetentionEntry.ts';

const AFTER_ORDER = { hu: 'a rendelés után', en: 'after the order' };
const CLAIMS = { hu: 'Ptk. 6:22. §', en: 'Civil Code (Act V of 2013), Section 6:22' };

/** What is stored for orders, quotes and withdrawals. */
export const ORDER_RETENTION: readonly RetentionEntry[] = [
  {
    job: 'old-orders',
    data: { hu: 'Számla: számlázási név, cím és adószám, tételek, összegek, fizetés', en: 'Invoice: billing name, address and VAT number, items, amounts, payment' },
    purpose: { hu: 'számvitel', en: 'accounting' },
    basis: 'duty',
    law: { hu: 'a számvitelről szóló 2000. évi C. törvény 169. §', en: 'Act C of 2000 on accounting, Section 169' },
    period: { years: INVOICE_YEARS },
    from: { hu: 'a rendelés évének vége után', en: 'after the end of the year of the order' },
    remove: removeOldBuyers,
  },
  {
    job: 'old-order-contacts',
    data: { hu: 'Rendelés: e-\u2060mail-cím, telefonszám, szállítási cím, átvétel helye, megjegyzés', en: 'Order: email address, phone number, delivery address, place of collection, comment' },
    purpose: { hu: 'szállítás, jótállás és egyéb igények', en: 'delivery, warranty and other claims' },
    basis: 'contract',
    law: CLAIMS,
    period: { years: CLAIM_YEARS },
    from: AFTER_ORDER,
    remove: removeOrderContacts,
  },
  {
    job: 'old-unpaid-orders',
    data: { hu: 'Törölt, ki nem fizetett rendelés: a vevő adatai', en: 'Order that was cancelled without a payment: data of the buyer' },
    purpose: { hu: 'egy késve érkező fizetés még hozzá tartozik', en: 'a late payment still belongs to it' },
    basis: 'contract',
    period: { ms: UNPAID_ORDER_STORED_MS },
    from: { hu: 'a rendelés törlése után', en: 'after the order was cancelled' },
    remove: removeBuyersOfUnpaidOrders,
  },
  {
    job: 'old-order-statistics',
    data: { hu: 'A rendelés tartalma statisztikához; csak a hozzájárulásoddal használjuk', en: 'The content of the order for statistics; used only with your consent' },
    purpose: { hu: 'a vásárlások mérése', en: 'measurement of purchases' },
    basis: 'consent',
    period: { ms: ORDER_STATISTICS_STORED_MS },
    from: AFTER_ORDER,
    remove: removeOrderStatistics,
  },
  {
    job: 'old-client-keys',
    data: { hu: 'A rendelő hálózati címének kódja', en: 'A code that stands for the network address of an order' },
    purpose: { hu: 'védelem a hamis rendelések ellen', en: 'protection against fake orders' },
    basis: 'interest',
    period: { ms: CLIENT_KEY_STORED_MS },
    from: AFTER_ORDER,
    remove: removeClientKeys,
  },
  {
    job: 'old-order-codes',
    data: { hu: 'A rendelést megnyitó hatjegyű kód ellenőrzőkódja', en: 'A code that verifies the six digits that open an order' },
    purpose: { hu: 'megnézheted a rendelésedet', en: 'you can see your order' },
    basis: 'contract',
    period: { ms: CODE_STORED_MS },
    from: { hu: 'a kód elküldése után', en: 'after the code was sent' },
    remove: removeOldCodes,
  },
  {
    job: 'old-idempotency-keys',
    data: { hu: 'A rendelés elküldésének azonosítója', en: 'The key of the request that placed an order' },
    purpose: { hu: 'egy rendelés csak egyszer jön létre', en: 'an order is placed only once' },
    basis: 'contract',
    period: { ms: ANSWER_STORED_MS },
    from: AFTER_ORDER,
    remove: removeOldKeys,
  },
  {
    job: 'old-quotes',
    data: { hu: 'Ajánlatkérés és ajánlat, amelyből nem lett rendelés', en: 'Quote request and quote that did not lead to an order' },
    purpose: { hu: 'ajánlatot adunk, és válaszolunk a kérdéseidre', en: 'we send you a quote and answer your questions' },
    basis: 'contract',
    period: { years: QUOTE_YEARS },
    from: { hu: 'az ajánlatkérés után; a megrendelt ajánlatot a számlával együtt töröljük', en: 'after the request; a quote that was ordered is deleted with its invoice' },
    remove: removeOldQuotes,
  },
  {
    job: 'old-withdrawals',
    data: { hu: 'Elállási nyilatkozat: név, e-\u2060mail-cím, rendelésszám, tételek', en: 'Withdrawal: name, email address, order number, items' },
    purpose: { hu: 'igazolható, hogy mikor és mitől álltál el', en: 'it can be proved what you withdrew from, and when' },
    basis: 'duty',
    law: CLAIMS,
    period: { years: CLAIM_YEARS },
    from: { hu: 'a nyilatkozat után', en: 'after the statement' },
    remove: removeOldWithdrawals,
  },
];
