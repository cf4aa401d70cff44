import { LOCALES } from '@feszek/contract';
import type { Currency } from '@feszek/contract';
import { formatPrice } from '@feszek/money';
import type { Crawl } from './Crawl.ts';
import type { PageFacts } from './pageFacts.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Whether search engines should list the page: it permits it, and is not another address of a page. */
function isListed(path: string, { isIndexable, canonical }: PageFacts, { shopUrl }: Crawl): boolean {
  return isIndexable && canonical === shopUrl + path;
}

/** Pages without exactly one main heading, a title, or a description that search engines could show. */
export function incompletePages(crawl: Crawl): string[] {
  return crawl.pages().flatMap(([path, { title, description, headings, isIndexable, canonical }]) => [
    ...(headings === 1 ? [] : [`${path} has ${headings} main headings`]),
    ...(title.trim() ? [] : [`${path} has no title`]),
    ...(!isIndexable || description.trim() ? [] : [`${path} has no description`]),
    ...(!isIndexable || canonical !== undefined ? [] : [`${path} has no canonical address`]),
  ]);
}

/** Titles and descriptions that several listed pages share. */
export function repeatedTexts(crawl: Crawl): string[] {
  const owners = new Map<string, string>();
  return crawl.pages().filter(([path, facts]) => isListed(path, facts, crawl)).flatMap(([path, { title, description }]) =>
    [`title ${title}`, `description ${description}`].flatMap((text) => {
      const owner = owners.get(text);
      owners.set(text, owner ?? path);
      return owner === undefined ? [] : [`${owner} and ${path} have the same ${text}`];
    }));
}

/** Listed pages whose addresses in the other language do not lead back, or are missing. */
export function oneSidedAlternates(crawl: Crawl): string[] {
  return crawl.pages().filter(([path, facts]) => isListed(path, facts, crawl)).flatMap(([path, { alternates }]) => {
    const own = path.startsWith('/en') ? 'en' : 'hu';
    const missing = [...LOCALES, 'x-default'].filter((language) => !alternates.has(language));
    if (missing.length > 0) return [`${path} has no alternate address for ${missing.join(', ')}`];
    const faults = [
      ...(alternates.get(own) === crawl.shopUrl + path ? [] : [`${path} has ${alternates.get(own)} as its own alternate address`]),
      ...(alternates.get('x-default') === alternates.get('hu') ? [] : [`${path} has another default than its Hungarian address`]),
    ];
    const other = LOCALES.find((locale) => locale !== own) ?? 'hu';
    const back = crawl.visited.get(crawl.pathOf(alternates.get(other) ?? '') ?? '')?.facts;
    const isMutual = back?.alternates.get(own) === crawl.shopUrl + path;
    return isMutual ? faults : [...faults, `${path} is not the alternate address of ${alternates.get(other)}`];
  });
}

/** Pages of the sitemap that are not listed, and pages whose alternate addresses differ from those in the sitemap. */
export function sitemapFaults(crawl: Crawl, sitemap: readonly SitemapEntry[]): string[] {
  return sitemap.flatMap(({ path, alternates }) => {
    const visited = crawl.visited.get(path);
    if (!visited) return [];
    if (!visited.facts) return [`${path} is in the sitemap and is answered ${visited.status}`];
    if (!isListed(path, visited.facts, crawl)) return [`${path} is in the sitemap, but its canonical address is ${visited.facts.canonical}`];
    const differing = [...alternates].filter(([language, address]) => visited.facts?.alternates.get(language) !== crawl.shopUrl + address);
    return differing.map(([language, address]) => `${path} has ${address} for ${language} only in the sitemap`);
  });
}

function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.fromEntries(Object.entries(value));
  return [fields, ...Object.values(fields).flatMap(objectsIn)];
}

function isCurrency(value: unknown): value is Currency {
  return value === 'HUF' || value === 'EUR' || value === 'USD';
}

/** Prices in structured data that the page does not show, and breadcrumbs that do not end at the page. */
export function structureFaults(crawl: Crawl): string[] {
  return crawl.pages().flatMap(([path, { structuredData, text, canonical }]) => {
    const objects = objectsIn(structuredData);
    const prices = objects.flatMap(({ '@type': type, price, priceCurrency }) => (type === 'Offer' && isCurrency(priceCurrency) ? [formatPrice(Number(price), priceCurrency)] : []));
    const shown = text.replaceAll(/\s/g, ' ');
    const hidden = prices.filter((price) => !shown.includes(price.replaceAll(/\s/g, ' ')));
    const steps = objects.filter((object) => object['@type'] === 'ListItem').map(({ item }) => item);
    const end = steps.at(-1);
    return [
      ...hidden.map((price) => `${path} does not show the price ${price} of its structured data`),
      ...(end === undefined || canonical === undefined || canonical.startsWith(String(end)) ? [] : [`The breadcrumb of ${path} ends at ${String(end)}`]),
    ];
  });
}

/** Pages without the tags for previews of links. */
export function previewFaults(crawl: Crawl): string[] {
  const required = ['og:type', 'og:title', 'og:url', 'og:locale', 'og:locale:alternate', 'og:description', 'og:image', 'og:image:width', 'og:image:height'];
  return crawl.pages().filter(([path, facts]) => isListed(path, facts, crawl)).flatMap(([path, { preview, canonical }]) => [
    ...required.filter((name) => !preview.get(name)).map((name) => `${path} has no ${name}`),
    ...(preview.get('og:url') === canonical ? [] : [`${path} has ${preview.get('og:url')} as og:url`]),
  ]);
}
