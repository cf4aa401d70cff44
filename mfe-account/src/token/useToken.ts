import { apiErrorMessage, isApiError } from '@feszek/api-client';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';

/** The state of a link from a mail. */
export type TokenState<Answer> =
  | { readonly kind: 'ready'; readonly fault?: string }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'invalid' | 'expired' };

const ENDINGS = new Map<string, { readonly kind: 'invalid' | 'expired' }>([['token_invalid', { kind: 'invalid' }], ['token_expired', { kind: 'expired' }]]);

export interface TokenUse<Answer> {
  readonly state: TokenState<Answer>;
  readonly isBusy: boolean;
  use(): void;
}

/**
 * Sends the token of the page's address when the visitor requests it. A program that only opens the links of mails does not
 * use the token up.
 *
 * @param path - path of the API that takes the token
 * @param onDone - called with the answer of the API
 */
export function useToken<Answer>(path: string, onDone?: (answer: Answer) => void): TokenUse<Answer> {
  const browser = useBrowser();
  const { locale, params } = useShop();
  const [state, setState] = useState<TokenState<Answer>>({ kind: 'ready' });
  const [isBusy, setBusy] = useState(false);
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function use(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setState({ kind: 'ready' });
    try {
      const answer = await browser().api.post<Answer>(path, { token: params['token'] ?? '' });
      onDone?.(answer);
      setState({ kind: 'done', answer });
    } catch (error) {
      const ending = isApiError(error) ? ENDINGS.get(error.code) : undefined;
      setState(ending ?? { kind: 'ready', fault: apiErrorMessage(error, locale) });
    } finally {
      setBusy(false);
      isRunning.current = false;
    }
  }
  return { state, isBusy, use: () => void use() };
}
