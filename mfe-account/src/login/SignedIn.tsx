import { routePath } from '@feszek/contract';
import type { User } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { Button, ButtonLink } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { useSignOut } from '../user/useSignOut.ts';
import styles from '../layout/FormPage.module.css';

export interface SignedInProps {
  readonly user: User;
  /** The path of the next page. */
  readonly next: string;
  readonly onSignedOut: () => void;
}

/** The signed-in user, with links to continue and to the account, and a button to sign out. */
export function SignedIn({ user, next, onSignedOut }: SignedInProps) {
  const t = useT();
  const { locale } = useShop();
  const { isSigningOut, signOut } = useSignOut(onSignedOut);
  return (
    <>
      <p className={styles.muted}>
        {t('signedIn.as')} <strong className={styles.address}>{user.email}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={next}>{t('common.continue')}</ButtonLink>
        <ButtonLink variant="secondary" href={routePath('account', locale)}>
          {t('signedIn.account')}
        </ButtonLink>
        <Button variant="secondary" className={styles.scripted} loading={isSigningOut} onClick={signOut} data-replay>
          {t('signedIn.signOut')}
        </Button>
      </div>
    </>
  );
}
