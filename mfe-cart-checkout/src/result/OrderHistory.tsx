import { useI18n } from '../i18n.ts';
import { DetailRow } from '../layout/DetailRow.tsx';
import { historyLabel } from './historyLabel.ts';
import type { OrderView } from './orderView.ts';
import styles from '../layout/Result.module.css';

/** The history of the order, the newest event first, and the link to the parcel's tracking. */
export function OrderHistory({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  const { tracking, history } = order;
  const steps = history.map((step, index) => ({ ...step, label: historyLabel(order, index) }));
  return (
    <>
      {tracking && (
        <DetailRow label={t('history.tracking')}>
          {tracking.carrier}
          {tracking.url && (
            <p>
              <a href={tracking.url} rel="noreferrer" className={styles.follow}>
                {t('history.follow')}
              </a>
            </p>
          )}
        </DetailRow>
      )}
      {steps.length > 0 && (
        <DetailRow label={t('history.title')}>
          <ol className={styles.history} reversed>
            {steps.toReversed().map(({ at, note, label }) => (
              <li key={`${at} ${label}`}>
                {t(label)}
                <span className={styles.note}>
                  {' '}
                  <time dateTime={at}>{formatDate(at, 'time')}</time>
                </span>
                {note && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ol>
        </DetailRow>
      )}
    </>
  );
}
