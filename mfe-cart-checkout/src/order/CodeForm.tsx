import { formErrors, orderCodeInputSchema } from '@feszek/contract';
import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId, useLayoutEffect } from 'react';
import { useT } from '../i18n.ts';

interface CodeFormProps {
  readonly orderHash: string;
  readonly onOpened: () => void;
}

/** The field for the six digits. It gets the focus when it appears. */
export function CodeForm({ orderHash, onOpened }: CodeFormProps) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { code: '' },
    showErrorsAfter: 'submit',
    validate: (values) => formErrors(orderCodeInputSchema, values, locale),
    async onSubmit(values) {
      await browser().api.post(`/api/orders/${encodeURIComponent(orderHash)}/access`, orderCodeInputSchema.cast(values));
      browser().bus.emit('notice.shown', { kind: 'success', text: t('orderPage.opened') });
      onOpened();
    },
  });
  const id = form.controlId('code');
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Form form={form} labels={{ code: t('orderPage.code') }} title={t('orderPage.codeFailed')}>
      <FormField form={form} name="code" label={t('orderPage.code')} inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit" loading={form.isSubmitting}>
        {t('orderPage.enterCode')}
      </Button>
    </Form>
  );
}
