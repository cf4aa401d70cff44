import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PictureSpec } from '@feszek/demo/drawing';
import { orderedSpec } from '../../media/importedPictures.ts';
import type { FindSpec } from '../../media/importedPictures.ts';
import type { Measures } from './fittingPicture.ts';

/** What the shop already knows of a product that a row updates. */
export interface ExistingProduct {
  readonly sku: string;
  readonly size: Measures;
  readonly weight: number;
  readonly assumed: readonly string[];
  /** `undefined` where its pictures are not drawn by the shop. */
  readonly spec: PictureSpec | undefined;
}

/** The products that have one of these SKUs, by SKU. */
export async function loadExistingProducts(db: Db, skus: readonly string[], findSpec: FindSpec): Promise<ReadonlyMap<string, ExistingProduct>> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_picture', 'product_picture.product_id', 'product.id')
    .where('sku', '=', sql<string>`any(${sql.val(skus)}::text[])`)
    .select(['sku', 'width_mm', 'depth_mm', 'height_mm', 'weight_g', 'assumed_measures', 'images', 'spec'])
    .execute();
  return new Map(
    rows.map(({ sku, width_mm, depth_mm, height_mm, weight_g, assumed_measures, images, spec }) => [
      sku,
      { sku, size: { width: width_mm, depth: depth_mm, height: height_mm }, weight: weight_g, assumed: assumed_measures, spec: spec ? orderedSpec(spec) : findSpec(images.cutout.path) },
    ]),
  );
}
