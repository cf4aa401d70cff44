import { deliveryServiceName } from '@feszek/contract';
import type { Country, QuoteDraft } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import type { CartView } from '../../cart-store/cartView.ts';
import { useI18n } from '../../i18n.ts';
import { DetailRow } from '../../layout/DetailRow.tsx';
import rowStyles from '../../layout/Result.module.css';
import { usePlaceAddress } from '../../places/PlaceLines.tsx';
import { ServicePrice } from '../../services/ServicePrice.tsx';
import { chosenOf, toServiceValues } from '../../services/serviceValues.ts';
import { servicesForQuote } from '../quoteServices.ts';
import styles from '../Quote.module.css';

interface DeliveryReviewProps {
  readonly cart: CartView;
  readonly draft: QuoteDraft;
  readonly countries: readonly Country[];
}

/** Where and when the goods are wanted, and the chosen services with their list prices. */
export function DeliveryReview({ cart, draft: { wishes: preferences, place: showroom }, countries }: DeliveryReviewProps) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const addressOf = usePlaceAddress();
  const offered = servicesForQuote(cart);
  const chosen = preferences.is_pick_up ? [] : chosenOf(toServiceValues(preferences.services), offered);
  const country = countries.find(({ id }) => id === preferences.country_id)?.name ?? '';
  const place = preferences.is_pick_up ? [t('quote.pickUp'), ...(showroom ? [showroom.name, addressOf(showroom)] : [])] : [`${preferences.zipcode} ${preferences.city}, ${preferences.address}`, country];
  return (
    <dl className={rowStyles.rows}>
      <DetailRow label={t(preferences.is_pick_up ? 'places.pickUp' : 'quote.address')}>
        {place.filter(Boolean).map((line) => <p key={line}>{line}</p>)}
      </DetailRow>
      {chosen.length > 0 && (
        <DetailRow label={t('services.label')}>
          {offered.filter(({ code }) => chosen.includes(code)).map((service) => (
            <p key={service.code} className={styles.service}>
              {deliveryServiceName(service.code, locale)} <ServicePrice service={service} currency={cart.currency} />
            </p>
          ))}
        </DetailRow>
      )}
      <DetailRow label={t('quote.when')}>{preferences.wished_on ? formatDate(preferences.wished_on) : t('quote.noHurry')}</DetailRow>
    </dl>
  );
}
