import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { CURRENCIES } from '../locale.ts';

const measure = () => number().nullable().defined();
const amount = () => number().required();
const amounts = () => object({ HUF: amount(), EUR: amount(), USD: amount() });

/** Body of `PUT /operator/delivery-prices/{code}`: one price of a delivery method. */
export const deliveryPriceInputSchema = object({
  /** The step of weight and size, from 1 for the smallest load. */
  step: number().required('required').integer('whole_number').min(1, 'too_small'),
  currency: string().required('required').oneOf(CURRENCIES, 'unknown_value'),
  /** Gross, in major units; 0: free of charge. */
  price_gross: number().required('required').min(0, 'too_small'),
});
export type DeliveryPriceInput = InferType<typeof deliveryPriceInputSchema>;

/** Response of `GET /operator/delivery-prices` and of the changes: the prices of every delivery method, gross, in major units. */
export const deliveryPricesSchema = array(
  object({
    code: string().required(),
    /** The products total from which the method is free of charge; `null`: it has no such limit. */
    free_from: amounts().nullable().defined(),
    /** The first step whose limits a cart does not exceed applies. `null`: no limit. */
    steps: array(
      object({ step: number().required(), max_weight_kg: measure(), max_side_cm: measure(), max_volume_l: measure(), prices: amounts().required() }).required(),
    ).required(),
  }).required(),
).required();
export type DeliveryPrices = InferType<typeof deliveryPricesSchema>;
