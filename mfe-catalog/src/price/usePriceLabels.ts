import type { PriceLabels } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { amountLabels } from './useAmountLabels.ts';

/** The labels of a `Price`, in the page's language. */
export function usePriceLabels(): PriceLabels {
  const t = useT();
  return { amounts: amountLabels(t), sale: t('price.sale'), original: t('price.original') };
}
