import { useT } from '../i18n.ts';
import { AmountText } from '../price/AmountText.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import { Folded } from '../folded/Folded.tsx';
import { ProviderTransaction } from './ProviderTransaction.tsx';
import type { OrderView } from './orderView.ts';
import styles from '../layout/Result.module.css';

/** The payment provider's codes, folded. Those of a failed payment have the specification's title (chapter 8). */
export function ResponseDetails({ order }: { readonly order: OrderView }) {
  const t = useT();
  const { transaction_result: result } = order;
  if (!result || result.status === 'in_progress') return null;
  const hasFailed = result.status === 'error';
  const isEmpty = !result.response_code && !result.response_message && !result.authorization_code;
  if (isEmpty) return null;
  return (
    <section className={styles.codes}>
      {hasFailed && <h2 className={styles.codesHeading}>{t('result.failedTransaction')}</h2>}
      <Folded title={t('result.transaction')}>
        <dl className={styles.rows}>
          <DetailRow label={t('result.amount')}><AmountText kind="gross" value={result.amount} currency={result.currency} /></DetailRow>
          {result.authorization_code && <DetailRow label={t('result.authorizationCode')}>{result.authorization_code}</DetailRow>}
          {result.response_code && <DetailRow label={t('result.responseCode')}>{result.response_code}</DetailRow>}
          {result.response_message && <DetailRow label={t('result.responseMessage')}>{result.response_message}</DetailRow>}
          {result.provider !== 'simplepay' && <ProviderTransaction order={order} />}
        </dl>
      </Folded>
    </section>
  );
}
