import { Form, FormField, useForm } from '@feszek/forms';
import { useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { useT } from '../i18n.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { UsernameInput } from '../password/UsernameInput.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './deletionRules.ts');

/** Requests the deletion of the account with its password. */
export function DeletionForm({ email }: { readonly email: string }) {
  const t = useT();
  const { locale } = useShop();
  const requestDeletion = useAccountDeletion();
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { current_password: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).deletionErrors(values, locale),
    onSubmit: ({ current_password: password }) => requestDeletion(password),
  });
  const labels = { current_password: t('security.current') };
  return (
    <Form form={form} labels={labels} title={t('privacy.deletionFailed')} className={page.scripted}>
      <UsernameInput email={email} />
      <FormField form={form} name="current_password" label={labels.current_password} as={PasswordInput} autoComplete="current-password" />
      <div>
        <Button type="submit" variant="secondary" loading={form.isSubmitting} data-replay>
          {t('privacy.deletionSubmit')}
        </Button>
      </div>
    </Form>
  );
}
