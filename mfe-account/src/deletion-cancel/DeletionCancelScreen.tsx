import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { TokenPage } from '../token/TokenPage.tsx';

/** Cancels the deletion of an account. */
export function DeletionCancelScreen() {
  const t = useT();
  const { locale } = useShop();
  const signIn = <ButtonLink href={routePath('auth-login', locale)}>{t('common.signIn')}</ButtonLink>;
  return <TokenPage texts="deletionCancel" path="/api/auth/deletion/cancel" doneAction={signIn} failedAction={signIn} />;
}
