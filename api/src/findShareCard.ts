import { findProductShareCard } from './catalog/productShareCard.ts';
import type { Catalogue } from './catalog/readModel/Catalogue.ts';
import { findArticleShareCard } from './content/articles/articleShareCard.ts';
import { shopShareCard } from './content/init/shopShareCard.ts';
import type { FindShareCard } from './media/share/shareCard.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/connect.ts';

/** Finds what share pictures show: products in the catalogue, articles in the content, the shop's own by its home page. */
export function findShareCardIn(db: Db, clock: Clock, catalogue: Catalogue): FindShareCard {
  return async ({ kind, key, locale }) => {
    if (kind === 'product') return findProductShareCard(db, key, locale);
    if (kind === 'article') return findArticleShareCard(db, clock.now(), key, locale);
    return key === 'home' ? shopShareCard((await catalogue.current()).taxonomy, locale) : undefined;
  };
}
