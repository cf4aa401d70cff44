import type { OpenOfferResponse } from '@feszek/contract';
import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { withArticle } from '@feszek/i18n';
import { useBrowser, useEmitWhenShown, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useMemo, useState } from 'react';
import { CartTotals } from '../cart/CartTotals.tsx';
import { useCart } from '../cart-store/useCart.ts';
import { CheckoutSteps } from '../checkout/CheckoutSteps.tsx';
import { SummaryItems } from '../checkout/SummaryItems.tsx';
import { CheckoutFlowContext } from '../checkout/useCheckoutFlow.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { useT } from '../i18n.ts';
import { FoldedCard } from '../layout/FoldedCard.tsx';
import { OrdersClosed } from '../layout/OrdersClosed.tsx';
import { AmountText } from '../price/AmountText.tsx';
import type { OfferCheckoutData } from './loadOfferCheckout.ts';
import { OfferStore } from './OfferStore.tsx';
import { offerFlow } from './offerFlow.ts';
import styles from './Offer.module.css';

/** Shows which offer is being ordered, with a link back to the visitor's own cart. */
function OfferNotice({ id }: { readonly id: number }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  const [isLeaving, setIsLeaving] = useState(false);
  const [fault, setFault] = useState('');

  async function leave(): Promise<void> {
    setIsLeaving(true);
    setFault('');
    try {
      await browser().api.delete<OpenOfferResponse>('/api/offer');
      await goTo(routePath('cart', locale));
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
      setIsLeaving(false);
    }
  }

  return (
    <Notice>
      <p>{t('offer.ordering', { id, numbered: withArticle(`${id}.`) })}</p>
      <Button variant="quiet" size="small" className={styles.leave} loading={isLeaving} onClick={() => void leave()} data-replay>
        {t('offer.toOwnCart')}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </Notice>
  );
}

function Steps({ data }: { readonly data: OfferCheckoutData }) {
  const t = useT();
  const cart = useCart(data.cart).cart ?? data.cart;
  useEmitWhenShown('checkout.begun', { isOffer: true });
  const beside = (
    <FoldedCard title={t('offer.summaryTitle')} brief={<AmountText kind="gross" value={cart.summary.total_amount_gross} currency={cart.currency} />}>
      <SummaryItems cart={cart} label={t('offer.items')} />
      <CartTotals cart={cart} />
    </FoldedCard>
  );
  return (
    <CheckoutSteps step={data.step} cart={cart} countries={data.countries} addresses={data.addresses} isGuest={data.isGuest} sender={data.sender} seller={data.seller} draftsOf={`offer-${data.offer.offer_hash}`} beside={beside}>
      <OfferNotice id={data.offer.id} />
    </CheckoutSteps>
  );
}

/** The checkout of an offer: the steps of the cart's checkout with the store of the offer. */
export function OfferCheckout({ data }: { readonly data: OfferCheckoutData }) {
  const { offer_hash: offerHash } = data.offer;
  const flow = useMemo(() => offerFlow(offerHash), [offerHash]);
  if (data.isClosed) return <OrdersClosed />;
  return (
    <CheckoutFlowContext value={flow}>
      <OfferStore currency={data.cart.currency}>
        <Steps data={data} />
      </OfferStore>
    </CheckoutFlowContext>
  );
}
