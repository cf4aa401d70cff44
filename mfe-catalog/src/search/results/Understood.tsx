import type { ProductSearch } from '@feszek/contract';
import { withArticle } from '@feszek/i18n';
import { useShop } from '@feszek/kit';
import { Notice } from '@feszek/ui';
import { useT } from '../../i18n.ts';

/** A note about a corrected query, or about nearest products. */
export function Understood({ search: { query, corrected, is_nearest: isNearest } }: { readonly search: ProductSearch }) {
  const t = useT();
  const { locale } = useShop();
  if (isNearest) return <Notice role="status">{t('search.nearestNote', { words: query })}</Notice>;
  const quoted = (text: string) => (locale === 'hu' ? withArticle(`„${text}”`) : `“${text}”`);
  if (corrected !== null) return <Notice role="status">{t('search.correctedNote', { words: quoted(query), corrected: quoted(corrected) })}</Notice>;
  return null;
}
