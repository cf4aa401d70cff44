import { object, string } from 'yup';
import type { InferType } from 'yup';

/** The digits of the code that opens an order. */
export const ORDER_CODE_DIGITS = 6;

const CODE = new RegExp(`^\\d{${ORDER_CODE_DIGITS}}$`);

/** Body of `POST /api/orders/{order_hash}/access`. Spaces between the digits are accepted. */
export const orderCodeInputSchema = object({
  code: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s/g, '') : value))
    .required('required')
    .matches(CODE, 'order_code'),
});
export type OrderCodeInput = InferType<typeof orderCodeInputSchema>;
