import { routePath } from '@feszek/contract';
import type { CartSummary } from '@feszek/contract';
import { useBrowser, useBusState, useShop } from '@feszek/kit';
import { formatAmount } from '@feszek/money';
import { CountBadge } from '@feszek/ui';
import type { MouseEvent } from 'react';
import { useCart } from '../cart-store/useCart.ts';
import type { CartState } from '../cart-store/createCartStore.ts';
import { useT } from '../i18n.ts';
import type { T } from '../i18n.ts';
import { amountLabels } from '../price/useAmountLabels.ts';
import styles from './MiniCart.module.css';

/** The number of pieces, with those that are being added; `undefined` while the content of the cart is unknown. */
function countOf(summary: CartSummary | undefined, { adding, isLoading, loadFault }: CartState): number | undefined {
  if (summary) return summary.quantity + adding;
  // Without a session nothing was loaded: the cart is empty.
  return adding > 0 && !isLoading && loadFault === undefined ? adding : undefined;
}

interface Content {
  readonly count: number | undefined;
  /** `undefined` if the page does not know the total of these pieces. */
  readonly summary: CartSummary | undefined;
}

function labelOf(t: T, { count, summary }: Content): string {
  if (count === undefined) return t('miniCart.name');
  if (count === 0) return t('miniCart.empty');
  if (!summary) return t('miniCart.filled', { count });
  const total = formatAmount('gross', summary.summary.total_amount_gross, summary.currency, amountLabels(t));
  return t('miniCart.filledWithTotal', { count, total });
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The icon in the style of the header. It is defined here because every page loads this fragment and needs only this icon. */
function Bag() {
  return (
    <svg className={styles.bag} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M5 8h14l-1 12.5H6z" />
      <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
    </svg>
  );
}

/** The link to the cart, with its number of pieces. A click opens the panel, except on the page of the cart. */
export function MiniCart() {
  const t = useT();
  const { locale, currency } = useShop();
  const browser = useBrowser();
  const summary = useBusState('cart.summary');
  const cart = useCart();
  const count = countOf(summary, cart);
  // Another tab may have published its own currency, which this page does not show.
  const isOwnCurrency = summary?.currency === (useBusState('shop.currency') ?? currency);

  function openPanel(event: MouseEvent<HTMLAnchorElement>): void {
    const { bus } = browser();
    if (!isPlainClick(event) || bus.get('shop.location')?.routeName === 'cart') return;
    event.preventDefault();
    bus.emit('cart.panel-opened', {});
  }

  return (
    <a className={styles.link} href={routePath('cart', locale)} aria-label={labelOf(t, { count, summary: isOwnCurrency && cart.adding === 0 ? summary : undefined })} onClick={openPanel}>
      <Bag />
      <CountBadge count={count} />
    </a>
  );
}
