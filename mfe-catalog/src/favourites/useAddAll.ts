import { isBusTimeoutError } from '@feszek/bus';
import { useBrowser } from '@feszek/kit';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';

export interface LeftOut {
  readonly title: string;
  /** In words for the visitor. */
  readonly reason: string;
}

export interface AddAllResult {
  readonly added: number;
  readonly leftOut: readonly LeftOut[];
  /** Why it ended before its time. */
  readonly failure?: string;
}

export interface AddAll {
  /** How far it has come; `undefined` while nothing is being added. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly result: AddAllResult | undefined;
  /** Puts one piece of each into the cart, and shows the cart. A second call while one is on its way does nothing. */
  addAll(cards: readonly CardData[]): Promise<void>;
}

/** Puts products into the cart one after another, by asking whoever keeps it. */
export function useAddAll(): AddAll {
  const t = useT();
  const browser = useBrowser();
  const [progress, setProgress] = useState<AddAll['progress']>();
  const [result, setResult] = useState<AddAllResult>();

  async function addAll(cards: readonly CardData[]): Promise<void> {
    if (progress) return;
    const { bus } = browser();
    const buyable = cards.filter(({ stockState }) => isBuyable(stockState));
    const leftOut: LeftOut[] = cards.filter((card) => !buyable.includes(card)).map(({ title }) => ({ title, reason: t('stock.soldOut') }));
    let added = 0;
    let failure: string | undefined;
    setResult(undefined);
    for (const [done, { id, title }] of buyable.entries()) {
      setProgress({ done, total: buyable.length });
      try {
        const { ok, message } = await bus.ask('cart.add-product', { productId: id, quantity: 1, isQuiet: true });
        if (ok) added += 1;
        else leftOut.push({ title, reason: message ?? t('buy.failed') });
      } catch (error) {
        // The cart is not there at the moment: the others would wait in vain as well.
        failure = isBusTimeoutError(error) ? t('buy.timedOut') : t('buy.failed');
        break;
      }
    }
    setProgress(undefined);
    setResult({ added, leftOut, ...(failure !== undefined && { failure }) });
    if (added > 0) bus.emit('cart.panel-opened', {});
  }

  return { progress, result, addAll };
}
