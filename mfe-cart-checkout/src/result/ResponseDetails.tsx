import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { AmountText } from '../price/AmountText.tsx';
import { DetailRow } from './DetailRow.tsx';
import { ProviderTransaction } from './ProviderTransaction.tsx';
import type { OrderView } from './orderView.ts';
import styles from './ResultScreen.module.css';

/** The payment provider's details of a failed payment, with the specification's title (chapter 8). */
export function ResponseDetails({ order }: { readonly order: OrderView }) {
  const t = useT();
  const { transaction_result: result } = order;
  if (!result?.response_code && !result?.response_message) return null;
  return (
    <TitledCard tone="outlined" title={t('result.failedTransaction')}>
      <dl className={styles.rows}>
        {result.response_code && <DetailRow label={t('result.responseCode')}>{result.response_code}</DetailRow>}
        {result.response_message && <DetailRow label={t('result.responseMessage')}>{result.response_message}</DetailRow>}
        <DetailRow label={t('result.amount')}><AmountText kind="gross" value={result.amount} currency={result.currency} /></DetailRow>
        <ProviderTransaction order={order} />
      </dl>
    </TitledCard>
  );
}
