import type { Locale } from './locale.ts';
import { MAILED_LINK_PARAM } from './mailedLinks.ts';
import type { SliceName } from './slices.ts';

/**
 * One screen of the shop and its two addresses.
 *
 * In a path, `{name}` stands for one segment and `{name...}` for one or more.
 * A `cacheable` screen shows nothing personal, so its HTML is shared between visitors.
 */
export interface Route {
  readonly name: string;
  readonly slice: SliceName;
  /** The name of the screen in the slice. The slice's manifest lists the existing screens. */
  readonly screen: string;
  readonly paths: Readonly<Record<Locale, string>>;
  readonly auth: 'anyone' | 'user';
  readonly cacheable: boolean;
  /**
   * The query parameters that the screen reads. A cacheable screen lists them; all others are removed from its cache key. A
   * personal screen, whose responses are never shared, gets the whole query.
   */
  readonly query: readonly string[] | 'all';
}

/** The query parameters of a page of content: the signature of a preview link, and an earlier version. */
const PAGE_QUERY = ['preview', 'version'] as const;

/** The query parameters of a listing, including the form fields that are sent without scripts. */
export const LISTING_QUERY = [
  'q', 'category', 'brand', 'color', 'price', 'price_from', 'price_to', 'price_unit', 'in_stock', 'sale', 'new', 'arrival', 'width', 'width_from', 'width_to',
  'depth', 'depth_from', 'depth_to', 'height', 'height_from', 'height_to', 'seats', 'bed', 'material', 'sort', 'page',
] as const;

/** The query parameters of a product's reviews: the number of stars, the order, and the number of reviews. */
export const REVIEW_QUERY = ['review_stars', 'review_sort', 'review_count'] as const;

function publicRoute<const Name extends string>(name: Name, slice: SliceName, screen: string, en: string, hu: string, query: readonly string[] = []) {
  return { name, slice, screen, paths: { en, hu }, auth: 'anyone', cacheable: true, query } as const;
}

function personalRoute<const Name extends string>(
  name: Name,
  slice: SliceName,
  screen: string,
  en: string,
  hu: string,
  auth: 'anyone' | 'user' = 'anyone',
) {
  return { name, slice, screen, paths: { en, hu }, auth, cacheable: false, query: 'all' } as const;
}

/**
 * The routes whose names are typed, so that every program can link to them: specification, chapter 2; paths of the sign-in
 * screens and of the account's pages, which it leaves open; the withdrawal, which the law requires; and the reviews of
 * buyers. The manifests of slices declare further routes, and may replace these (see `claimedRoutes`). The order is
 * irrelevant: the more specific path takes precedence.
 */
export const ROUTES = [
  publicRoute('index', 'catalog', 'home', '/en', '/hu'),
  publicRoute('categories-category_slug', 'catalog', 'category', '/en/categories/{category_slug...}', '/hu/kategoriak/{category_slug...}', LISTING_QUERY),
  publicRoute('products-product_slug', 'catalog', 'product', '/en/products/{product_slug...}', '/hu/termekek/{product_slug...}', REVIEW_QUERY),
  publicRoute('all-products', 'catalog', 'all-products', '/en/all-products', '/hu/termekek', LISTING_QUERY),
  publicRoute('sale', 'catalog', 'sale', '/en/sale', '/hu/akcios', LISTING_QUERY),
  publicRoute('new', 'catalog', 'new', '/en/new', '/hu/ujdonsagok', LISTING_QUERY),
  publicRoute('collections', 'catalog', 'collections', '/en/collections', '/hu/kollekciok'),
  publicRoute('collection', 'catalog', 'collection', '/en/collections/{collection_slug}', '/hu/kollekciok/{collection_slug}'),
  publicRoute('search', 'catalog', 'search', '/en/search', '/hu/kereses', LISTING_QUERY),
  publicRoute('product', 'catalog', 'product-without-slug', '/en/product', '/hu/product', ['id']),
  personalRoute('favourites', 'catalog', 'favourites', '/en/favourites', '/hu/kedvencek'),
  personalRoute('shared-list', 'catalog', 'shared-list', '/en/shared-list/{token}', '/hu/megosztott-lista/{token}'),

  personalRoute('cart', 'cart-checkout', 'cart', '/en/cart', '/hu/kosar'),
  personalRoute('cart-handover', 'cart-checkout', 'cart-handover', '/en/cart/add', '/hu/kosar/hozzaadas'),
  personalRoute('cart-data', 'cart-checkout', 'checkout', '/en/cart/data', '/hu/kosar/adatok'),
  personalRoute('checkout-offer', 'cart-checkout', 'offer', '/en/checkout/offer/{offer_hash}', '/hu/checkout/offer/{offer_hash}'),
  personalRoute('offer-data', 'cart-checkout', 'offer-data', '/en/offer/data', '/hu/ajanlat/adatok'),
  personalRoute('checkout-result-order_hash', 'cart-checkout', 'result', '/en/checkout/result/{order_hash}', '/hu/checkout/result/{order_hash}'),
  personalRoute('checkout-result', 'cart-checkout', 'result-without-hash', '/en/checkout/result', '/hu/checkout/result'),
  personalRoute('orders-order_hash', 'cart-checkout', 'order', '/en/orders/{order_hash}', '/hu/orders/{order_hash}'),
  personalRoute('product-review', 'cart-checkout', 'product-review', '/en/review/{token}', '/hu/ertekeles/{token}'),
  personalRoute('withdrawal', 'cart-checkout', 'withdrawal', '/en/withdrawal', '/hu/elallas'),

  personalRoute('auth-login', 'account', 'login', '/en/login', '/hu/bejelentkezes'),
  personalRoute('auth-registration', 'account', 'registration', '/en/registration', '/hu/regisztracio'),
  personalRoute('auth-registration-success', 'account', 'registration-success', '/en/registration/success', '/hu/regisztracio/sikeres'),
  personalRoute('auth-password-reminder', 'account', 'password-reminder', '/en/password/reminder', '/hu/jelszo/emlekezteto'),
  personalRoute('auth-password-reset', 'account', 'password-reset', '/en/password/reset/{token}', '/hu/jelszo/uj/{token}'),
  personalRoute('auth-activation', 'account', 'activation', '/en/activation/{token}', '/hu/aktivalas/{token}'),
  personalRoute('auth-email-confirmation', 'account', 'email-confirmation', '/en/email/confirmation/{token}', '/hu/email/megerosites/{token}'),
  personalRoute('auth-email-undo', 'account', 'email-undo', '/en/email/undo/{token}', '/hu/email/visszavonas/{token}'),
  personalRoute('auth-account-closed', 'account', 'account-closed', '/en/account-closed', '/hu/fiok-lezarva'),
  personalRoute('auth-deletion-cancel', 'account', 'deletion-cancel', '/en/deletion/cancel/{token}', '/hu/torles/visszavonas/{token}'),
  personalRoute('auth-personal-data', 'account', 'personal-data', '/en/personal-data/{token}', '/hu/szemelyes-adatok/{token}'),
  personalRoute('account', 'account', 'account', '/en/account', '/hu/account', 'user'),
  personalRoute('account-orders', 'account', 'orders', '/en/account/orders', '/hu/account/orders', 'user'),
  personalRoute('account-details', 'account', 'details', '/en/account/details', '/hu/account/adatok', 'user'),
  personalRoute('account-security', 'account', 'security', '/en/account/security', '/hu/account/biztonsag', 'user'),
  personalRoute('account-addresses', 'account', 'addresses', '/en/account/addresses', '/hu/account/cimek', 'user'),
  personalRoute('account-privacy', 'account', 'privacy', '/en/account/privacy', '/hu/account/adatvedelem', 'user'),

  publicRoute('blog', 'content', 'blog', '/en/blog', '/hu/blog', ['topic', 'page']),
  publicRoute('blog-slug', 'content', 'blog-article', '/en/blog/{slug...}', '/hu/blog/{slug...}', ['preview']),
  publicRoute('data-sheet', 'content', 'data-sheet', '/en/adatlap', '/hu/adatlap', [MAILED_LINK_PARAM]),
  publicRoute('newsletter', 'content', 'newsletter', '/en/newsletter', '/hu/hirlevel', [MAILED_LINK_PARAM]),
  publicRoute('stock-alert', 'content', 'stock-alert', '/en/stock-alert', '/hu/keszletertesito', ['product', MAILED_LINK_PARAM]),
  publicRoute('careers', 'content', 'careers', '/en/carrier', '/hu/karrier', PAGE_QUERY),
  publicRoute('companies', 'content', 'companies', '/en/companies', '/hu/cegunk', PAGE_QUERY),
  publicRoute('contact', 'content', 'contact', '/en/contact', '/hu/kapcsolat', PAGE_QUERY),
  publicRoute('cookie-rules', 'content', 'cookie-rules', '/en/cookie-rules', '/hu/cookie-szabalyzat', PAGE_QUERY),
  publicRoute('delivery-and-payment', 'content', 'delivery-and-payment', '/en/delivery-and-payment', '/hu/szallitasi-fizetesi-feltetelek', PAGE_QUERY),
  publicRoute('delivery', 'content', 'delivery', '/en/delivery', '/hu/szallitas', PAGE_QUERY),
  publicRoute('faq', 'content', 'faq', '/en/faq', '/hu/gyakran-ismetelt-kerdesek'),
  publicRoute('stocks', 'content', 'stocks', '/en/stocks', '/hu/raktar', PAGE_QUERY),
  publicRoute('terms', 'content', 'terms', '/en/service-agrrement', '/hu/altalanos-szerzodesi-feltetelek', PAGE_QUERY),
  publicRoute('page_slug', 'content', 'page', '/en/{page_slug...}', '/hu/{page_slug...}', PAGE_QUERY),
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];

/** Named routes whose page exists only if the content has it. */
export const CONTENT_ROUTES: readonly RouteName[] = ['careers', 'companies', 'contact', 'cookie-rules', 'delivery-and-payment', 'delivery', 'newsletter', 'stocks', 'terms'];

/** Lists of the catalogue that may be empty. */
export const CATALOGUE_LISTS = ['collections', 'new', 'sale'] as const satisfies readonly RouteName[];

/** Path parameters by name; a parameter of several segments is one string with slashes. */
export type RouteParams = Readonly<Record<string, string>>;
