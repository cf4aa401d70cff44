import type { Currency, Locale } from '@feszek/contract';

/** What a provider needs to know of an order that is to be paid. */
export interface PaymentRequest {
  /** The shop's own id of this attempt: opaque, at least 128 random bits. */
  readonly transactionId: string;
  readonly orderHash: string;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
}

/** What a provider has verifiably said. */
export interface PaymentEvent {
  readonly transactionId: string;
  readonly status: 'success' | 'error';
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly authorizationCode: string | null;
  readonly responseCode: string;
  readonly responseMessage: string;
}

export interface NotificationRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, byte for byte as it came: that is what is signed. */
  readonly rawBody: Buffer;
}

/** A payment provider, as far as the shop knows it. Another provider is another implementation of this. */
export interface PaymentProvider {
  /** Its name in the database and in the address of its notifications. */
  readonly name: string;
  /**
   * Opens a payment at the provider.
   *
   * @returns where the buyer's browser goes to pay
   * @throws whatever went wrong; the order stands and can be paid again
   */
  start(payment: PaymentRequest): Promise<{ readonly redirectUrl: string }>;
  /**
   * Reads a notification.
   *
   * @throws ApiError `invalid_signature` where it does not verifiably come from the provider, or is too old
   */
  parseNotification(request: NotificationRequest): PaymentEvent;
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
