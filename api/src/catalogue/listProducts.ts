import type { ProductList, ProductListQuery } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadProductRecords } from './productRecords.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

const NEW_FOR_DAYS = 30;
/** From here on a product counts as a best-seller. */
const BEST_SELLER_POPULARITY = 75;

export interface ListWish {
  /** Products of this category and of all below it. */
  readonly categoryId?: number | undefined;
  readonly scope: ProductListQuery['scope'];
  readonly sort: ProductListQuery['sort'];
  readonly page: number;
  readonly pageSize: number;
}

function matchingProducts(db: Kysely<Database>, { categoryId, scope }: ListWish, view: ProductView) {
  let query = db
    .selectFrom('product')
    .innerJoin('product_price', (join) => join.onRef('product_price.product_id', '=', 'product.id').on('product_price.currency', '=', view.currency));
  if (categoryId !== undefined) {
    query = query.where('product.category_id', 'in', (part) =>
      part.selectFrom('category_ancestor').select('category_id').where('ancestor_id', '=', categoryId),
    );
  }
  if (scope === 'sale') return query.whereRef('product_price.gross', '<', 'product_price.original_gross');
  if (scope === 'new') {
    return query.where('product.created_at', '>', new Date(view.clock.now().getTime() - NEW_FOR_DAYS * 86_400_000));
  }
  return scope === 'best-sellers' ? query.where('product.popularity', '>=', BEST_SELLER_POPULARITY) : query;
}

type Matching = ReturnType<typeof matchingProducts>;

function sorted(query: Matching, sort: ListWish['sort'], view: ProductView): Matching {
  switch (sort) {
    case 'price-asc':
      return query.orderBy('product_price.gross').orderBy('product.id');
    case 'price-desc':
      return query.orderBy('product_price.gross', 'desc').orderBy('product.id');
    case 'popularity':
      return query.orderBy('product.popularity', 'desc').orderBy('product.id');
    case 'name':
      return query
        .orderBy((part) =>
          part.selectFrom('product_name').select('sort_key').whereRef('product_id', '=', 'product.id').where('locale', '=', view.locale),
        )
        .orderBy('product.id');
    default:
      return query.orderBy('product.position').orderBy('product.id');
  }
}

/** A page of products, in three queries however long the page is. A page past the end is empty. */
export async function listProducts(db: Kysely<Database>, wish: ListWish, view: ProductView): Promise<ProductList> {
  const matching = matchingProducts(db, wish, view);
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const ids = await sorted(matching, wish.sort, view)
    .select('product.id')
    .limit(wish.pageSize)
    .offset((wish.page - 1) * wish.pageSize)
    .execute();
  const records = await loadProductRecords(db, ids.map(({ id }) => id));
  return {
    products: records.map((record) => toProduct(record, view)),
    paging: { page: wish.page, page_count: Math.max(1, Math.ceil(total / wish.pageSize)), page_size: wish.pageSize, total },
  };
}
