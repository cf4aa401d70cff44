import { ANCHORS, deliveryServiceName, routePath } from '@feszek/contract';
import type { Quote } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink, Icon, Picture } from '@feszek/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { TitledCard } from '../layout/TitledCard.tsx';
import itemStyles from '../order-items/OrderItems.module.css';
import { PlaceLines } from '../places/PlaceLines.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import styles from '../layout/Result.module.css';
import { QUOTE_TITLES } from './quoteTitles.ts';
import nextStyles from '../review/NextSteps.module.css';

const NEXT = ['review', 'send', 'order'] as const;

function Message({ quote: { state, email, has_offer: hasOffer } }: { readonly quote: Quote }): ReactNode {
  const { t } = useI18n();
  if (state === 'requested') return <p>{t('quote.receivedText', { email })}</p>;
  if (state === 'open') return <p>{t('quote.readyText')}</p>;
  // The offer's own page shows its state.
  return hasOffer ? null : <p>{t('quote.closedText')}</p>;
}

function Requested({ quote }: { readonly quote: Quote }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { services = [] } = quote;
  return (
    <TitledCard title={t('quote.requestDetails')}>
      <dl className={styles.rows}>
        <DetailRow label={t('quote.number')}>
          <strong>{quote.id}</strong>
        </DetailRow>
        <DetailRow label={t('result.date')}>{formatDate(quote.created_at, 'time')}</DetailRow>
        <DetailRow label={t('orderPage.contact')}>{quote.email}</DetailRow>
        {quote.place && <DetailRow label={t('places.pickUp')}><PlaceLines place={quote.place} /></DetailRow>}
        {quote.wished_on && <DetailRow label={t('quote.requestedFor')}>{formatDate(quote.wished_on)}</DetailRow>}
        {services.length > 0 && <DetailRow label={t('services.label')}>{services.map((code) => deliveryServiceName(code, locale)).join(', ')}</DetailRow>}
        {quote.comment && <DetailRow label={t('quote.comment')}>{quote.comment}</DetailRow>}
      </dl>
      <ul role="list" className={itemStyles.items} aria-label={t('quote.items')}>
        {quote.items.map(({ id, name, quantity, image }) => (
          <li key={id} className={itemStyles.item}>
            <div className={itemStyles.picture}><Picture image={image} alt="" sizes="4rem" ratio="portrait" /></div>
            <p className={itemStyles.name}>{name}</p>
            <p className={itemStyles.pieces}>{t('result.pieces', { count: quantity })}</p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** A quote request that was sent: its number, and what happens next. */
export function QuoteResult({ quote }: { readonly quote: Quote }) {
  const { t } = useI18n();
  const { locale } = useShop();
  const { state, has_offer: hasOffer, quote_hash: offer_hash } = quote;
  return (
    <Screen width="text">
      <div className={styles.header} role="status">
        <span className={styles.sign} data-print="hide">
          <Icon name={state === 'withdrawn' || state === 'expired' ? 'clock' : 'check'} size="large" />
        </span>
        <h1>{t(QUOTE_TITLES[state])}</h1>
        <Message quote={quote} />
      </div>
      {state === 'requested' && (
        <section className={nextStyles.next} aria-labelledby="quote-next">
          <h2 id="quote-next" className={nextStyles.title}>{t('quote.nextTitle')}</h2>
          <ol>
            {NEXT.map((step) => (
              <li key={step}>{t(`quote.next.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.actions} data-print="hide">
        {hasOffer && <ButtonLink href={routePath('checkout-offer', locale, { offer_hash })}>{t('quote.readyAction')}</ButtonLink>}
        <ButtonLink href={routePath('index', locale)} variant={hasOffer ? 'quiet' : 'secondary'}>
          {t('result.continueShopping')}
        </ButtonLink>
        <ButtonLink href={`#${ANCHORS.showrooms}`} variant="quiet">
          {t('result.contact')}
        </ButtonLink>
      </div>
      <Requested quote={quote} />
    </Screen>
  );
}
