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

/** The size of a share picture in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

function openGraphLocale(locale: Locale): string {
  return LOCALE_TAGS[locale].replace('-', '_');
}

function shareImageTags(path: string, title: string, shopUrl: string): Html {
  return html`<meta property="og:image" content="${shopUrl}${path}"><meta property="og:image:type" content="image/jpeg"><meta property="og:image:width" content="${SHARE_SIZE.width}"><meta property="og:image:height" content="${SHARE_SIZE.height}"><meta property="og:image:alt" content="${title}">`;
}

/** Previews of links: https://ogp.me. The card of X has a tag of its own and uses the others. */
function previewTags({ head, locale, shopUrl }: HeadTagsInput): Html {
  const { title, description, canonical, shareImage, type = 'website', alternates = {} } = head;
  const others = LOCALES.filter((other) => other !== locale && alternates[other]);
  return html`<meta property="og:site_name" content="Fészek"><meta property="og:type" content="${type}"><meta property="og:title" content="${title}">${canonical ? html`<meta property="og:url" content="${shopUrl}${canonical}">` : null}<meta property="og:locale" content="${openGraphLocale(locale)}">${others.map((other) => html`<meta property="og:locale:alternate" content="${openGraphLocale(other)}">`)}${description ? html`<meta property="og:description" content="${description}">` : null}${shareImage ? shareImageTags(shareImage, title, shopUrl) : null}<meta name="twitter:card" content="${shareImage ? 'summary_large_image' : 'summary'}">`;
}

/** The tags for the primary fragment's head record. Slices never write them themselves. */
export function headTags(input: HeadTagsInput): Html {
  const { head, shopUrl } = input;
  return html`<title>${head.title}</title>${head.description ? html`<meta name="description" content="${head.description}">` : null}${head.robots ? html`<meta name="robots" content="${head.robots}">` : null}${head.canonical ? html`<link rel="canonical" href="${shopUrl}${head.canonical}">` : null}${alternateTags(head.alternates ?? {}, shopUrl)}${(head.feeds ?? []).map(({ type, title, href }) => html`<link rel="alternate" type="${type}" title="${title}" href="${shopUrl}${href}">`)}${previewTags(input)}${(head.preloadImages ?? []).map(({ srcSet, sizes }) => html`<link rel="preload" as="image" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`)}${(head.structuredData ?? []).map((data) => html`<script type="application/ld+json">${trusted(scriptJson(withOrigin(data, shopUrl)))}</script>`)}`;
}
