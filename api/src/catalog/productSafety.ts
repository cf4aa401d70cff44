import type { Locale, ProductDetail } from '@feszek/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { StoredParty } from './tables.ts';

type Safety = Pick<ProductDetail, 'maker' | 'warnings'>;

function wireParty({ name, address, email }: StoredParty, locale: Locale) {
  return { name, address: address[locale], email };
}

/** The manufacturer, the responsible person and the warnings of a product: Regulation (EU) 2023/988, article 19. */
export function safetyOf({ maker, warnings }: Pick<Selectable<Database['brand']>, 'maker'> & Pick<Selectable<Database['product']>, 'warnings'>, locale: Locale): Safety {
  return {
    maker: maker && {
      manufacturer: wireParty(maker.manufacturer, locale),
      responsible_person: maker.responsiblePerson && wireParty(maker.responsiblePerson, locale),
    },
    warnings: [...warnings[locale]],
  };
}
