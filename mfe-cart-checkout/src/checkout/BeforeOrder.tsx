import { routePath } from '@feszek/contract';
import type { Country } from '@feszek/contract';
import { LegalLabel } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import type { CartView } from '../cart-store/cartView.ts';
import { useT } from '../i18n.ts';
import styles from './BeforeOrder.module.css';

interface BeforeOrderProps {
  readonly cart: CartView;
  readonly countries: readonly Country[];
}

/**
 * What a buyer must be able to read when they begin to order: where the shop delivers, which payments it accepts (decree 45/2014,
 * section 15 (3)), and where the contract is described (act CVIII of 2001, section 5).
 */
export function BeforeOrder({ cart, countries }: BeforeOrderProps) {
  const t = useT();
  const { locale } = useShop();
  return (
    <p className={styles.notice} data-print="hide">
      {t('checkout.before.countries', { count: countries.length })}{' '}
      <a href={routePath('delivery-and-payment', locale)} target="_blank" rel="noopener">
        {t('checkout.before.delivery')}
      </a>
      . {t('checkout.before.payments', { payments: cart.payment_methods.map(({ title }) => title).join(', ') })}{' '}
      <LegalLabel text={t('checkout.before.contract')} document="terms" locale={locale} />
    </p>
  );
}
