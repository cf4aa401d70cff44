import type { PriceLabels } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { amountWords } from './useAmountWords.ts';

/** The labels of a `Price`, in the page's language. */
export function usePriceLabels(): PriceLabels {
  const t = useT();
  return { amounts: amountWords(t), sale: t('price.sale'), original: t('price.original') };
}
