import { useI18n } from '../i18n.ts';
import { DetailRow } from './DetailRow.tsx';
import { historyWords } from './historyWords.ts';
import type { OrderView } from './orderView.ts';
import styles from './ResultScreen.module.css';

/** What has become of the order so far, the newest step first, and where its parcel can be followed. */
export function OrderHistory({ order }: { readonly order: OrderView }) {
  const { t, formatDate } = useI18n();
  const { tracking, history } = order;
  const steps = history.map((step, index) => ({ ...step, words: historyWords(order, index) }));
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
            {steps.toReversed().map(({ at, note, words }) => (
              <li key={`${at} ${words}`}>
                {t(words)}
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
