import { LIMITS, SIMPLEPAY_CODE, fieldErrorMessage, formErrors, isPaidOnline, methodInputSchema, orderInputSchema } from '@feszek/contract';
import { FormCheckbox, FormTextarea, LegalLabel } from '@feszek/forms';
import { useBusState, useShop } from '@feszek/kit';
import { RadioCard, RadioGroup } from '@feszek/ui';
import { useT } from '../../i18n.ts';
import { DataTransferStatement } from '../../payment/DataTransferStatement.tsx';
import { PaymentDescription } from '../../payment/PaymentDescription.tsx';
import { needsAddress } from '../checkoutSteps.ts';
import { accountErrors } from '../account/accountErrors.ts';
import { NewAccount } from '../account/NewAccount.tsx';
import { StepFormFrame } from '../form/StepFormFrame.tsx';
import { useStepForm } from '../form/useStepForm.ts';
import { MissingChoices } from '../form/MissingChoices.tsx';
import { allowedPayments } from '../order/allowedPayments.ts';
import { OrderFault } from '../order/OrderFault.tsx';
import { OrderReview } from '../review/OrderReview.tsx';
import { useOwnChanges } from '../order/useOwnChanges.ts';
import { usePlaceOrder } from '../order/usePlaceOrder.ts';
import type { OrderValues } from '../order/usePlaceOrder.ts';
import type { StepProps } from './StepProps.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import styles from '../form/Form.module.css';

/** Step 5: the payment, an account for a guest, the consents, and the review of the order with its button. */
export function PaymentStep(props: StepProps) {
  const { cart, step } = props;
  const t = useT();
  const { locale } = useShop();
  const changes = useOwnChanges(cart);
  const { place, messageOf } = usePlaceOrder(cart, changes);
  const user = useBusState('visitor.user');
  const isGuest = user === undefined ? props.isGuest : user === null;
  const payments = allowedPayments(cart);
  const delivery = cart.delivery_methods.find(({ id }) => id === cart.delivery_method);
  const missing = cart.payment_methods
    .filter((method) => !payments.includes(method))
    .map(({ id, title }) => ({ id, title, why: t('choice.notWithDelivery', { delivery: delivery?.title ?? '' }) }));
  const methodOf = (values: OrderValues) => payments.find(({ id }) => id === values.payment_method);
  const requestsAccount = (values: OrderValues) => isGuest && values.is_account_requested;
  const needsStatement = (values: OrderValues) => methodOf(values)?.code === SIMPLEPAY_CODE;
  const known: OrderValues = {
    payment_method: cart.payment_method ?? 0,
    comment: cart.comment,
    is_account_requested: false,
    account_password: '',
    is_terms_accepted: false,
    is_privacy_accepted: false,
    is_newsletter_subscription: cart.is_newsletter_subscription,
    is_data_transfer_accepted: false,
  };
  const form = useStepForm<OrderValues>({
    ...useDraft(props, known, 'account_password'),
    validate(values) {
      const isPaymentChosen = methodInputSchema.isValidSync({ id: values.payment_method }) && payments.some(({ id }) => id === values.payment_method);
      const rules = orderInputSchema.omit(['transaction_result_url', 'account_password']);
      const isStatementMissing = needsStatement(values) && !values.is_data_transfer_accepted;
      const own = {
        ...(!isPaymentChosen && { payment_method: t('choice.paymentRequired') }),
        ...(isStatementMissing && { is_data_transfer_accepted: fieldErrorMessage('must_accept', locale) }),
      };
      return { ...own, ...accountErrors({ ...values, is_account_requested: requestsAccount(values) }, locale), ...formErrors(rules, values, locale), ...(!values.is_privacy_accepted && { is_privacy_accepted: t('fields.privacyRequired') }) };
    },
    onSubmit(values) {
      const chosen = { is_account_requested: requestsAccount(values), is_data_transfer_accepted: needsStatement(values) && values.is_data_transfer_accepted };
      return place({ ...values, ...chosen }, () => props.drafts.clear());
    },
    faultText: (error) => <OrderFault error={error} message={messageOf(error)} cart={cart} />,
  });
  const labels = {
    payment_method: t('fields.payment_method'), comment: t('fields.comment'), account_password: t('newAccount.password'),
    is_terms_accepted: t('fields.termsShort'), is_privacy_accepted: t('fields.privacyShort'),
    is_data_transfer_accepted: t('dataTransfer.accept'),
  };
  const method = methodOf(form.values);
  return (
    <StepFormFrame step={step} cart={cart} form={form} labels={labels} submitLabel={method && isPaidOnline(method) ? t('order.placeAndPay') : t('order.place')}>
      <RadioGroup legend={t('fields.payment_method')} error={form.errorOf('payment_method')}>
        {payments.map(({ id, title, description }, index) => (
          <RadioCard
            key={id}
            id={index === 0 ? form.controlId('payment_method') : undefined}
            name="payment_method"
            required
            value={id}
            title={title}
            description={description && <PaymentDescription>{description}</PaymentDescription>}
            checked={form.values.payment_method === id}
            onChange={() => {
              form.set('payment_method', id);
              changes.choosePayment(id);
            }}
          />
        ))}
      </RadioGroup>
      <MissingChoices title={t('choice.missingPayments')} choices={missing} />
      <FormTextarea form={form} name="comment" label={labels.comment} hint={t(needsAddress(cart) ? 'fields.commentHint' : 'fields.commentHintCollected')} optionalNote={t('checkout.optional')} maxLength={LIMITS.comment} />
      {isGuest && <NewAccount form={form} label={labels.account_password} cart={cart} />}
      <fieldset className={styles.consents}>
        <legend className={styles.consentsLegend}>{t('fields.consents')}</legend>
        <FormCheckbox form={form} name="is_terms_accepted" required label={<LegalLabel text={t('fields.terms')} document="terms" locale={locale} />} />
        <FormCheckbox form={form} name="is_privacy_accepted" required label={<LegalLabel text={t('fields.privacy')} document="privacy" locale={locale} />} />
        {needsStatement(form.values) && (
          <DataTransferStatement
            id={form.controlId('is_data_transfer_accepted')}
            seller={props.seller}
            checked={form.values.is_data_transfer_accepted}
            error={form.errorOf('is_data_transfer_accepted')}
            onChange={(isAccepted) => form.set('is_data_transfer_accepted', isAccepted)}
          />
        )}
        <FormCheckbox form={form} name="is_newsletter_subscription" label={t('fields.newsletter', { seller: props.sender ?? 'Fészek' })} onChange={changes.rememberNewsletter} />
      </fieldset>
      <OrderReview cart={cart} countries={props.countries} payment={method} onChangePayment={() => document.getElementById(form.controlId('payment_method'))?.focus()} />
    </StepFormFrame>
  );
}
