import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { DetailRow } from './DetailRow.tsx';
import type { OrderView } from './orderView.ts';
import styles from './ResultScreen.module.css';

/** What the payment provider said of a failed payment, with the specification's title (chapter 8). */
export function ResponseDetails({ order: { transaction_result: result, transaction_id } }: { readonly order: OrderView }) {
  const t = useT();
  if (!result?.response_code && !result?.response_message) return null;
  return (
    <TitledCard tone="outlined" title={t('result.failedTransaction')}>
      <dl className={styles.rows}>
        {result.response_code && <DetailRow label={t('result.responseCode')}>{result.response_code}</DetailRow>}
        {result.response_message && <DetailRow label={t('result.responseMessage')}>{result.response_message}</DetailRow>}
        {transaction_id && <DetailRow label={t('result.transactionId')}>{transaction_id}</DetailRow>}
      </dl>
    </TitledCard>
  );
}
