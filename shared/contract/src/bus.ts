import type { Summary } from './api/cart.ts';
import type { User } from './api/auth.ts';
import type { Currency, Locale, VatMode } from './locale.ts';
import type { SlicePhase } from './sliceErrors.ts';
import type { SliceName } from './slices.ts';

/** Version of the bus that a slice receives at mounting. It is raised when a topic is added or changes its meaning. */
export const BUS_VERSION = 4;

/**
 * Every topic of the bus.
 *
 * - `state` replays its last value to late subscribers; one publisher.
 * - `moment` is not replayed; any number of publishers.
 * - `request` has at most one responder; without an answer it fails with a typed time-out.
 *
 * `shared: 'visitor'` topics have the same value in all tabs of the visitor; `shared: 'page'` topics belong to one page.
 * `since` is the first bus version with the topic.
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
  'navigation.intended': { cardinality: 'moment', shared: 'page', since: 4 },
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

/** The visitor's consent. Everything is denied until they agree. */
export interface Consent {
  readonly statistics: boolean;
  readonly marketing: boolean;
  /** ISO time of the decision, or `null` before one. */
  readonly decidedAt: string | null;
}

export const CONSENT_DENIED: Consent = { statistics: false, marketing: false, decidedAt: null };

/** The cart for the header. Amounts are in major units of `currency`. */
export interface CartSummary {
  readonly quantity: number;
  readonly currency: Currency;
  /** Numbers only: a tab of any release accepts them. */
  readonly summary: Omit<Summary, 'services'>;
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
  /** Where the slice failed; absent for what a slice reports by itself. */
  readonly phase?: SlicePhase;
  readonly error: unknown;
}

export interface BusMoments {
  'navigation.started': { readonly href: string };
  'navigation.finished': PageLocation;
  /** The visitor is likely to go to this address soon: the pointer rests on a choice that leads to it. */
  'navigation.intended': { readonly href: string };
  /** `isQuiet`: the cart panel does not open, because the caller shows the cart. */
  'cart.product-added': { readonly productId: number; readonly quantity: number; readonly title: string; readonly isQuiet?: boolean };
  /** The visitor has requested the cart panel. */
  'cart.panel-opened': Record<string, never>;
  'notice.shown': Notice;
  /** A product page is shown. */
  'product.viewed': { readonly productId: number };
  /** A product list is shown, or has grown by these products. `list` is its name, equal in every language, such as `category/12`. */
  'products.listed': { readonly list: string; readonly productIds: readonly number[] };
  /** The results of a search are shown. */
  'search.made': { readonly words: string; readonly total: number };
  /** The visitor has changed a quantity in the cart by `change` to `quantity`; 0 if the product was removed. */
  'cart.quantity-changed': { readonly productId: number; readonly change: number; readonly quantity: number };
  /** The cart is shown, on its page or in the panel. */
  'cart.viewed': Record<string, never>;
  /** `isOffer`: the buyer orders the open offer, not the cart. */
  'checkout.begun': { readonly isOffer?: boolean };
  /** `method`: the delivery method's code. */
  'checkout.delivery-chosen': { readonly method: string };
  /** The order request is about to be sent. `payment`: the payment method's code. */
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
       * `in-place`: another choice on the same screen. Focus and scroll position stay; a choice that cannot be loaded rejects
       * and leaves the page unchanged. `shown`: the page shows it already, only the address changes.
       */
      readonly kind?: 'in-place' | 'shown';
    };
    /** `ok` is false if a later navigation replaced this one. */
    answer: { readonly ok: boolean };
  };
  'cart.add-product': {
    /** `isQuiet`: one of several products, after which the caller shows the cart; the panel does not open. */
    question: { readonly productId: number; readonly quantity: number; readonly isQuiet?: boolean };
    /**
     * `message` is in the page's language and set when `ok` is false. `isInCart`: the pieces that the cart has already leave no
     * room for these, so that another attempt fails as well.
     */
    answer: { readonly ok: boolean; readonly message?: string; readonly isInCart?: boolean };
  };
  'favourites.toggle': {
    question: { readonly productId: number };
    answer: { readonly ok: boolean; readonly isFavourite: boolean; readonly message?: string };
  };
  /** Opens the search overlay. */
  'search.open': { question: Record<string, never>; answer: { readonly ok: boolean } };
}

export type BusStateName = keyof BusStates;
export type BusMomentName = keyof BusMoments;
export type BusRequestName = keyof BusRequests;

/** A user of the bus. Every error report names it. */
export interface BusParty {
  readonly slice: SliceName | 'shell';
  readonly version: string;
}

export type Unsubscribe = () => void;

/**
 * The bus as a slice sees it. A slice receives it at mounting, bound to its name and version. The error of a subscriber is
 * reported with both, and does not affect other subscribers.
 */
export interface Bus {
  readonly version: number;
  /** The last value of a state topic, or `undefined` before the first. */
  get<Name extends BusStateName>(topic: Name): BusStates[Name] | undefined;
  set<Name extends BusStateName>(topic: Name, value: BusStates[Name]): void;
  /** Calls `listener` immediately with the current value, if any, and then with every new one. */
  watch<Name extends BusStateName>(topic: Name, listener: (value: BusStates[Name]) => void): Unsubscribe;
  emit<Name extends BusMomentName>(topic: Name, moment: BusMoments[Name]): void;
  on<Name extends BusMomentName>(topic: Name, listener: (moment: BusMoments[Name]) => void): Unsubscribe;
  /**
   * Sends a question to the responder of a topic.
   *
   * @param timeoutMs - in milliseconds; 5000 by default
   * @returns the answer; rejects with a `BusTimeoutError` after the time-out, and with the responder's error if it fails
   */
  ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs?: number): Promise<BusRequests[Name]['answer']>;
  /** Registers the only responder of a request topic; throws if there is one already. */
  answer<Name extends BusRequestName>(
    topic: Name,
    responder: (question: BusRequests[Name]['question']) => Promise<BusRequests[Name]['answer']>,
  ): Unsubscribe;
}

/** Topics for statistics. */
export const STATISTICS_TOPICS = [
  'product.viewed', 'products.listed', 'search.made', 'cart.quantity-changed', 'cart.viewed', 'checkout.begun', 'checkout.delivery-chosen',
  'checkout.order-begun', 'order.seen',
] as const satisfies readonly BusMomentName[];
export type StatisticsTopic = (typeof STATISTICS_TOPICS)[number];

/** The first bus version with these topics. */
const STATISTICS_SINCE = 3;

/** Emits a moment for statistics. Does nothing with a shell whose bus does not have these topics yet. */
export function emitForStatistics<Name extends StatisticsTopic>(bus: Bus, topic: Name, moment: BusMoments[Name]): void {
  if (bus.version >= STATISTICS_SINCE) bus.emit(topic, moment);
}

/** The first bus version with `navigation.intended`. */
const INTENT_SINCE = 4;

/** Lets the shell load an address to which the visitor is likely to go soon. Does nothing with a shell of an earlier bus. */
export function intendNavigation(bus: Pick<Bus, 'version' | 'emit'>, href: string): void {
  if (bus.version >= INTENT_SINCE) bus.emit('navigation.intended', { href });
}
