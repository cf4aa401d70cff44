import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useSyncExternalStore } from 'react';
import { ResendActivation } from '../activation/ResendActivation.tsx';
import { useT } from '../i18n.ts';
import { Outcome } from '../layout/Outcome.tsx';
import { registeredEmail } from '../registration/registeredEmail.ts';

/** The address of a registration stays the same while the page is shown. */
const neverChanges = () => () => undefined;

/** Where the mail with the link for the activation went, and a form to request it again. */
export function RegistrationSuccessScreen() {
  const t = useT();
  const { locale } = useShop();
  // Only the browser has the address.
  const email = useSyncExternalStore(neverChanges, registeredEmail, () => '');
  return (
    <Outcome
      icon="mail"
      title={t('registered.title')}
      action={<ButtonLink href={routePath('index', locale)}>{t('common.continue')}</ButtonLink>}
      after={<ResendActivation key={email} email={email} />}
    >
      <p>{email ? t('registered.textTo', { email }) : t('registered.text')}</p>
    </Outcome>
  );
}
