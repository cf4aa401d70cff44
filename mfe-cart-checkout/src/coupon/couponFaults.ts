import { contactSchema, couponInputSchema, formErrors } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

interface CouponInput {
  readonly code: string;
  /** Only where the form asks for it. */
  readonly email?: string;
}

/**
 * What is wrong with the input of the coupon's form, by field. The rules are loaded when the form is sent: they and the library
 * that evaluates them are a tenth of the scripts of the cart page.
 */
export function couponFaults({ code, email }: CouponInput, locale: Locale): { readonly code?: string; readonly email?: string } {
  return {
    ...formErrors(couponInputSchema, { code }, locale),
    ...(email !== undefined && formErrors(contactSchema.pick(['email']), { email }, locale)),
  };
}
