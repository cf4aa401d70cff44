/**
 * The tags of all lists of products: `lists` of those of a category, `catalogue` of all other pages whose content depends on
 * products that they do not show, such as the home page and the results of a search.
 */
export const LIST_TAGS = ['catalogue', 'lists'] as const;
