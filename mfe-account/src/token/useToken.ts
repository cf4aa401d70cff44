import { apiErrorMessage, isApiError } from '@feszek/api-client';
import type { ConfirmedEmail } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useRef, useState } from 'react';

/** What became of a link from a mail. */
export type TokenState =
  | { readonly kind: 'ready'; readonly fault?: string }
  | { readonly kind: 'done'; readonly email: string }
  | { readonly kind: 'invalid' | 'expired' };

const ENDINGS = new Map<string, TokenState>([['token_invalid', { kind: 'invalid' }], ['token_expired', { kind: 'expired' }]]);

export interface TokenUse {
  readonly state: TokenState;
  readonly isBusy: boolean;
  use(): void;
}

/**
 * Sends the token of the page's address when the visitor asks for it. A program that only opens the links of mails does not
 * use the token up.
 *
 * @param path - path of the API that takes the token
 */
export function useToken(path: string): TokenUse {
  const browser = useBrowser();
  const { locale, params } = useShop();
  const [state, setState] = useState<TokenState>({ kind: 'ready' });
  const [isBusy, setBusy] = useState(false);
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function use(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setState({ kind: 'ready' });
    try {
      const { email } = await browser().api.post<ConfirmedEmail>(path, { token: params['token'] ?? '' });
      setState({ kind: 'done', email });
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
