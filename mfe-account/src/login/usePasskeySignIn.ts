import type { User } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { isPointerAtRest } from '@feszek/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../i18n.ts';
import { PasskeyFault } from '../webauthn/PasskeyFault.ts';
import { passkeyFaultText } from '../webauthn/passkeyFaultText.ts';
import { isAccountClosing } from './isAccountClosing.ts';
import { loginFault } from './loginFault.ts';
import type { PasskeySignIn } from './passkeySignIn.ts';

export interface PasskeySignInOptions {
  readonly isRemembered: boolean;
  /** Called with the user who has signed in; the sign-in is busy until it resolves. */
  readonly onSignedIn: (user: User) => Promise<void>;
}

export interface PasskeySignInState {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly fault: string | undefined;
  /** Whether the last attempt failed because the account will be deleted, which its user can cancel. */
  readonly isClosing: boolean;
  signIn(options?: { readonly cancelsDeletion?: boolean }): void;
}

/** What a visitor does before or while they reach the email field. */
const FIRST_INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the browser offers passkeys among the suggestions of a field. */
async function hasSuggestions(): Promise<boolean> {
  return 'PublicKeyCredential' in window && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Sign-in with a passkey, on demand, and by the suggestions of the email field in browsers that have them. The visitor's first
 * interaction loads the code and requests the suggestions, which opens a session: the page by itself does neither.
 */
export function usePasskeySignIn(options: PasskeySignInOptions): PasskeySignInState {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  const browser = useBrowser();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const opened = useRef<PasskeySignIn>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  function faultText(error: unknown): string {
    return error instanceof PasskeyFault ? passkeyFaultText(error, locale, t) : loginFault(error, { locale, t, formatDate });
  }

  async function open(): Promise<PasskeySignIn> {
    const { openPasskeySignIn } = await import(/* webpackChunkName: "passkey-sign-in" */ './passkeySignIn.ts');
    opened.current ??= openPasskeySignIn({
      api: browser().api, isRemembered: () => latest.current.isRemembered, onSignedIn: (user) => latest.current.onSignedIn(user), onFault: setFault,
    });
    return opened.current;
  }

  const suggest = useEffectEvent(async (page: AbortSignal) => {
    try {
      if (!(await hasSuggestions())) return;
      const passkeys = await open();
      if (!page.aborted) passkeys.suggest();
    } catch {
      // Suggestions are an aid. The button reports what is wrong.
    }
  });
  useEffect(() => {
    const page = new AbortController();
    const untouched = new AbortController();
    function begin(event: Event): void {
      if (isPointerAtRest(event)) return;
      untouched.abort();
      void suggest(page.signal);
    }
    for (const interaction of FIRST_INTERACTIONS) window.addEventListener(interaction, begin, { passive: true, signal: untouched.signal });
    return () => {
      untouched.abort();
      page.abort();
      opened.current?.close();
    };
  }, []);

  async function signIn(cancelsDeletion: boolean): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await (await open()).signIn(cancelsDeletion);
    } catch (error) {
      setFault(error);
    }
    setBusy(false);
  }
  return {
    isBusy,
    fault: fault === undefined ? undefined : faultText(fault),
    isClosing: isAccountClosing(fault),
    signIn: ({ cancelsDeletion = false } = {}) => void signIn(cancelsDeletion),
  };
}
