import { deliveryServiceName } from '@feszek/contract';
import type { DeliveryService, OfferedService } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { CheckCard, RadioGroup } from '@feszek/ui';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import styles from '../places/Places.module.css';
import { ServicePrice } from './ServicePrice.tsx';

interface ServiceChoiceProps {
  readonly cart: CartView;
  /** Those of the chosen delivery method. */
  readonly services: readonly OfferedService[];
  readonly isChosen: (service: DeliveryService) => boolean;
  readonly onChoose: (service: DeliveryService, isChosen: boolean) => void;
  /** Below the question. */
  readonly hint: string;
}

/** The paid services of the delivery, each with the products that it covers and its price; nothing if none is offered. */
export function ServiceChoice({ cart, services, isChosen, onChoose, hint }: ServiceChoiceProps) {
  const t = useT();
  const { locale } = useShop();
  if (services.length === 0) return null;

  function coveredText({ code, goods }: OfferedService): string {
    if (code === 'carry') return t('services.coversAll');
    const names = goods.flatMap(({ product_id, quantity }) => {
      const line = cart.products.find(({ id }) => id === product_id);
      return line ? [quantity > 1 ? t('services.pieces', { title: line.product.title, count: quantity }) : line.product.title] : [];
    });
    return t('services.covers', { goods: names.join('; ') });
  }

  return (
    <RadioGroup legend={t('services.legend')} hint={hint}>
      {services.map((service) => (
        <CheckCard
          key={service.code}
          name={service.code}
          title={deliveryServiceName(service.code, locale)}
          description={
            <>
              <span className={styles.line}>{t(`services.${service.code}`)}</span>
              <span className={styles.line}>{coveredText(service)}</span>
            </>
          }
          aside={<ServicePrice service={service} currency={cart.currency} />}
          checked={isChosen(service.code)}
          onChange={({ currentTarget: { checked } }) => onChoose(service.code, checked)}
        />
      ))}
    </RadioGroup>
  );
}
