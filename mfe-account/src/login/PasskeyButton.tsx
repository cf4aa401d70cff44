import { Button, Notice } from '@feszek/ui';
import { useT } from '../i18n.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import type { PasskeySignInOptions } from './usePasskeySignIn.ts';

/** A button that signs in with a passkey. */
export function PasskeyButton(options: PasskeySignInOptions) {
  const t = useT();
  const { isBusy, fault, signIn } = usePasskeySignIn(options);
  return (
    <>
      <Button variant="secondary" size="large" wide loading={isBusy} onClick={signIn} data-replay>
        {t('login.passkey')}
      </Button>
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
    </>
  );
}
