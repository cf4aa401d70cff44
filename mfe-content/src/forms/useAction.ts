import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { useShop } from '@feszek/kit';
import { useRef, useState } from 'react';

export type ActionState<Result> =
  | { readonly kind: 'ready'; readonly fault?: string }
  | { readonly kind: 'done'; readonly result: Result }
  /** The link is not valid, or has expired. */
  | { readonly kind: 'invalid' | 'expired' };

const ENDINGS = new Map<string, ActionState<never>>([['token_invalid', { kind: 'invalid' }], ['token_expired', { kind: 'expired' }]]);

/**
 * A request that a button sends, such as the one with the token of a link: a program that only opens the links of mails changes
 * nothing.
 */
export function useAction<Result>(send: () => Promise<Result>) {
  const { locale } = useShop();
  const [state, setState] = useState<ActionState<Result>>({ kind: 'ready' });
  const [isBusy, setBusy] = useState(false);
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setState({ kind: 'ready' });
    try {
      setState({ kind: 'done', result: await send() });
    } catch (error) {
      setState((isApiError(error) ? ENDINGS.get(error.code) : undefined) ?? { kind: 'ready', fault: apiErrorMessage(error, locale) });
    } finally {
      setBusy(false);
      isRunning.current = false;
    }
  }
  return { state, isBusy, run: () => void run() };
}
