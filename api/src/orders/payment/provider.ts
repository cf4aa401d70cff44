import type { Currency, Locale, PaymentFailure } from '@feszek/contract';

/** The billing address of a payment's order. */
export interface BillingAddress {
  /** A person's, or a company's. */
  readonly name: string;
  readonly isCompany: boolean;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly zipcode: string;
  readonly city: string;
  readonly address: string;
}

/** The data of an order that a provider gets. */
export interface PaymentRequest {
  /** The shop's id of this attempt: at least 128 random bits. */
  readonly transactionId: string;
  readonly orderId: number;
  readonly orderHash: string;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly email: string;
  readonly billing: BillingAddress;
  /** The address of the order's page, to which the buyer returns: a path of the shop, or an address under its origin. */
  readonly resultUrl: string;
  /** Until when the attempt may be paid. */
  readonly expiresAt: Date;
}

/** A payment that was requested from the provider. */
export interface KnownPayment {
  readonly transactionId: string;
  /** The provider's own id of it, if it is known. */
  readonly providerId: string | null;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** The outcome of a payment, verified to come from the provider. */
export interface PaymentEvent {
  readonly transactionId: string;
  readonly status: 'success' | 'error';
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly authorizationCode: string | null;
  readonly responseCode: string;
  readonly responseMessage: string;
  /** Why it failed; absent after a success. */
  readonly failure?: Exclude<PaymentFailure, 'unavailable' | 'superseded'>;
  readonly providerId?: string;
}

/** A refund that was made at the provider, by the shop or by hand. */
export interface RefundNote {
  readonly transactionId: string;
  readonly providerRefundId: string;
}

/** A verified notification. */
export interface Notification {
  /** The same for every copy of one message, and for no other. */
  readonly eventId: string;
  /** Its content, as far as it concerns the shop. */
  readonly event?: PaymentEvent;
  readonly refund?: RefundNote;
  /** The answer that this provider expects; by default an acknowledgement. */
  readonly reply?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

export interface NotificationRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes of the body as received: the signature covers them. */
  readonly rawBody: Buffer;
}

/** A payment provider. Each provider implements this interface. */
export interface PaymentProvider {
  /** Its name in the database and in the address of its notifications. */
  readonly name: string;
  /** The currencies that it accepts. */
  readonly currencies: readonly Currency[];
  /** Whether the buyer must agree, before paying, that their data is sent to the provider. */
  readonly needsDataTransferStatement: boolean;
  /**
   * Opens a payment at the provider.
   *
   * @returns the address at which the buyer pays, and the provider's id of the payment
   * @throws Error if the provider fails; the order remains and can be paid again
   */
  start(payment: PaymentRequest): Promise<{ readonly redirectUrl: string; readonly providerId?: string }>;
  /**
   * Reads a notification.
   *
   * @throws ApiError `invalid_signature` if it is not verified to come from the provider, or is too old;
   *   `payment_provider_unavailable` if the provider must be queried and does not answer: it sends the notification again
   */
  parseNotification(request: NotificationRequest): Promise<Notification>;
  /**
   * Queries the outcome of a payment.
   *
   * @returns `undefined` while it is open
   * @throws Error if the provider fails
   */
  retrieve(payment: KnownPayment): Promise<PaymentEvent | undefined>;
  /**
   * Ends a payment that the buyer has left, if the provider would leave it open.
   *
   * @returns the cancellation; `undefined` if the payment could not be ended: it may be paid
   * @throws Error if the provider fails
   */
  abandon?(payment: KnownPayment): Promise<PaymentEvent | undefined>;
  /**
   * Refunds the whole amount. Calls with the same id refund it once.
   *
   * @throws Error if the provider fails; the refund is requested again
   */
  refund(payment: KnownPayment, refundId: string): Promise<{ readonly providerRefundId: string }>;
  /**
   * Finds the payment of a buyer who returns from the provider. Its outcome is queried, or notified.
   *
   * @returns `undefined` for the parameters of another provider
   * @throws ApiError `invalid_signature`
   */
  readReturn(query: ReturnParameters): { readonly transactionId: string } | { readonly providerId: string } | undefined;
}

/** The parameters that providers add to the address to which the buyer returns. */
export interface ReturnParameters {
  readonly r?: string | undefined;
  readonly s?: string | undefined;
  readonly session_id?: string | undefined;
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
