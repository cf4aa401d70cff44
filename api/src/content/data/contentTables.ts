import type { ContentData, Locale, Retention } from '@feszek/contract';
import type { LoadTable } from '../resolve/resolveBlocks.ts';
import { conciliationTable } from './conciliationBodies.ts';
import { cookieTable } from './cookieTable.ts';
import { deliveryTable, paymentTable } from './methodTables.ts';
import { processorTable } from './processorTable.ts';
import type { ProcessorSource } from './processorTable.ts';
import { retentionTable } from './retentionTable.ts';
import { serviceTable } from './serviceTable.ts';
import { showroomTable } from './showroomTable.ts';

export interface ContentTableSource extends ProcessorSource {
  /** What is stored about people, why and for how long. */
  readonly retentionIn: (locale: Locale) => Retention;
}

/** The tables that pages make from the shop's own data. */
export function contentTables(source: ContentTableSource): ReadonlyMap<ContentData, LoadTable> {
  const { db } = source;
  return new Map<ContentData, LoadTable>([
    ['cookies', async (view) => cookieTable(view)],
    ['retention', async (view) => retentionTable(source.retentionIn(view.locale), view)],
    ['delivery-methods', (view) => deliveryTable(db, view)],
    ['delivery-services', (view) => serviceTable(db, view)],
    ['payment-methods', (view) => paymentTable(db, view)],
    ['conciliation-bodies', async (view) => conciliationTable(view)],
    ['showrooms', (view) => showroomTable(db, view)],
    ['processors', (view) => processorTable(source, view)],
  ]);
}
