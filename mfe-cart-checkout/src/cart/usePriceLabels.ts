import type { PriceLabels } from '@feszek/ui';
import { useT } from '../i18n.ts';

export function usePriceLabels(): PriceLabels {
  const t = useT();
  return { net: t('price.net'), gross: t('price.gross'), sale: t('price.sale'), original: t('price.original') };
}
