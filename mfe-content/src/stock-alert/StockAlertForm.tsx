import { isApiError } from '@feszek/api-client';
import { formErrors, routePath, stockAlertInputSchema } from '@feszek/contract';
import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormFrame } from '../forms/FormFrame.tsx';
import { FormOutcome } from '../forms/FormOutcome.tsx';
import { useFragment } from '../forms/useFragment.ts';
import { useT } from '../i18n.ts';
import styles from '../forms/FormFrame.module.css';

/** Timeout of the navigation to the page with the bot check, in milliseconds. */
const GO_MS = 15_000;
/** The parameter of the page's fragment with the typed address. */
const TYPED = 'address';

interface StockAlertFormProps {
  readonly productId: number;
  /**
   * Whether the page permits the bot check. A product page does not: if the shop requires the check, the visitor continues on the
   * page of the form, with what they typed.
   */
  readonly isChecked: boolean;
}

/** The address that was typed before, or that of the account; empty if neither is known yet. */
function useKnownEmail(): string {
  const fragment = useFragment();
  const user = useBusState('visitor.user');
  // Unlike `decodeURIComponent`, it throws at no address.
  return new URLSearchParams(fragment?.slice(1)).get(TYPED) ?? user?.email ?? '';
}

/** Requests one mail when a product is in stock again. The text afterwards is the same for every address. */
export function StockAlertForm({ productId, isChecked }: StockAlertFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [sentTo, setSentTo] = useState<string>();
  const known = useKnownEmail();
  const botCheck = useBotCheck({ action: 'stock_alert', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { email: '' },
    showErrorsAfter: 'submit',
    validate: ({ email }) => formErrors(stockAlertInputSchema, { product_id: productId, email }, locale),
    async onSubmit(values) {
      const { email } = stockAlertInputSchema.cast({ ...values, product_id: productId });
      const send = (token: string) => browser().api.post('/api/stock-alerts', { product_id: productId, email, bot_check_token: token });
      await (isChecked ? botCheck.send(send) : send(''));
      setSentTo(email);
    },
    onError(error) {
      if (isChecked || !isApiError(error) || error.code !== 'bot_check_required') return false;
      const href = `${routePath('stock-alert', locale)}?product=${productId}#${TYPED}=${encodeURIComponent(form.values.email)}`;
      browser().bus.ask('navigation.go', { href }, GO_MS).catch(() => window.location.assign(href));
      return true;
    },
  });
  const fill = useEffectEvent((email: string) => {
    if (email !== '' && form.values.email === '') form.set('email', email);
  });
  useEffect(() => fill(known), [known]);
  if (sentTo !== undefined) {
    return (
      <FormOutcome icon="mail" title={t('stockAlert.form.sentTitle')} action={<Button variant="secondary" onClick={() => setSentTo(undefined)}>{t('forms.again')}</Button>}>
        <p>{t('stockAlert.form.sent', { email: sentTo })}</p>
      </FormOutcome>
    );
  }
  const labels = { email: t('forms.email') };
  return (
    <FormFrame>
      <Form form={form} labels={labels} title={t('stockAlert.form.failed')} className={styles.scripted}>
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        {isChecked && <BotCheck check={botCheck} />}
        <Button type="submit" variant={isChecked ? 'primary' : 'secondary'} wide loading={form.isSubmitting} data-replay>
          {t('stockAlert.form.submit')}
        </Button>
        <p className={styles.note}>{t('stockAlert.form.note')}</p>
      </Form>
    </FormFrame>
  );
}
