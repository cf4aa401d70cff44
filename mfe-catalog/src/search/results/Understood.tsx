import type { ProductSearch } from '@feszek/contract';
import { Notice } from '@feszek/ui';
import { useT } from '../../i18n.ts';

/** A note about a corrected query, or about nearest products. */
export function Understood({ search: { query, corrected, is_nearest: isNearest } }: { readonly search: ProductSearch }) {
  const t = useT();
  if (isNearest) return <Notice role="status">{t('search.nearestNote', { words: query })}</Notice>;
  if (corrected !== null) return <Notice role="status">{t('search.correctedNote', { words: query, corrected })}</Notice>;
  return null;
}
