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

/** What a provider needs to know of an order that is to be paid. */
export interface PaymentRequest {
  /** The shop's own id of this attempt: opaque, at least 128 random bits. */
  readonly transactionId: string;
  readonly orderId: number;
  readonly orderHash: string;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly email: string;
  readonly billing: BillingAddress;
  /** Where the browser goes after paying, as the order's own page: a path of the shop, or an address under its origin. */
  readonly resultUrl: string;
  /** Until when the attempt may be paid. */
  readonly expiresAt: Date;
}

/** A payment that the provider has been asked for. */
export interface KnownPayment {
  readonly transactionId: string;
  /** What the provider calls it, where it has said so. */
  readonly providerId: string | null;
  /** Gross, whole minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** What a provider has verifiably said of a payment. */
export interface PaymentEvent {
  readonly transactionId: string;
  readonly status: 'success' | 'error';
  /** Whole minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly authorizationCode: string | null;
  readonly responseCode: string;
  readonly responseMessage: string;
  /** Why it failed; nothing of a success. */
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
  /** What it says, as far as it concerns the shop. */
  readonly event?: PaymentEvent;
  readonly refund?: RefundNote;
  /** The answer that this provider expects; by default an acknowledgement. */
  readonly reply?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
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
  /** The currencies that it takes. */
  readonly currencies: readonly Currency[];
  /** Whether the buyer must agree beforehand that his data goes to the provider. */
  readonly needsDataTransferStatement: boolean;
  /**
   * Opens a payment at the provider.
   *
   * @returns where the buyer's browser goes to pay, and what the provider calls the payment
   * @throws whatever went wrong; the order stands and can be paid again
   */
  start(payment: PaymentRequest): Promise<{ readonly redirectUrl: string; readonly providerId?: string }>;
  /**
   * Reads a notification.
   *
   * @throws ApiError `invalid_signature` where it does not verifiably come from the provider, or is too old;
   *   `payment_provider_unavailable` where the provider must be asked and does not answer: it will send it again
   */
  parseNotification(request: NotificationRequest): Promise<Notification>;
  /**
   * Asks what has become of a payment.
   *
   * @returns `undefined` while it is not decided
   * @throws whatever went wrong
   */
  retrieve(payment: KnownPayment): Promise<PaymentEvent | undefined>;
  /**
   * Ends a payment that the buyer has turned back from, where the provider would leave it open.
   *
   * @returns that it was cancelled; `undefined` where it could not be ended: it may be paid already
   * @throws whatever went wrong
   */
  abandon?(payment: KnownPayment): Promise<PaymentEvent | undefined>;
  /**
   * Gives the whole amount back. Asked twice with the same id, the money goes back once.
   *
   * @throws whatever went wrong; it will be asked again
   */
  refund(payment: KnownPayment, refundId: string): Promise<{ readonly providerRefundId: string }>;
  /**
   * Which payment a buyer comes back from. It says nothing of how the payment went: that is asked, or notified.
   *
   * @returns `undefined` for parameters that are not this provider's
   * @throws ApiError `invalid_signature`
   */
  readReturn(query: ReturnParameters): { readonly transactionId: string } | { readonly providerId: string } | undefined;
}

/** What providers hang on the address that they send the buyer back to. */
export interface ReturnParameters {
  readonly r?: string | undefined;
  readonly s?: string | undefined;
  readonly session_id?: string | undefined;
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
