import type { Country, SavedAddress } from '@feszek/contract';
import type { CartView } from '../../cart-store/cartView.ts';
import type { CheckoutStep } from '../checkoutFlow.ts';
import type { Drafts } from '../../drafts/drafts.ts';
import type { Seller } from '../../payment/loadSeller.ts';

export interface StepProps {
  readonly step: CheckoutStep;
  readonly cart: CartView;
  readonly countries: readonly Country[];
  /** The saved addresses of the user; empty for a guest. */
  readonly addresses: readonly SavedAddress[];
  readonly drafts: Drafts;
  /** When the page was loaded. */
  readonly isGuest: boolean;
  /** For SimplePay's data transfer statement. */
  /** The company that sends the newsletter; only for the last step. */
  readonly sender: string | undefined;
  readonly seller: Seller | undefined;
}
