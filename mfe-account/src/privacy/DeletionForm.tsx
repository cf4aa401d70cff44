import { routePath } from '@feszek/contract';
import type { Account, Deletion } from '@feszek/contract';
import { Form, FormField, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useId } from 'react';
import { storeDeletionDue } from '../account-closed/deletionDue.ts';
import { useT } from '../i18n.ts';
import { useGoTo } from '../navigation/useGoTo.ts';
import { PasswordInput } from '../password/PasswordInput.tsx';
import { isReauthenticationRefused, useReauthentication } from '../reauthentication/useReauthentication.tsx';
import page from '../layout/FormPage.module.css';

const loadRules = () => import(/* webpackChunkName: "rules" */ './deletionRules.ts');

/** Requests the deletion of the account, with the password or a passkey. The next page says when it will be deleted. */
export function DeletionForm({ account: { email, has_password: hasPassword } }: { readonly account: Account }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  // A user without a password has a passkey.
  const { run, dialog } = useReauthentication({ email, hasPassword, hasPasskey: !hasPassword });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: { current_password: '' },
    showErrorsAfter: 'submit',
    validate: async (values) => (await loadRules()).deletionErrors(values, locale, hasPassword),
    async onSubmit(values) {
      const { api, bus } = browser();
      const { deletion_due_at: dueAt } = await run(() => api.post<Deletion>('/api/account/deletion', values));
      storeDeletionDue(dueAt);
      await goTo(routePath('auth-account-closed', locale));
      bus.set('visitor.user', null);
    },
    onError: isReauthenticationRefused,
  });
  const labels = { current_password: t('security.current') };
  return (
    <>
      <Form form={form} labels={labels} title={t('privacy.deletionFailed')} className={page.scripted}>
        {hasPassword && <FormField form={form} name="current_password" label={labels.current_password} as={PasswordInput} autoComplete="current-password" />}
        <div>
          <Button type="submit" variant="secondary" loading={form.isSubmitting} data-replay>
            {t('privacy.deletionSubmit')}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
