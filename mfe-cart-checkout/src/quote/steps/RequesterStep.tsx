import { formErrors, quoteRequesterSchema, routePath, taxNumberExample } from '@feszek/contract';
import { FormField } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { FormFrame } from '../../checkout/form/FormFrame.tsx';
import { useStepForm } from '../../checkout/form/useStepForm.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useGoTo } from '../../navigation/useGoTo.ts';
import { useT } from '../../i18n.ts';
import { quoteStepHref } from '../quoteSteps.ts';
import type { QuoteStepProps } from './QuoteStepProps.ts';

/** First step: the requester and their email address. */
export function RequesterStep({ draft, drafts }: QuoteStepProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  const form = useStepForm({
    ...useDraft({ drafts, step: 'requester' }, draft.requester),
    prefix: 'requester.',
    validate: (values) => formErrors(quoteRequesterSchema, values, locale),
    async onSubmit(values) {
      await browser().api.put('/api/cart/offer', { requester: quoteRequesterSchema.cast(values) });
      await goTo(quoteStepHref('delivery', locale));
    },
  });
  const labels = { name: t('fields.name'), email: t('fields.email'), phone: t('fields.phone'), company: t('quote.company'), tax_number: t('fields.tax_number') };
  return (
    <FormFrame form={form} labels={labels} back={{ href: routePath('cart', locale), label: t('checkout.backToCart') }}>
      <FormField form={form} name="name" label={labels.name} autoComplete="name" />
      <FormField form={form} name="email" label={labels.email} hint={t('quote.emailHint')} type="email" inputMode="email" autoComplete="email" />
      <FormField form={form} name="phone" label={labels.phone} hint={t('quote.phoneHint')} type="tel" inputMode="tel" autoComplete="tel" />
      <FormField form={form} name="company" label={labels.company} optionalNote={t('checkout.optional')} autoComplete="organization" />
      <FormField form={form} name="tax_number" label={labels.tax_number} hint={t('fields.taxNumberHint', { example: taxNumberExample() })} optionalNote={t('checkout.optional')} autoComplete="off" />
    </FormFrame>
  );
}
