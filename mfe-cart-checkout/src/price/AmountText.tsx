import { Amount } from '@feszek/ui';
import type { AmountProps } from '@feszek/ui';
import { useAmountLabels } from './useAmountLabels.ts';

/** An amount with its label, gross or net, in the page's language. */
export function AmountText(props: Omit<AmountProps, 'labels'>) {
  return <Amount {...props} labels={useAmountLabels()} />;
}
