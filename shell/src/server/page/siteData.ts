import { LOCALES, routePath } from '@feszek/contract';
import type { Init, Locale } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';

/** What the whole shop has in common, from the API. */
export type Site = Pick<Init, 'seller' | 'share_image'>;

export interface SiteDataInput {
  readonly locale: Locale;
  readonly seller: Init['seller'] | undefined;
  /** Path of the logo. */
  readonly logo: string;
}

/** The company for search engines: https://schema.org/OnlineStore, an Organization. */
function organization({ locale, seller, logo }: SiteDataInput): object {
  const reach = { ...(seller?.email && { email: seller.email }), ...(seller?.phone && { telephone: seller.phone }) };
  const contact = seller && {
    ...(seller.name && { legalName: seller.name }),
    ...(seller.address && { address: seller.address }),
    ...reach,
    ...(Object.keys(reach).length > 0 && { contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', ...reach, availableLanguage: [...LOCALES] } }),
  };
  return { '@context': 'https://schema.org', '@type': 'OnlineStore', '@id': '/#organization', name: shellTexts(locale).shopName, url: routePath('index', locale), logo, description: shellTexts(locale).tagline, ...contact };
}

/** The shop with its search for search engines: https://schema.org/WebSite. */
function website({ locale }: SiteDataInput): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${routePath('index', locale)}#website`,
    name: shellTexts(locale).shopName,
    url: routePath('index', locale),
    inLanguage: locale,
    publisher: { '@id': '/#organization' },
    potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${routePath('search', locale)}?q={search_term_string}` }, 'query-input': 'required name=search_term_string' },
  };
}

/** The structured data of the home page: the company, and the shop with its search. */
export function siteData(input: SiteDataInput): readonly object[] {
  return [organization(input), website(input)];
}
