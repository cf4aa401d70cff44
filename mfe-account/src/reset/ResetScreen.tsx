import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import { FormPage } from '../layout/FormPage.tsx';
import { Outcome } from '../layout/Outcome.tsx';
import type { ResetData } from './loadReset.ts';
import { ResetForm } from './ResetForm.tsx';

/** A new password by the link of a mail; a link that cannot be used leads to the reminder. */
export function ResetScreen({ data }: { readonly data: ResetData }) {
  const t = useT();
  const { locale } = useShop();
  const [outcome, setOutcome] = useState<'saved' | 'invalid'>();
  if (outcome === 'saved') {
    return (
      <Outcome icon="check" title={t('reset.doneTitle')} isNew action={<ButtonLink href={routePath('auth-login', locale)}>{t('common.signIn')}</ButtonLink>}>
        <p>{t('reset.done')}</p>
      </Outcome>
    );
  }
  if (outcome === 'invalid' || !data.isValid) {
    return (
      <Outcome
        icon="warning"
        title={t('reset.invalidTitle')}
        isNew={outcome === 'invalid'}
        action={<ButtonLink href={routePath('auth-password-reminder', locale)}>{t('reset.newLink')}</ButtonLink>}
      >
        <p>{t('reset.invalid')}</p>
      </Outcome>
    );
  }
  return (
    <FormPage title={t('reset.title')} intro={t('reset.intro')}>
      <ResetForm token={data.token} email={data.email} onSaved={() => setOutcome('saved')} onInvalid={() => setOutcome('invalid')} />
    </FormPage>
  );
}
