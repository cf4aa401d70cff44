import { sql } from 'kysely';

/** The owner of pictures, with the column of `media_use` that refers to it. */
export type Owner =
  | { readonly kind: 'products'; readonly column: 'product_id'; readonly id: number }
  | { readonly kind: 'categories'; readonly column: 'category_id'; readonly id: number }
  | { readonly kind: 'brands'; readonly column: 'brand_id'; readonly id: number }
  | { readonly kind: 'pages'; readonly column: 'page'; readonly id: string };

/** SQL that is true for an owner's rows of `media_use`. */
export function ownedBy({ column, id }: Owner) {
  return sql<boolean>`${sql.ref(`media_use.${column}`)} = ${id}`;
}
