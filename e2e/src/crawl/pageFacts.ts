/** What search engines and visitors without a script find in a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly isIndexable: boolean;
  /** Addresses by language, with `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly headings: number;
  /** Addresses of links, without their part after `#`. */
  readonly links: readonly string[];
  /** Addresses of links to a place in a page, with their part after `#`, and the places of this page. */
  readonly anchors: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The first candidate of each picture, and its `src`. */
  readonly thumbnails: readonly string[];
  readonly pictures: readonly string[];
  readonly feeds: readonly string[];
  readonly shareImage: string | undefined;
  /** `property` and `content` of the tags for previews of links. */
  readonly preview: ReadonlyMap<string, string>;
  readonly structuredData: readonly unknown[];
  /** The visible text, with single spaces. */
  readonly text: string;
}

const ENTITIES = new Map([['&amp;', '&'], ['&lt;', '<'], ['&gt;', '>'], ['&quot;', '"'], ['&#39;', "'"], ['&#x27;', "'"]]);

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES.get(entity) ?? entity);
}

type Attributes = ReadonlyMap<string, string>;

/** The attributes of every element of a name. The shop quotes all values. */
function elements(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    new Map([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decoded(value)])));
}

function valuesOf(list: readonly Attributes[], name: string): string[] {
  return list.flatMap((attributes) => attributes.get(name) ?? []);
}

/** Collects the facts of a page from its HTML. */
export function pageFacts(html: string): PageFacts {
  const markup = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const metas = elements(markup, 'meta');
  const links = elements(markup, 'link');
  const images = elements(markup, 'img');
  const hrefs = valuesOf(elements(markup, 'a'), 'href');
  const meta = (name: string) => metas.find((attributes) => attributes.get('name') === name)?.get('content');
  const preview = new Map(metas.flatMap((attributes) => (attributes.get('property')?.startsWith('og:') ? [[attributes.get('property') ?? '', attributes.get('content') ?? ''] as const] : [])));
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: meta('description') ?? '',
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    isIndexable: !(meta('robots') ?? '').includes('noindex'),
    alternates: new Map(links.flatMap((link) => (link.has('hreflang') ? [[link.get('hreflang') ?? '', link.get('href') ?? ''] as const] : []))),
    headings: markup.match(/<h1[ >]/g)?.length ?? 0,
    anchors: [...new Set(hrefs.filter((href) => /#./.test(href)))],
    ids: new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
    links: [...new Set(hrefs.map((href) => href.replace(/#.*$/, '')).filter((href) => href !== ''))],
    thumbnails: [...new Set(images.flatMap((image) => image.get('srcset')?.split(/[\s,]/)[0] ?? image.get('src') ?? []))],
    pictures: [...new Set([...valuesOf(images, 'src'), ...images.flatMap((image) => image.get('srcset')?.split(/[\s,]/)[0] ?? [])])],
    feeds: valuesOf(links.filter((link) => /^application\/(?:rss|feed)/.test(link.get('type') ?? '')), 'href'),
    shareImage: preview.get('og:image'),
    preview,
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']): unknown => JSON.parse(json)),
    text: decoded(markup.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' '),
  };
}
