import { ANCHORS } from '@feszek/contract';
import { formatDays } from '@feszek/contract/calendar';
import { useShop } from '@feszek/kit';
import { ButtonLink, Button, Notice } from '@feszek/ui';
import { CartTotals } from '../cart/CartTotals.tsx';
import { useI18n } from '../i18n.ts';
import { Screen } from '../layout/Screen.tsx';
import { TitledCard } from '../layout/TitledCard.tsx';
import { DetailRow } from '../layout/DetailRow.tsx';
import resultStyles from '../layout/Result.module.css';
import { isEnded } from './endedTexts.ts';
import type { OfferView } from './loadOffer.ts';
import { OfferEnded } from './OfferEnded.tsx';
import { OfferItems } from './OfferItems.tsx';
import { useOpenOffer } from './useOpenOffer.ts';
import styles from './Offer.module.css';

function OpenOffer({ offer }: { readonly offer: OfferView }) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const { isOpening, fault, open } = useOpenOffer(offer.offer_hash);
  return (
    <Screen width="text">
      <header className={styles.header}>
        <h1>{t('offer.title')}</h1>
        <p>{t('offer.lead')}</p>
      </header>
      {offer.note && (
        <section className={styles.note} aria-labelledby="offer-note">
          <h2 id="offer-note" className={styles.noteTitle}>{t('offer.note')}</h2>
          <p>{offer.note}</p>
        </section>
      )}
      <TitledCard title={t('offer.summaryTitle')}>
        <dl className={resultStyles.rows}>
          <DetailRow label={t('offer.number')}>
            <strong>{offer.id}</strong>
          </DetailRow>
          <DetailRow label={t('offer.validUntil')}>
            <strong>{formatDate(offer.valid_until)}</strong>
          </DetailRow>
          <DetailRow label={t('result.delivery')}>{offer.delivery.title}</DetailRow>
          {offer.delivery.arrival && (
            <DetailRow label={t(offer.delivery.is_pickup ? 'arrival.collectedLabel' : 'arrival.label')}>{formatDays(offer.delivery.arrival.from, offer.delivery.arrival.to, locale)}</DetailRow>
          )}
        </dl>
        <OfferItems offer={offer} />
        <CartTotals cart={offer} />
        {fault && <Notice tone="error" role="alert">{fault}</Notice>}
        <div className={styles.actions} data-print="hide">
          <Button size="large" wide loading={isOpening} onClick={open} data-replay>
            {t('offer.goOn')}
          </Button>
          <ButtonLink href={`#${ANCHORS.showrooms}`} variant="quiet" wide>
            {t('offer.question')}
          </ButtonLink>
        </div>
        <p className={styles.once}>{t('offer.once')}</p>
      </TitledCard>
    </Screen>
  );
}

/** An offer: its prices in its own currency, and its validity. */
export function OfferScreen({ data }: { readonly data: OfferView }) {
  return isEnded(data.state) ? <OfferEnded state={data.state} validUntil={data.valid_until} /> : <OpenOffer offer={data} />;
}
