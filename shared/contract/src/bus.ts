import type { Summary } from './api/cart.ts';
import type { User } from './api/account.ts';
import type { Currency, Locale, VatMode } from './locale.ts';
import type { SliceName } from './routes.ts';

/** Version of the bus that is handed to a slice when it is mounted; raised when a topic is added or changes its meaning. */
export const BUS_VERSION = 3;

/**
 * Every topic of the bus.
 *
 * - `state` replays its last value to late subscribers; one publisher.
 * - `moment` is not replayed; any number of publishers.
 * - `request` is answered by at most one responder, or fails with a typed time-out.
 *
 * `shared: 'visitor'` topics are the visitor's and are kept equal between tabs; `shared: 'page'` are this page's own.
 * `since` is the bus version that brought the topic.
 */
export const BUS_TOPICS = {
  'shop.locale': { cardinality: 'state', shared: 'page', since: 1 },
  'shop.currency': { cardinality: 'state', shared: 'page', since: 1 },
  'shop.vat-mode': { cardinality: 'state', shared: 'page', since: 1 },
  'shop.location': { cardinality: 'state', shared: 'page', since: 1 },
  'visitor.consent': { cardinality: 'state', shared: 'visitor', since: 1 },
  'visitor.user': { cardinality: 'state', shared: 'visitor', since: 1 },
  'visitor.favourites': { cardinality: 'state', shared: 'visitor', since: 1 },
  'cart.summary': { cardinality: 'state', shared: 'visitor', since: 1 },
  'navigation.started': { cardinality: 'moment', shared: 'page', since: 1 },
  'navigation.finished': { cardinality: 'moment', shared: 'page', since: 1 },
  'cart.product-added': { cardinality: 'moment', shared: 'page', since: 1 },
  'cart.panel-opened': { cardinality: 'moment', shared: 'page', since: 1 },
  'notice.shown': { cardinality: 'moment', shared: 'page', since: 1 },
  'error.reported': { cardinality: 'moment', shared: 'page', since: 1 },
  'product.viewed': { cardinality: 'moment', shared: 'page', since: 3 },
  'products.listed': { cardinality: 'moment', shared: 'page', since: 3 },
  'search.made': { cardinality: 'moment', shared: 'page', since: 3 },
  'cart.quantity-changed': { cardinality: 'moment', shared: 'page', since: 3 },
  'cart.viewed': { cardinality: 'moment', shared: 'page', since: 3 },
  'checkout.begun': { cardinality: 'moment', shared: 'page', since: 3 },
  'checkout.delivery-chosen': { cardinality: 'moment', shared: 'page', since: 3 },
  'checkout.order-begun': { cardinality: 'moment', shared: 'page', since: 3 },
  'order.seen': { cardinality: 'moment', shared: 'page', since: 3 },
  'navigation.go': { cardinality: 'request', shared: 'page', since: 1 },
  'cart.add-product': { cardinality: 'request', shared: 'page', since: 1 },
  'favourites.toggle': { cardinality: 'request', shared: 'page', since: 1 },
  'search.open': { cardinality: 'request', shared: 'page', since: 2 },
} as const satisfies Record<string, BusTopic>;

export interface BusTopic {
  readonly cardinality: 'state' | 'moment' | 'request';
  readonly shared: 'page' | 'visitor';
  readonly since: number;
}

/** What the visitor has agreed to; everything is denied until he says otherwise. */
export interface Consent {
  readonly statistics: boolean;
  readonly marketing: boolean;
  /** ISO time of the decision, or `null` before one. */
  readonly decidedAt: string | null;
}

export const CONSENT_DENIED: Consent = { statistics: false, marketing: false, decidedAt: null };

/** The cart as the header shows it. Amounts in major units of `currency`. */
export interface CartSummary {
  readonly quantity: number;
  readonly currency: Currency;
  readonly summary: Summary;
}

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly routeName: string | null;
}

export interface BusStates {
  'shop.locale': Locale;
  'shop.currency': Currency;
  'shop.vat-mode': VatMode;
  'shop.location': PageLocation;
  'visitor.consent': Consent;
  /** `null` for a visitor who has not signed in. */
  'visitor.user': User | null;
  /** Ids of the favourite products. */
  'visitor.favourites': readonly number[];
  'cart.summary': CartSummary;
}

export interface Notice {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

export interface ReportedError {
  readonly slice: SliceName | 'shell';
  readonly version: string;
  readonly topic?: string;
  readonly error: unknown;
}

export interface BusMoments {
  'navigation.started': { readonly href: string };
  'navigation.finished': PageLocation;
  /** `isQuiet`: whoever asked for it shows the cart himself. */
  'cart.product-added': { readonly productId: number; readonly quantity: number; readonly title: string; readonly isQuiet?: boolean };
  /** The visitor asked to see the cart panel. */
  'cart.panel-opened': Record<string, never>;
  'notice.shown': Notice;
  /** A product's own page is shown. */
  'product.viewed': { readonly productId: number };
  /** A list of products is shown, or has grown by these. `list` names it the same in every language, such as `category/12`. */
  'products.listed': { readonly list: string; readonly productIds: readonly number[] };
  /** The results of a search are shown. */
  'search.made': { readonly words: string; readonly total: number };
  /** The visitor has changed how many pieces the cart holds: by `change` to `quantity`, 0 where the product has left it. */
  'cart.quantity-changed': { readonly productId: number; readonly change: number; readonly quantity: number };
  /** The visitor looks at his cart, on its page or in the panel. */
  'cart.viewed': Record<string, never>;
  /** `isOffer`: it is the open offer that is ordered, not the cart. */
  'checkout.begun': { readonly isOffer?: boolean };
  /** `method`: the delivery method's code. */
  'checkout.delivery-chosen': { readonly method: string };
  /** The order is about to be sent. `payment`: the payment method's code. */
  'checkout.order-begun': { readonly payment: string; readonly isCompany: boolean; readonly isOffer?: boolean };
  /** The result of an order that is paid or received is shown. */
  'order.seen': { readonly orderHash: string };
  'error.reported': ReportedError;
}

/** Question and answer of every request topic. */
export interface BusRequests {
  'navigation.go': {
    question: {
      readonly href: string;
      readonly replace?: boolean;
      /**
       * `in-place`: another choice on the same screen; focus and scroll stay, and a choice that cannot be loaded leaves the
       * page as it is and rejects. `shown`: the page shows this already, so that the address alone follows.
       */
      readonly kind?: 'in-place' | 'shown';
    };
    /** `ok` is false where a later navigation overtook this one. */
    answer: { readonly ok: boolean };
  };
  'cart.add-product': {
    /** `isQuiet`: one of several, after which whoever asks shows the cart himself; the panel does not open for it. */
    question: { readonly productId: number; readonly quantity: number; readonly isQuiet?: boolean };
    /** `message` is in the page's language and set when `ok` is false. */
    answer: { readonly ok: boolean; readonly message?: string };
  };
  'favourites.toggle': {
    question: { readonly productId: number };
    answer: { readonly ok: boolean; readonly isFavourite: boolean; readonly message?: string };
  };
  /** The visitor wants to search: the overlay opens above the page. */
  'search.open': { question: Record<string, never>; answer: { readonly ok: boolean } };
}

export type BusStateName = keyof BusStates;
export type BusMomentName = keyof BusMoments;
export type BusRequestName = keyof BusRequests;

/** Who subscribes or publishes: named in every report of an error. */
export interface BusParty {
  readonly slice: SliceName | 'shell';
  readonly version: string;
}

export type Unsubscribe = () => void;

/**
 * The bus as a slice sees it. It is handed in at mounting and bound to that slice, so that a failing subscriber is
 * reported with the slice's name and version and harms no other.
 */
export interface Bus {
  readonly version: number;
  /** The last value of a state topic, or `undefined` before the first. */
  get<Name extends BusStateName>(topic: Name): BusStates[Name] | undefined;
  set<Name extends BusStateName>(topic: Name, value: BusStates[Name]): void;
  /** Calls `listener` at once with the last value, if any, and then with every new one. */
  watch<Name extends BusStateName>(topic: Name, listener: (value: BusStates[Name]) => void): Unsubscribe;
  emit<Name extends BusMomentName>(topic: Name, moment: BusMoments[Name]): void;
  on<Name extends BusMomentName>(topic: Name, listener: (moment: BusMoments[Name]) => void): Unsubscribe;
  /**
   * Asks and waits for the answer.
   *
   * @param timeoutMs - how long to wait in milliseconds; 5000 unless told
   * @returns the answer; rejects with a `BusTimeoutError` where nobody answers in time,
   *   with the responder's own error where it fails
   */
  ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs?: number): Promise<BusRequests[Name]['answer']>;
  /** Becomes the one responder of a request topic; throws where there is one already. */
  answer<Name extends BusRequestName>(
    topic: Name,
    responder: (question: BusRequests[Name]['question']) => Promise<BusRequests[Name]['answer']>,
  ): Unsubscribe;
}

/** What the shop's statistics hear. */
export const STATISTICS_TOPICS = [
  'product.viewed', 'products.listed', 'search.made', 'cart.quantity-changed', 'cart.viewed', 'checkout.begun', 'checkout.delivery-chosen',
  'checkout.order-begun', 'order.seen',
] as const satisfies readonly BusMomentName[];
export type StatisticsTopic = (typeof STATISTICS_TOPICS)[number];

/** The bus version that brought them. */
const STATISTICS_SINCE = 3;

/** Tells statistics of a moment; a shell that is older than they are is told nothing. */
export function emitForStatistics<Name extends StatisticsTopic>(bus: Bus, topic: Name, moment: BusMoments[Name]): void {
  if (bus.version >= STATISTICS_SINCE) bus.emit(topic, moment);
}
