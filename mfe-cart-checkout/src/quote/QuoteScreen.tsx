import { useShop } from '@feszek/kit';
import { Container, EmptyState, Notice, Stepper } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useCart } from '../cart-store/useCart.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { useT } from '../i18n.ts';
import { BrowseLink } from '../layout/BrowseLink.tsx';
import { OrdersClosed } from '../layout/OrdersClosed.tsx';
import { Screen } from '../layout/Screen.tsx';
import { StepLayout } from '../layout/StepLayout.tsx';
import type { QuoteRequestData } from './loadQuoteRequest.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { QUOTE_STEPS, quoteStepHref } from './quoteSteps.ts';
import type { QuoteStep } from './quoteSteps.ts';
import { DeliveryStep } from './steps/DeliveryStep.tsx';
import type { QuoteStepProps } from './steps/QuoteStepProps.ts';
import { RequesterStep } from './steps/RequesterStep.tsx';
import { SummaryStep } from './steps/SummaryStep.tsx';

const STEP_COMPONENTS: Readonly<Record<QuoteStep, ComponentType<QuoteStepProps>>> = { requester: RequesterStep, delivery: DeliveryStep, summary: SummaryStep };

function NothingToQuote({ isShopEmpty }: { readonly isShopEmpty: boolean | undefined }) {
  const t = useT();
  return (
    <Container section>
      <EmptyState icon="bag" title={t('quote.emptyTitle')} headingLevel={1} action={<BrowseLink isShopEmpty={isShopEmpty} />}>
        <p>{t(isShopEmpty ? 'emptyShop.text' : 'quote.emptyText')}</p>
      </EmptyState>
    </Container>
  );
}

/** The quote request for the cart: three steps with their own addresses, as in the checkout. */
export function QuoteScreen({ data }: { readonly data: QuoteRequestData }) {
  const t = useT();
  const { locale } = useShop();
  const cart = useCart(data.cart).cart ?? data.cart;
  const [drafts] = useState(() => createDrafts('quote'));
  if (cart.products.length === 0) return <NothingToQuote isShopEmpty={data.isShopEmpty} />;
  if (data.isClosed) return <OrdersClosed />;

  const { step, countries, draft } = data;
  const StepForm = STEP_COMPONENTS[step];
  return (
    <Screen frame="quote">
      <Stepper
        label={t('quote.title')}
        doneLabel={t('checkout.done')}
        current={QUOTE_STEPS.indexOf(step)}
        steps={QUOTE_STEPS.map((name) => ({ label: t(`quote.steps.${name}`), href: quoteStepHref(name, locale) }))}
      />
      <noscript>
        <Notice>{t('quote.withoutScript')}</Notice>
      </noscript>
      <StepLayout heading={t(`quote.headings.${step}`)} beside={<QuoteSummary cart={cart} isPickUp={draft.wishes.is_pick_up} />}>
        <StepForm key={step} cart={cart} draft={draft} countries={countries} drafts={drafts} sender={data.sender} />
      </StepLayout>
    </Screen>
  );
}
