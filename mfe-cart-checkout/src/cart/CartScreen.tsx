import { routePath } from '@feszek/contract';
import { useEmitWhenShown, useShop } from '@feszek/kit';
import { ButtonLink, Container, Grid, Icon, Notice } from '@feszek/ui';
import type { IconName } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { Coupons } from '../coupon/Coupons.tsx';
import { BrowseLink } from '../layout/BrowseLink.tsx';
import { Screen } from '../layout/Screen.tsx';
import { TitledCard } from '../layout/TitledCard.tsx';
import { quoteHref } from '../navigation/quoteHref.ts';
import { LostServices } from '../services/LostServices.tsx';
import { CartArrival } from '../arrival/CartArrival.tsx';
import { isCollectedInShowroom } from '../arrival/isCollected.ts';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import type { CartView } from '../cart-store/cartView.ts';
import type { CartPageData } from './loadCart.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { MinimumAmount, missingToMinimum } from './MinimumAmount.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { hasUnavailable } from './stockMessages.ts';
import { useCart } from '../cart-store/useCart.ts';
import styles from './CartScreen.module.css';

const BENEFITS = [['clock', 'benefits.reserved'], ['info', 'benefits.returns'], ['info', 'benefits.warranty']] as const satisfies readonly (readonly [IconName, string])[];

function ServiceBenefits() {
  const t = useT();
  return (
    <ul role="list" className={styles.benefits} data-print="hide">
      {BENEFITS.map(([icon, key]) => (
        <li key={key}>
          <Icon name={icon} />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}

/** The link to the checkout, or the reason why the cart cannot be ordered. */
function ToCheckout({ cart }: { readonly cart: CartView }) {
  const t = useT();
  const { locale } = useShop();
  if (hasUnavailable(cart)) return <Notice tone="warning">{t('cart.mustChange')}</Notice>;
  if (missingToMinimum(cart) > 0) return <MinimumAmount cart={cart} hasLinkBeside />;
  return (
    <ButtonLink href={routePath('cart-data', locale)} size="large" wide>
      {t('panel.toCheckout')}
    </ButtonLink>
  );
}

function Summary({ cart, isUpdating }: { readonly cart: CartView; readonly isUpdating: boolean }) {
  const t = useT();
  const { locale } = useShop();
  return (
    <TitledCard title={t('totals.title')} isBeside>
      <FreeDelivery cart={cart} />
      <Coupons cart={cart} />
      <LostServices cart={cart} />
      <CartTotals cart={cart} isInShowroom={isCollectedInShowroom(cart)} isUpdating={isUpdating} />
      <CartArrival cart={cart} />
      <div className={styles.actions} data-print="hide">
        <ToCheckout cart={cart} />
        <ButtonLink href={quoteHref(locale)} variant="quiet" wide>
          {t('quote.ask')}
        </ButtonLink>
        <ButtonLink href={routePath('all-products', locale)} variant="quiet" wide>
          {t('cart.continueShopping')}
        </ButtonLink>
      </div>
      <ServiceBenefits />
    </TitledCard>
  );
}

/** The cart page. */
export function CartScreen({ data }: { readonly data: CartPageData }) {
  const t = useT();
  const state = useCart(data);
  const cart = state.cart ?? data;
  useEmitWhenShown('cart.viewed', cart.products.length > 0 ? {} : undefined);
  const wasFilled = data.products.length > 0;
  if (cart.products.length === 0) {
    return (
      <Container section>
        <EmptyCart headingLevel={1} takesFocus={wasFilled} isShopEmpty={data.isShopEmpty} action={<BrowseLink isShopEmpty={data.isShopEmpty} />} />
      </Container>
    );
  }
  return (
    <Screen>
      <header className={styles.header}>
        <h1>{t('cart.title')}</h1>
        <p>{t('cart.count', { count: cart.summary.total_quantity })}</p>
      </header>
      <noscript>
        <Notice>{t('cart.withoutScript')}</Notice>
      </noscript>
      <Grid layout="sidebar">
        <CartLines state={state} cart={cart} />
        <Summary cart={cart} isUpdating={state.pending.size > 0} />
      </Grid>
      <SimilarProducts products={cart.similar_products} />
    </Screen>
  );
}
