import type { Locale, ProductDetail } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { StoredParty } from './tables.ts';

type Safety = Pick<ProductDetail, 'maker' | 'warnings'>;

function wireParty({ name, address, email }: StoredParty, locale: Locale) {
  return { name, address: address[locale], email };
}

/** The manufacturer, the responsible person and the warnings of a product: Regulation (EU) 2023/988, article 19. */
export async function loadSafety(db: Kysely<Database>, id: number, locale: Locale): Promise<Safety> {
  const { maker, warnings } = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['brand.maker', 'product.warnings'])
    .where('product.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    maker: maker && {
      manufacturer: wireParty(maker.manufacturer, locale),
      responsible_person: maker.responsiblePerson && wireParty(maker.responsiblePerson, locale),
    },
    warnings: [...warnings[locale]],
  };
}
