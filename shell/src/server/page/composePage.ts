import { routePath } from '@feszek/contract';
import type { FragmentAnswer, Init, PageHead, PublicCachePolicy } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import type { AssetSource } from '../assets.ts';
import type { ShellConfig } from '../config.ts';
import { html, trusted } from '../http/html.ts';
import type { Html } from '../http/html.ts';
import type { SliceRegistry } from '../slices/SliceRegistry.ts';
import { documentEnd, documentHead } from './document.ts';
import type { PageData } from './document.ts';
import { footer } from './footer.ts';
import type { FragmentOutcome, Fragments } from './Fragments.ts';
import { header } from './header.ts';
import { LAYOUT_SLOTS } from './layoutSlots.ts';
import { notFoundMain, notFoundMessage, sliceDownMain } from './messagePages.ts';
import type { PageRequest } from './PageRequest.ts';

export interface ComposerParts {
  readonly config: ShellConfig;
  readonly assets: AssetSource;
  readonly registry: SliceRegistry;
  readonly fragments: Fragments;
  /** The menus, in the language of the page. */
  readonly menu: (locale: PageRequest['locale']) => Promise<Init['menu']>;
  readonly now: () => Date;
}

export type ComposedPage =
  | { readonly status: 301 | 302; readonly location: string }
  | {
      readonly status: 200 | 404 | 503;
      /** Whether, and how long, visitors may share this page. */
      readonly cache: PublicCachePolicy | undefined;
      /** The page in pieces, in order, each as soon as it is there. */
      readonly parts: AsyncIterable<string>;
      /** Once the pieces are out: whether every optional part came, so that the page is worth keeping. */
      readonly isWhole: () => boolean;
    };

interface Main {
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
  readonly html: Html;
  readonly page: PageData['page'];
  readonly answer?: FragmentAnswer;
}

function otherLanguageHref(page: PageRequest, head: PageHead): string {
  const other = page.locale === 'hu' ? 'en' : 'hu';
  return head.alternates?.[other] ?? routePath('index', other);
}

function primaryMain(page: PageRequest, outcome: FragmentOutcome): Main {
  const texts = shellTexts(page.locale);
  if (outcome.kind === 'answered' && outcome.answer.record.status === 200 && page.match) {
    const { answer, deployment } = outcome;
    const { name, screen } = page.match.route;
    const isStatic = answer.data === 'null';
    const data = isStatic ? null : html`<script type="application/json" id="primary-data">${trusted(answer.data)}</script>`;
    return {
      status: 200,
      head: { ...answer.record.head, title: `${answer.record.head.title} – ${texts.shopName}` },
      html: html`<div id="primary" data-slot="primary"${isStatic ? null : html` data-html="${screen}"`}>${trusted(answer.html)}</div>${data}`,
      page: { status: 200, routeName: name, slice: deployment.manifest.name, fragment: screen },
      answer,
    };
  }
  if (outcome.kind === 'failed') {
    return { status: 503, head: { title: `${texts.sliceDownTitle} – ${texts.shopName}`, robots: 'noindex' }, html: html`<div id="primary" data-slot="primary">${sliceDownMain(texts, page.pathname + page.search)}</div>`, page: { status: 503 } };
  }
  const message = notFoundMain(texts, page.locale, page.pathname);
  return { status: 404, head: { title: notFoundMessage(texts, page.pathname), robots: 'noindex' }, html: html`<div id="primary" data-slot="primary">${message}</div>`, page: { status: 404 } };
}

/** Puts the nested fragments, one level deep, into the places that the primary fragment left for them. */
async function fillSlots(main: Main, nested: readonly (readonly [string, Promise<FragmentOutcome>])[], onMissing: () => void): Promise<string> {
  let text = main.html.text;
  for (const [name, pending] of nested) {
    const outcome = await pending;
    if (outcome.kind === 'failed') onMissing();
    if (outcome.kind !== 'answered' || outcome.answer.record.status !== 200) continue;
    const opening = `data-slot="${name}"`;
    const place = text.indexOf('></div>', text.indexOf(opening));
    if (place < 0) continue;
    const { html: inner, data } = outcome.answer;
    const isStatic = data === 'null';
    const script = isStatic ? '' : `<script type="application/json">${data}</script>`;
    text = `${text.slice(0, place)} ${isStatic ? 'data-static' : `data-html="${name.split('/')[1] ?? ''}"`}>${inner}${script}${text.slice(place + 1)}`;
  }
  return text;
}

function showroomsSlot(outcome: FragmentOutcome): Html {
  const inner = outcome.kind === 'answered' ? trusted(outcome.answer.html) : null;
  return html`<div class="shell-showrooms" data-slot="${LAYOUT_SLOTS.showrooms}"${inner ? html` data-static` : null}>${inner}</div>`;
}

/** Composes a page from the shell's layout and the slices' fragments. */
export async function composePage(page: PageRequest, parts: ComposerParts): Promise<ComposedPage> {
  const { config, assets, registry, fragments } = parts;
  const texts = shellTexts(page.locale);
  const route = page.match?.route;
  const menuPending = parts.menu(page.locale);
  const showroomsPending = fragments.optional(page, LAYOUT_SLOTS.showrooms);
  const outcome: FragmentOutcome = route ? await fragments.primary(page, route.slice, route.screen) : { kind: 'unknown' };
  if (outcome.kind === 'answered') {
    const { status, location } = outcome.answer.record;
    if ((status === 301 || status === 302) && location) return { status, location };
  }
  const main = primaryMain(page, outcome);
  const record = main.answer?.record;
  const nested = (record?.slots ?? []).map((name) => [name, fragments.optional(page, name)] as const);
  const menu = await menuPending;
  const nestedStyles = nested.flatMap(([name]) => {
    const [slice, fragment = ''] = name.split('/');
    return registry.all().find(({ manifest }) => manifest.name === slice)?.manifest.fragments[fragment]?.styles ?? [];
  });
  const layoutStyles = ['mini-cart', 'cart-panel'].flatMap((name) => registry.get('cart-checkout')?.manifest.fragments[name]?.styles ?? []);
  const showroomStyles = registry.get('content')?.manifest.fragments['showrooms']?.styles ?? [];
  const remotes = Object.fromEntries(registry.all().map(({ manifest: { name, version, remoteEntry } }) => [name, { version, remoteEntry }]));
  const primaryRemote = main.answer && route ? [registry.get(route.slice)?.manifest.remoteEntry ?? ''] : [];

  let isWhole = true;
  const onMissing = () => { isWhole = false; };

  async function* pieces(): AsyncGenerator<string> {
    yield documentHead({
      head: main.head,
      locale: page.locale,
      vatMode: page.vatMode,
      shopUrl: config.shopUrl,
      assets: assets.current(),
      styles: [...new Set([...(record?.styles ?? []), ...nestedStyles, ...layoutStyles, ...showroomStyles])],
      scripts: [...primaryRemote, ...(record?.scripts ?? [])],
    }).text + html`<body><a class="shell-skip" href="#main">${texts.skipToContent}</a><div id="progress" class="shell-progress" hidden></div>${header({
      texts,
      locale: page.locale,
      currency: page.currency,
      vatMode: page.vatMode,
      menu,
      returnTo: page.pathname + page.search,
      otherLanguage: otherLanguageHref(page, main.head),
    })}<main id="main" tabindex="-1">`.text;
    yield await fillSlots(main, nested, onMissing);
    const showrooms = await showroomsPending;
    if (showrooms.kind !== 'answered') onMissing();
    yield html`</main>${footer({ texts, locale: page.locale, menu, showrooms: showroomsSlot(showrooms), year: parts.now().getFullYear() })}`.text +
      documentEnd({ locale: page.locale, currency: page.currency, vatMode: page.vatMode, buildId: `${assets.current().version}-${registry.buildId}`, remotes, page: main.page, isDevelopment: config.isDevelopment }).text;
  }
  const cache = main.status === 200 && record?.cache.kind === 'public' ? record.cache : undefined;
  return { status: main.status, cache, parts: pieces(), isWhole: () => isWhole };
}
