import { Amount } from '@feszek/ui';
import type { AmountProps } from '@feszek/ui';
import { useAmountWords } from './useAmountWords.ts';

/** An amount with its label, gross or net, in the page's language. */
export function AmountText(props: Omit<AmountProps, 'words'>) {
  return <Amount {...props} words={useAmountWords()} />;
}
