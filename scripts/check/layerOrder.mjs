/** The layers of the API, whose tables follow them too. */
export const API_LAYERS = [
  ['platform'], ['postcodes'], ['media', 'places', 'pricing', 'stock', 'users'], ['newsletter', 'consent'], ['catalog'], ['cart', 'stockAlerts'], ['orders'],
  ['quotes', 'contact', 'reviews'], ['accounts', 'content', 'setup'], ['operator'],
];

/**
 * The layers of each package from the bottom up. A folder imports its own files and those of the layers below; folders of one
 * layer do not import each other. An item with a dot is the pattern of a file beside the folders. All other files beside the
 * folders compose them: they may import everything, and no folder imports them. Types count, tests do not.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const LAYERS = {
  'api/src': API_LAYERS,
  'shell/src': [['locales', 'styles'], ['markup'], ['worker', 'gallery'], ['client', 'server'], ['embed'], ['build']],
  'mfe-catalog/src': [
    ['locales'], ['i18n.ts'], ['add-to-cart', 'breadcrumb', 'category', 'description', 'heart', 'memory', 'price', 'share'], ['product-card', 'service-benefits'], ['list-query'],
    ['collections', 'favourites', 'filters', 'viewed'], ['buyable-product', 'home', 'listing', 'product', 'product-row', 'shared-list'], ['search'],
  ],
  'mfe-cart-checkout/src': [
    ['locales'], ['i18n.ts'], ['folded'], ['drafts', 'layout', 'navigation', 'payment', 'places', 'price', 'review'], ['cart-store', 'embedded-cart', 'order-items'],
    ['arrival', 'coupon', 'mini-cart', 'services'], ['cart'], ['cart-panel', 'checkout', 'result'], ['handover', 'offer', 'order', 'product-review', 'quote', 'withdrawal'], ['offer-data', 'return'],
  ],
  'mfe-account/src': [
    ['locales'], ['i18n.ts'], ['head', 'navigation', 'password', 'security-rules', 'user', 'webauthn'], ['layout'], ['reauthentication', 'token'], ['passkeys'],
    [
      'account-closed', 'activation', 'addresses', 'deletion-cancel', 'details', 'email-change', 'orders', 'personal-data', 'registration', 'reminder', 'reset', 'security',
    ],
    ['account', 'login', 'privacy', 'registration-success'],
  ],
  'mfe-content/src': [
    ['locales'], ['i18n.ts'], ['blocks', 'breadcrumb', 'contents', 'document', 'forms', 'showrooms', 'social'], ['article', 'newsletter'],
    ['article-tile', 'blog', 'consent', 'contact', 'data-sheet', 'faq', 'guarantee', 'page', 'recent-posts', 'stock-alert', 'stories'],
  ],
  'shared/kit/src': [['slice'], ['browser', 'server'], ['build']],
  'demo/src': [['seededRandom.ts'], ['pictures'], ['goods'], ['bank', 'catalogue', 'content', 'covers', 'shop', 'simulators'], ['places'], ['fill', 'painter']],
  'e2e/src': [['harness'], ['buying', 'content', 'crawl', 'engines', 'failures', 'setup'], ['accounts'], ['screens'], ['looks']],
  scripts: [['(?!index)[^/]+[.]mjs'], ['postgres'], ['backup', 'contracts', 'releases'], ['check', 'jest', 'shop'], ['commands']],
};
