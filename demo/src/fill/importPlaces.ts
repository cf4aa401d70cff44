import { pointsReportSchema, showroomStockSchema } from '@feszek/contract';
import type { Range } from '../catalogue/Range.ts';
import { DEMO_POINTS } from '../places/points.ts';
import { showroomStockOf } from '../places/showroomStock.ts';
import type { ShopClient } from '../shop/ShopClient.ts';

/** Imports the demonstration parcel points as the operator does. */
export async function importPoints(client: ShopClient): Promise<void> {
  await client.call('PUT', '/operator/points', pointsReportSchema, { rows: DEMO_POINTS });
}

/** Imports the stock of the showrooms as the operator does. The products exist by then. */
export async function importShowroomStock(client: ShopClient, range: Range): Promise<void> {
  const rows = showroomStockOf(range);
  if (rows.length > 0) await client.call('PUT', '/operator/showrooms/stock', showroomStockSchema, { rows, is_whole: true });
}
