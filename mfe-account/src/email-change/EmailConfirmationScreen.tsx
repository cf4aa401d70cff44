import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { TokenPage } from '../token/TokenPage.tsx';

/** Confirms the new email address of an account. */
export function EmailConfirmationScreen() {
  const t = useT();
  const { locale } = useShop();
  const account = <ButtonLink href={routePath('account', locale)}>{t('account.title')}</ButtonLink>;
  return <TokenPage texts="emailConfirmation" path="/api/auth/email/confirm" doneAction={account} failedAction={account} />;
}
