import type { Crumb } from '@feszek/ui';

/** The breadcrumb of a page for search engines: https://schema.org/BreadcrumbList. Addresses are paths of the shop. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: href })),
  };
}
