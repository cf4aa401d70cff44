import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { useI18n } from '../i18n.ts';
import type { T } from '../i18n.ts';
import { AmountText } from '../price/AmountText.tsx';
import nextStyles from '../review/NextSteps.module.css';
import { ContactText } from './ContactText.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import { isArrival, isByTransfer, stepsAfterOrder } from './stepsAfterOrder.ts';
import type { NextStep } from './stepsAfterOrder.ts';
import type { OrderView } from './orderView.ts';
import styles from '../layout/Result.module.css';

interface CopiedRowProps {
  readonly t: T;
  readonly label: string;
  readonly value: string;
}

function CopiedRow({ t, label, value }: CopiedRowProps) {
  return (
    <DetailRow label={label}>
      <span className={styles.copied}>
        <strong className={styles.whole}>{value}</strong> <CopyButton text={value} label={t('transfer.copyOf', { part: label })} />
      </span>
    </DetailRow>
  );
}

/** What a bank transfer needs: amount, account, holder, reference and the last day. */
function TransferRows({ order: { id, payment: { account }, summary, currency, payment_expires_at: until } }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  if (!account) return null;
  return (
    <>
      <h3 className={nextStyles.title}>{t('transfer.title')}</h3>
      <dl className={styles.rows}>
        <DetailRow label={t('transfer.amount')}>
          <span className={styles.copied}>
            <AmountText kind="gross" value={summary.total_amount_gross} currency={currency} className={styles.strong} />{' '}
            <CopyButton text={String(summary.total_amount_gross)} label={t('transfer.copyOf', { part: t('transfer.amount') })} />
          </span>
        </DetailRow>
        <CopiedRow t={t} label={t('transfer.account')} value={account.number} />
        <CopiedRow t={t} label={t('transfer.holder')} value={account.holder} />
        <CopiedRow t={t} label={t('transfer.reference')} value={String(id)} />
        {until && <DetailRow label={t('transfer.until')}>{formatDate(until)}</DetailRow>}
      </dl>
    </>
  );
}

/** The estimated days of an unpaid transfer hold only for a payment on the day of the order: work starts when the money arrives. */
function arrivalText(step: NextStep, isTransfer: boolean) {
  if (isTransfer) return step === 'bring' ? 'transfer.arrival' : 'transfer.collection';
  return step === 'bring' ? 'arrival.delivered' : 'arrival.collected';
}

/** What happens next with a received order, and what its buyer does. */
export function NextSteps({ order }: { readonly order: OrderView }) {
  const { t } = useI18n();
  const { locale } = useShop();
  const { arrival } = order.delivery;
  const isTransfer = isByTransfer(order);
  return (
    <section className={nextStyles.next} aria-labelledby="order-next">
      <h2 id="order-next" className={nextStyles.title}>{t('next.title')}</h2>
      <ol>
        {stepsAfterOrder(order).map((step) => (
          <li key={step}>
            {step === 'change' ? <ContactText text={t('next.change')} /> : t(`next.${step}`)}
            {isArrival(step) && arrival && <> <strong>{t(arrivalText(step, isTransfer), { days: formatDays(arrival.from, arrival.to, locale) })}</strong></>}
            {step === 'cash' && <> <AmountText kind="gross" value={order.summary.total_amount_gross} currency={order.currency} className={styles.strong} /></>}
          </li>
        ))}
      </ol>
      {isTransfer && <TransferRows order={order} />}
    </section>
  );
}
