import { LOCALES, LOCALE_TAGS, scriptJson } from '@feszek/contract';
import type { Locale, PageHead } from '@feszek/contract';
import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { withOrigin } from './withOrigin.ts';

export interface HeadTagsInput {
  readonly head: PageHead;
  readonly locale: Locale;
  readonly shopUrl: string;
}

function alternateTags(alternates: NonNullable<PageHead['alternates']>, shopUrl: string): Html[] {
  const links = LOCALES.filter((locale) => alternates[locale]).map(
    (locale) => html`<link rel="alternate" hreflang="${locale}" href="${shopUrl}${alternates[locale]}">`,
  );
  return alternates.hu ? [...links, html`<link rel="alternate" hreflang="x-default" href="${shopUrl}${alternates.hu}">`] : links;
}

function previewTags({ head, locale, shopUrl }: HeadTagsInput): Html {
  return html`<meta property="og:site_name" content="Fészek"><meta property="og:title" content="${head.title}"><meta property="og:locale" content="${LOCALE_TAGS[locale].replace('-', '_')}">${head.description ? html`<meta property="og:description" content="${head.description}">` : null}${head.image ? html`<meta property="og:image" content="${shopUrl}${head.image}">` : null}`;
}

/** The tags for the primary fragment's head record. Slices never write them themselves. */
export function headTags(input: HeadTagsInput): Html {
  const { head, shopUrl } = input;
  return html`<title>${head.title}</title>${head.description ? html`<meta name="description" content="${head.description}">` : null}${head.robots ? html`<meta name="robots" content="${head.robots}">` : null}${head.canonical ? html`<link rel="canonical" href="${shopUrl}${head.canonical}">` : null}${alternateTags(head.alternates ?? {}, shopUrl)}${(head.feeds ?? []).map(({ type, title, href }) => html`<link rel="alternate" type="${type}" title="${title}" href="${shopUrl}${href}">`)}${previewTags(input)}${(head.preloadImages ?? []).map(({ srcSet, sizes }) => html`<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`)}${(head.structuredData ?? []).map((data) => html`<script type="application/ld+json">${trusted(scriptJson(withOrigin(data, shopUrl)))}</script>`)}`;
}
