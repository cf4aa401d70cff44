import { Button, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import type { PasskeySignInOptions } from './usePasskeySignIn.ts';

/** A button that signs in with a passkey. For an account that will be deleted, a second one cancels the deletion with it. */
export function PasskeyButton(options: PasskeySignInOptions) {
  const t = useT();
  const { isBusy, fault, isClosing, signIn } = usePasskeySignIn(options);
  return (
    <>
      <Button variant="secondary" size="large" wide loading={isBusy} onClick={() => signIn()} data-replay>
        {t('login.passkey')}
      </Button>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      {isClosing && (
        <Button size="large" wide loading={isBusy} onClick={() => signIn({ cancelsDeletion: true })}>
          {t('login.cancelsDeletion')}
        </Button>
      )}
    </>
  );
}
