import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { botCheckToken } from './auth.ts';
import { contactFields } from './contact.ts';

const DAY_MS = 86_400_000;

/**
 * How long the link of the confirmation is valid, and how long a confirmed address waits for the product, in milliseconds. The
 * mails, the form and the privacy page state these periods.
 */
export const STOCK_ALERT_PERIODS = { confirmation: DAY_MS, alert: 180 * DAY_MS } as const;

/** The path of the one-click unsubscription (RFC 8058). */
export const STOCK_ALERT_ONE_CLICK_PATH = '/api/stock-alerts/one-click';

/** Body of `POST /api/stock-alerts`. */
export const stockAlertInputSchema = object({
  product_id: number().required('required').integer('whole_number').min(1, 'unknown_value').max(2_147_483_647, 'unknown_value'),
  email: contactFields.email,
  bot_check_token: botCheckToken,
});

/** Query of `GET /operator/stock-alerts`: the SKU of a product, or nothing for all. */
export const operatorStockAlertsQuerySchema = object({ product: string().trim() });

/** Addresses that wait for a product. */
export const operatorStockAlertSchema = object({
  sku: string().required(),
  title: string().required(),
  /** Confirmed addresses, which get a mail. */
  confirmed: number().required(),
  /** Addresses that have not confirmed the request yet. */
  pending: number().required(),
  /** When the first of them was entered. */
  since: string().required(),
});
export type OperatorStockAlert = InferType<typeof operatorStockAlertSchema>;

/** Response of `GET /operator/stock-alerts`, the most requested product first. */
export const operatorStockAlertsSchema = array(operatorStockAlertSchema.required()).required();
