import { addQuery, routePath } from '@feszek/contract';
import type { ListedQuote, Locale } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Amount, classNames } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import { ListedPictures } from './ListedPictures.tsx';
import { QUOTE_STATE_LABELS } from './quoteStateLabels.ts';
import styles from './OrdersScreen.module.css';

const CLOSED = new Set<ListedQuote['state']>(['expired', 'withdrawn']);

/** The page of an offer, which can be ordered there; that of the request before there is one. */
function hrefOf({ has_offer: hasOffer, quote_hash: hash }: ListedQuote, locale: Locale): string {
  return hasOffer ? routePath('checkout-offer', locale, { offer_hash: hash }) : addQuery(routePath('checkout-result', locale), new URLSearchParams({ quote: hash }).toString());
}

/** A quote request of the list, which links to its offer or to its own page. */
export function QuoteCard({ quote }: { readonly quote: ListedQuote }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { id, state, created_at, valid_until, total_gross, currency, item_count, images } = quote;
  return (
    <article className={styles.card}>
      <div className={styles.summary}>
        <h2 className={styles.number}>
          <a href={hrefOf(quote, locale)} className={styles.link}>
            {t('quotes.number', { number: id })}
          </a>
        </h2>
        <p className={classNames(styles.status, CLOSED.has(state) && styles.failed)}>{t(QUOTE_STATE_LABELS[state])}</p>
        <p className={styles.note}>
          <time dateTime={created_at}>{formatDate(created_at)}</time> · {t('orders.pieces', { count: item_count })}
        </p>
        {state === 'open' && <p className={styles.note}>{t('quotes.validUntil', { day: formatDate(valid_until) })}</p>}
      </div>
      {total_gross !== null && (
        <p className={styles.total}>
          <Amount kind="gross" value={total_gross} currency={currency} labels={{ net: t('orders.amounts.net'), gross: t('orders.amounts.gross'), tax: t('orders.amounts.tax') }} />
        </p>
      )}
      <ListedPictures images={images} />
    </article>
  );
}
