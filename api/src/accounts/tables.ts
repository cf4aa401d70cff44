/** Favourites of visitors. */
export interface AccountTables {
  favourite: { visitor_id: number; product_id: number; created_at: Date };
}

declare module '../platform/database/schema.ts' {
  interface Database extends AccountTables {}
}
