import { useT } from '../i18n.ts';
import { DetailRow } from '../layout/DetailRow.tsx';
import type { OrderView } from './orderView.ts';

/**
 * The id of the transaction: the provider's id if the provider has rules for it (SimplePay: shown for paid and refused
 * payments, never for cancelled or timed-out ones), otherwise the shop's.
 */
export function ProviderTransaction({ order: { transaction_result: result, transaction_id } }: { readonly order: OrderView }) {
  const t = useT();
  const isSimplePay = result?.provider === 'simplepay';
  const id = isSimplePay ? result.provider_transaction_id : transaction_id;
  if (!id) return null;
  return <DetailRow label={isSimplePay ? t('payAgain.simplePayId') : t('result.transactionId')}>{id}</DetailRow>;
}
