import { isBusTimeoutError } from '@feszek/bus';
import { useBrowser } from '@feszek/kit';
import { useState } from 'react';
import { useT } from '../i18n.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { isBuyable } from '../product-card/isBuyable.ts';

export interface LeftOut {
  readonly title: string;
  /** Shown to the visitor. */
  readonly reason: string;
}

export interface AddAllResult {
  readonly added: number;
  readonly leftOut: readonly LeftOut[];
  /** The error that stopped it. */
  readonly failure?: string;
}

export interface AddAll {
  /** `undefined` while nothing is being added. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  readonly result: AddAllResult | undefined;
  /** Adds one piece of each to the cart and opens the cart. Does nothing while it is running. */
  addAll(cards: readonly CardData[]): Promise<void>;
}

/** Adds products to the cart one after another, by requests over the bus. */
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
        // The cart does not respond, so the other products would time out as well.
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
