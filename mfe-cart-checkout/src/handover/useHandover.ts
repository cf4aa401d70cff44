import { isApiError } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../i18n.ts';

export type HandoverState = { readonly kind: 'moving' } | { readonly kind: 'nothing' } | { readonly kind: 'asks' } | { readonly kind: 'failed'; readonly message: string };

/** The site that the visitor comes from, unless it hides that. */
function originBefore(): string | null {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

/**
 * Takes the cart of a partner's page over, whose token is the fragment of the address. Then it shows the cart.
 *
 * @returns its state, and the function that does it after the visitor has agreed
 */
export function useHandover(): { readonly state: HandoverState; readonly confirm: () => void } {
  const t = useT();
  const browser = useBrowser();
  const { locale } = useShop();
  const [state, setState] = useState<HandoverState>({ kind: 'moving' });
  const token = useRef('');

  async function take(isConfirmed: boolean): Promise<void> {
    const { api, bus } = browser();
    setState({ kind: 'moving' });
    try {
      await api.post('/api/cart/handover', { token: token.current, origin: originBefore(), is_confirmed: isConfirmed });
      await bus.ask('navigation.go', { href: routePath('cart', locale), replace: true });
    } catch (error) {
      if (isApiError(error) && error.code === 'cart_handover_unconfirmed') setState({ kind: 'asks' });
      else setState({ kind: 'failed', message: isApiError(error) ? error.message : t('handover.failed') });
    }
  }

  const start = useEffectEvent(() => {
    token.current = window.location.hash.slice(1);
    if (token.current === '') setState({ kind: 'nothing' });
    else void take(false);
  });
  useEffect(() => start(), []);

  return { state, confirm: () => void take(true) };
}
