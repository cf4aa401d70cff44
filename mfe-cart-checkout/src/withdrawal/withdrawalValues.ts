import { formErrors, withdrawalInputSchema } from '@feszek/contract';
import type { Locale, WithdrawableOrder, WithdrawalInput } from '@feszek/contract';
import type { FormErrors, FormValues } from '@feszek/forms';

/** The form's values; in addition the quantity of each item (`quantityField`). */
export interface WithdrawalValues extends FormValues {
  readonly name: string;
  readonly email: string;
  readonly order_number: string;
  readonly subject: string;
  /** Has the error of the quantities: at least one piece is needed. */
  readonly items: string;
}

export function quantityField(itemId: number): string {
  return `quantity_${itemId}`;
}

/** The initial values of the form: all pieces of an order. */
export function initialValues(order: WithdrawableOrder | null): WithdrawalValues {
  const quantities = (order?.items ?? []).map(({ id, left }) => [quantityField(id), left] as const);
  return { items: '', order_number: order?.order_number ?? '', name: order?.name ?? '', email: order?.email ?? '', subject: '', ...Object.fromEntries(quantities) };
}

/** The request for the values of the form. */
export function toInput(values: WithdrawalValues, order: WithdrawableOrder | null): WithdrawalInput {
  const items = (order?.items ?? []).map(({ id }) => ({ id, quantity: Number(values[quantityField(id)] ?? 0) }));
  const { name, email, order_number, subject } = values;
  return withdrawalInputSchema.cast({ name, email, order_number, subject, order_hash: order?.order_hash ?? '', items: items.filter(({ quantity }) => quantity > 0) });
}

/** Validates the form's fields by the contract's rules. */
export function checkValues(values: WithdrawalValues, order: WithdrawableOrder | null, locale: Locale): FormErrors {
  return formErrors(withdrawalInputSchema, toInput(values, order), locale);
}
