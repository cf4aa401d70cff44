import type { Country, QuoteDraft } from '@feszek/contract';
import type { CartView } from '../../cart-store/cartView.ts';
import type { Drafts } from '../../drafts/drafts.ts';

export interface QuoteStepProps {
  readonly cart: CartView;
  /** The server's draft of the request. */
  readonly draft: QuoteDraft;
  readonly countries: readonly Country[];
  readonly drafts: Drafts;
  /** The company that sends the newsletter, for the last step. */
  readonly sender: string | undefined;
}
