import { LIMITS, formErrors, quoteInputSchema } from '@feszek/contract';
import { FormCheckbox, FormTextarea, LegalLabel } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import formStyles from '../../checkout/form/Form.module.css';
import { FormFrame } from '../../checkout/form/FormFrame.tsx';
import { useStepForm } from '../../checkout/form/useStepForm.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useT } from '../../i18n.ts';
import { ReviewPart } from '../../review/ReviewPart.tsx';
import { quoteStepHref } from '../quoteSteps.ts';
import { useRequestQuote } from '../useRequestQuote.ts';
import { DeliveryReview } from './DeliveryReview.tsx';
import type { QuoteStepProps } from './QuoteStepProps.ts';
import styles from '../Quote.module.css';

/** Third step: review, comment, and the request. */
export function SummaryStep({ cart, draft, countries, drafts, sender = 'Fészek' }: QuoteStepProps) {
  const t = useT();
  const { locale } = useShop();
  const { send, messageOf } = useRequestQuote(cart);
  const { requester } = draft;
  const requesterLines = [requester.name, requester.company, requester.tax_number && `${t('fields.tax_number')}: ${requester.tax_number}`, requester.email, requester.phone];
  const known = { comment: cart.comment, is_privacy_accepted: false, is_newsletter_subscription: cart.is_newsletter_subscription };
  const form = useStepForm({
    ...useDraft({ drafts, step: 'summary' }, known),
    validate(values): Record<string, string> {
      const errors = formErrors(quoteInputSchema.omit(['transaction_result_url']), values, locale);
      return values.is_privacy_accepted ? errors : { ...errors, is_privacy_accepted: t('quote.privacyRequired') };
    },
    onSubmit: (values) => send(values, () => drafts.clear()),
    faultText: messageOf,
  });
  const labels = { comment: t('quote.comment'), is_privacy_accepted: t('fields.privacyShort') };
  return (
    <FormFrame form={form} labels={labels} submitLabel={t('quote.send')} back={{ href: quoteStepHref('delivery', locale), label: t('checkout.back') }}>
      <ReviewPart level={2} title={t('quote.steps.requester')} lines={requesterLines} change={quoteStepHref('requester', locale)} />
      <ReviewPart level={2} title={t('quote.steps.delivery')} lines={[]} change={quoteStepHref('delivery', locale)}>
        <DeliveryReview cart={cart} draft={draft} countries={countries} />
      </ReviewPart>
      <FormTextarea form={form} name="comment" label={labels.comment} hint={t('quote.commentHint')} optionalNote={t('checkout.optional')} maxLength={LIMITS.comment} />
      <fieldset className={formStyles.consents}>
        <legend className={formStyles.consentsLegend}>{t('quote.consents')}</legend>
        <FormCheckbox form={form} name="is_privacy_accepted" required label={<LegalLabel text={t('fields.privacy')} document="privacy" locale={locale} />} />
        <FormCheckbox form={form} name="is_newsletter_subscription" label={t('fields.newsletter', { seller: sender })} />
      </fieldset>
      <p className={styles.binding}>
        {t('quote.binding')} <LegalLabel text={t('quote.termsNote')} document="terms" locale={locale} />
      </p>
    </FormFrame>
  );
}
