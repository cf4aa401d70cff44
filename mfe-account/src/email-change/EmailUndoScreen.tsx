import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { TokenPage } from '../token/TokenPage.tsx';

/** Undoes a change of the email address from the former address. */
export function EmailUndoScreen() {
  const t = useT();
  const { locale } = useShop();
  return (
    <TokenPage
      texts="emailUndo"
      path="/api/auth/email/undo"
      doneAction={<ButtonLink href={routePath('auth-password-reminder', locale)}>{t('emailUndo.newPassword')}</ButtonLink>}
      failedAction={<ButtonLink href={routePath('auth-login', locale)}>{t('common.signIn')}</ButtonLink>}
    />
  );
}
