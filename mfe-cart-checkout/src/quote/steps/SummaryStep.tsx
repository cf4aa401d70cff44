import { LIMITS, deliveryServiceName, formErrors, quoteInputSchema } from '@feszek/contract';
import type { Country, QuoteDraft } from '@feszek/contract';
import { FormCheckbox, FormTextarea, LegalLabel } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import formStyles from '../../checkout/form/Form.module.css';
import { FormFrame } from '../../checkout/form/FormFrame.tsx';
import { useStepForm } from '../../checkout/form/useStepForm.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useI18n, useT } from '../../i18n.ts';
import { usePlaceAddress } from '../../places/PlaceLines.tsx';
import { ReviewPart } from '../../review/ReviewPart.tsx';
import type { CartView } from '../../cart-store/cartView.ts';
import { chosenOf, toServiceValues } from '../../services/serviceValues.ts';
import { servicesForQuote } from '../quoteServices.ts';
import { quoteStepHref } from '../quoteSteps.ts';
import { useRequestQuote } from '../useRequestQuote.ts';
import type { QuoteStepProps } from './QuoteStepProps.ts';
import styles from '../Quote.module.css';

function useReviewLines({ requester, wishes: preferences, place: showroom }: QuoteDraft, countries: readonly Country[], cart: CartView) {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const addressOf = usePlaceAddress();
  const services = preferences.is_pick_up ? [] : chosenOf(toServiceValues(preferences.services), servicesForQuote(cart)).map((code) => deliveryServiceName(code, locale));
  const country = countries.find(({ id }) => id === preferences.country_id)?.name ?? '';
  const place = preferences.is_pick_up ? [t('quote.pickUp'), ...(showroom ? [showroom.name, addressOf(showroom)] : [])] : [`${preferences.zipcode} ${preferences.city}, ${preferences.address}`, country];
  return {
    requester: [requester.name, requester.company, requester.tax_number && `${t('fields.tax_number')}: ${requester.tax_number}`, requester.email, requester.phone],
    delivery: [...place, ...services, preferences.wished_on ? `${t('quote.requestedFor')}: ${formatDate(preferences.wished_on)}` : t('quote.noHurry')],
  };
}

/** Third step: review, comment, and the request. */
export function SummaryStep({ cart, draft, countries, drafts, sender = 'Fészek' }: QuoteStepProps) {
  const t = useT();
  const { locale } = useShop();
  const { send, messageOf } = useRequestQuote(cart);
  const review = useReviewLines(draft, countries, cart);
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
      <ReviewPart level={2} title={t('quote.steps.requester')} lines={review.requester} change={quoteStepHref('requester', locale)} />
      <ReviewPart level={2} title={t('quote.steps.delivery')} lines={review.delivery} change={quoteStepHref('delivery', locale)} />
      <FormTextarea form={form} name="comment" label={labels.comment} hint={t('quote.commentHint')} optionalNote={t('checkout.optional')} maxLength={LIMITS.comment} />
      <fieldset className={formStyles.consents}>
        <legend className={formStyles.consentsLegend}>{t('fields.consents')}</legend>
        <FormCheckbox form={form} name="is_privacy_accepted" required label={<LegalLabel text={t('fields.privacy')} document="privacy" locale={locale} />} />
        <FormCheckbox form={form} name="is_newsletter_subscription" label={t('fields.newsletter', { seller: sender })} />
      </fieldset>
      <p className={styles.binding}>
        {t('quote.binding')} <LegalLabel text={t('quote.termsNote')} document="terms" locale={locale} />
      </p>
    </FormFrame>
  );
}
