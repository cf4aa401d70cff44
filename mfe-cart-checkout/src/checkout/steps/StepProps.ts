import type { Country } from '@feszek/contract';
import type { CartView } from '../../cart/cartView.ts';
import type { CheckoutStep } from '../checkoutSteps.ts';
import type { Drafts } from '../../drafts/drafts.ts';

export interface StepProps {
  readonly step: CheckoutStep;
  readonly cart: CartView;
  readonly countries: readonly Country[];
  readonly drafts: Drafts;
}
