/** Limits that the API and the forms enforce. Lengths are in characters. */
export const LIMITS = {
  name: 120,
  email: 254,
  phone: 32,
  address: 160,
  city: 80,
  zipcode: 12,
  /** A day such as `2026-12-03`. */
  day: 10,
  taxNumber: 20,
  comment: 1000,
  coupon: 40,
  orderHash: 64,
  orderNumber: 40,
  couponMin: 3,
  /** The highest value of a coupon's limit of uses. */
  couponUses: 1_000_000,
  passwordMin: 8,
  passwordMax: 200,
  url: 2048,
  sku: 64,
  /** Pieces of one product in one cart. */
  quantity: 999,
  /** Different products in one cart. */
  cartLines: 100,
  /** Different samples in one order. */
  samples: 5,
  /** Pieces of one product that one cart reserves. */
  reservedOfProduct: 10,
  /** Pieces that one cart reserves in all. */
  reservedInAll: 30,
  /** Addresses of one user. */
  savedAddresses: 20,
  /** Passkeys of one user. */
  passkeys: 10,
  passkeyName: 60,
  /** Means by which a browser reaches the device of one passkey. */
  transports: 10,
  /** Favourites of one visitor. */
  favourites: 500,
  /** Products on one page of a listing. */
  pageSize: 24,
  pageSizeMax: 96,
  page: 10_000,
  /** Characters of a search query. */
  query: 100,
  /** The highest value of a price filter, in major units. */
  price: 1_000_000_000,
  /** Values chosen in one filter. */
  filterValues: 50,
  /** The highest value of a filter by width, depth or height, in centimetres: that of the import. */
  centimetres: 10_000,
} as const;

/** Minimum order amount by currency, in major units. Source: specification, chapter 5. */
export const MINIMUM_AMOUNT = { HUF: 1000, EUR: 10, USD: 10 } as const;

/**
 * The highest total of a guest's order that holds stock before it is paid, gross, in major units: paid on receipt, or in
 * advance by transfer. An order that is paid immediately through a provider has no limit.
 */
export const UNPAID_LIMITS = {
  onReceipt: { HUF: 500_000, EUR: 1250, USD: 1400 },
  inAdvance: { HUF: 1_500_000, EUR: 3750, USD: 4200 },
} as const;

/** Products total, gross and in major units, from which home delivery is free. Source: specification, chapter 1. */
export const FREE_DELIVERY_FROM = { HUF: 159_900, EUR: 399, USD: 449 } as const;

/** The lifetime of a reservation after the last change of its cart line, in milliseconds. */
export const RESERVATION_MS = 600_000;

/** The maximum size of a request body; larger than any body of the contract. */
export const BODY_LIMIT_BYTES = 64 * 1024;
