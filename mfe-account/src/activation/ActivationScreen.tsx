import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { TokenPage } from '../token/TokenPage.tsx';
import { ResendActivation } from './ResendActivation.tsx';

/** Activates the account of the token; an invalid or expired link can be requested again. */
export function ActivationScreen() {
  const t = useT();
  const { locale } = useShop();
  const signIn = <ButtonLink href={routePath('auth-login', locale)}>{t('common.signIn')}</ButtonLink>;
  return <TokenPage texts="activation" path="/api/auth/activation" doneAction={signIn} failedAction={signIn} afterFailed={<ResendActivation hasOpenedLink />} />;
}
