import type { ApiClient } from '@feszek/api-client';
import { ACCOUNT_PERIODS } from '@feszek/contract';
import type { PasskeyRequestOptions, User } from '@feszek/contract';
import { abortPasskey, assertPasskey, requirePasskeys } from '../webauthn/browserPasskeys.ts';
import { isAccountClosing } from './isAccountClosing.ts';
import { SIGN_IN_QUEUE } from './signInQueue.ts';

/** Suggestions get a new challenge this long before the old one expires, in milliseconds. */
const MARGIN_MS = 60_000;

export interface PasskeySignInParts {
  readonly api: ApiClient;
  readonly isRemembered: () => boolean;
  readonly onSignedIn: (user: User) => Promise<void>;
  /** Called if a passkey that the visitor has chosen among the suggestions is refused. */
  readonly onFault: (error: unknown) => void;
}

export interface PasskeySignIn {
  /**
   * Signs in with a passkey. There are no suggestions meanwhile.
   *
   * @param cancelsDeletion whether the deletion of the account is cancelled, if its user has requested it
   * @throws PasskeyFault; what the API client throws
   */
  signIn(cancelsDeletion: boolean): Promise<void>;
  /** Offers passkeys among the suggestions of the email field, until one is used. While the button is used, it begins after that. */
  suggest(): void;
  close(): void;
}

/** The sign-in with passkeys of one login form. */
export function openPasskeySignIn({ api, isRemembered, onSignedIn, onFault }: PasskeySignInParts): PasskeySignIn {
  /** Counts the ends of suggestions. */
  let ends = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasSuggestions = false;
  /** The browser has one request for a passkey at a time: suggestions that begin would end the one of the button. */
  let isButtonUsed = false;

  const requestOptions = () => api.post<PasskeyRequestOptions>('/api/auth/passkey/options', undefined, SIGN_IN_QUEUE);

  async function send(credential: object, cancelsDeletion = false): Promise<void> {
    await onSignedIn(await api.post<User>('/api/auth/passkey', { credential, is_remembered: isRemembered(), cancels_deletion: cancelsDeletion }, SIGN_IN_QUEUE));
  }

  function end(): void {
    ends += 1;
    clearTimeout(timer);
    abortPasskey();
  }

  /** Suggestions are an aid: if they are not possible, the form works without them. */
  async function chosenSuggestion(begun: number): Promise<object | undefined> {
    try {
      const options = await requestOptions();
      return begun === ends ? await assertPasskey(options, true) : undefined;
    } catch {
      return undefined;
    }
  }

  async function suggest(): Promise<void> {
    if (isButtonUsed) return;
    const begun = ends;
    timer = setTimeout(() => {
      end();
      void suggest();
    }, ACCOUNT_PERIODS.passkeyChallenge - MARGIN_MS);
    const credential = await chosenSuggestion(begun);
    if (!credential || begun !== ends) return;
    clearTimeout(timer);
    try {
      await send(credential);
    } catch (error) {
      onFault(error);
      resume(error);
    }
  }

  /** Suggests again after a failure. The user of an account that will be deleted is asked about the deletion first. */
  function resume(error: unknown): void {
    if (!isAccountClosing(error)) void suggest();
  }

  return {
    async signIn(cancelsDeletion) {
      requirePasskeys();
      end();
      isButtonUsed = true;
      try {
        await send(await assertPasskey(await requestOptions()), cancelsDeletion);
      } catch (error) {
        isButtonUsed = false;
        if (hasSuggestions) resume(error);
        throw error;
      }
    },
    suggest() {
      hasSuggestions = true;
      void suggest();
    },
    close: end,
  };
}
