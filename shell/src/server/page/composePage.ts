import { addQuery, BOT_CHECK_ROUTES, filledPart, isPrerendered, routePath, scriptJson } from '@feszek/contract';
import type { BotCheckExtension, Init, PageHead, PublicCachePolicy } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import type { BuildSource } from '../build.ts';
import type { ShellConfig } from '../config.ts';
import type { FastifyBaseLogger } from 'fastify';
import { contentPolicyOf, INTEGRITY_POLICY } from '../http/securityHeaders.ts';
import type { PagePolicies } from '../http/htmlHeaders.ts';
import { consentBar } from '../../markup/consentBar.ts';
import { previewBar } from '../../markup/previewBar.ts';
import { fileReference } from '../../markup/fileReference.ts';
import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { FoundRule } from '../routeRules/RouteRules.ts';
import type { Plan } from '../slices/Plan.ts';
import { pagePolicy } from './cachePolicy.ts';
import { markCurrent } from './currentPage.ts';
import { documentEnd, documentHeadEnd, documentStart } from './document.ts';
import { footer } from './footer.ts';
import type { FragmentOutcome, Fragments, OtherRelease } from './Fragments.ts';
import { icon } from './glyphs.ts';
import { header } from './header.ts';
import { hasLinkTo } from './menu.ts';
import { removedMainPart, mainPart } from './mainPart.ts';
import type { MainPart } from './mainPart.ts';
import { fillSlots, numberSlots } from './nestedSlots.ts';
import type { NestedPart } from './nestedSlots.ts';
import { pageFiles } from './pageFiles.ts';
import type { PageRequest } from './PageRequest.ts';
import type { PageStyle, PageStyles } from './PageStyles.ts';
import { siteData } from './siteData.ts';
import type { Site } from './siteData.ts';
import type { SwitchesInput } from './switches.ts';

export interface ComposerParts {
  readonly config: ShellConfig;
  readonly build: BuildSource;
  /** The plan of the next page. */
  readonly plan: () => Plan;
  readonly fragments: Fragments;
  readonly styles: PageStyles;
  /** The rule of the page's address. Never rejected. */
  readonly findRule: (page: PageRequest) => Promise<FoundRule>;
  /** The menus, in the language of the page. */
  readonly menu: (locale: PageRequest['locale']) => Promise<Init['menu']>;
  /** What all pages have in common; `undefined` if the API has not answered yet. */
  readonly site: (locale: PageRequest['locale']) => Site | undefined;
  /** The bot check, if forms have one. */
  readonly botCheck: () => BotCheckExtension | undefined;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

export interface WrittenPage {
  readonly status: MainPart['status'];
  readonly policies: PagePolicies;
  /** The JSON of the page's `PagePayload`, if it is prerendered. */
  readonly payload: string | undefined;
  /** The pieces of the page, in order, each as soon as it is complete. */
  readonly parts: AsyncIterable<Buffer> | Iterable<Buffer>;
  /**
   * After the last piece: how long visitors may share the page, with the tags of all its parts. `undefined` if it may not
   * be shared.
   */
  readonly cachePolicy: () => PublicCachePolicy | undefined;
}

export type ComposedPage = { readonly status: 301 | 302; readonly location: string } | WrittenPage;

/** The data for the layout's switches. */
function choicesOf({ locale, currency, vatMode, pathname, search }: PageRequest, { head }: MainPart): SwitchesInput {
  const other = locale === 'hu' ? 'en' : 'hu';
  return { texts: shellTexts(locale), locale, currency, vatMode, returnTo: pathname + search, otherLanguage: head.alternates?.[other] ?? routePath('index', other) };
}

/** Whether a page has a form with a bot check, in a shop that has one. */
function hasBotCheck({ match }: PageRequest): boolean {
  return match !== undefined && BOT_CHECK_ROUTES.has(match.route.name);
}

/** The head of the page's own slice, with what all pages have in common. */
function headOf({ locale, match }: PageRequest, { head }: MainPart, { build, site }: ComposerParts): PageHead {
  const common = site(locale);
  const shareImage = head.shareImage ?? common?.share_image;
  const data = match?.route.name === 'index' ? siteData({ locale, seller: common?.seller, logo: build.current().assets.icon }) : [];
  return { ...head, ...(shareImage !== undefined && { shareImage }), structuredData: [...data, ...(head.structuredData ?? [])] };
}

/** Whether a page has the development panel: those of a preview, and all in development. */
function hasPanel({ preview }: PageRequest, { config }: ComposerParts): boolean {
  return preview !== undefined || config.isDevelopment;
}

interface HeadFiles {
  /** The shell's own, then those of the slices. */
  readonly styles: readonly PageStyle[];
  readonly scripts: readonly string[];
}

function openingOf(page: PageRequest, main: MainPart, menu: Init['menu'], { styles, scripts }: HeadFiles, parts: ComposerParts): Buffer {
  const { config, build } = parts;
  const { locale, vatMode, pathname } = page;
  const { assets } = build.current();
  const start = documentStart({ head: headOf(page, main, parts), locale, vatMode, shopUrl: config.shopUrl, assets, clientScripts: hasPanel(page, parts) ? [assets.panel.script, ...assets.scripts] : assets.scripts, scripts });
  const bar = header({ ...choicesOf(page, main), menu, cartButton: page.plan.places['cart-button'] });
  const end = html`${documentHeadEnd(assets)}<body${main.frame && html` data-frame="${main.frame}"`}>${page.preview && previewBar(page.locale, page.preview)}<a class="skip-link" href="#main">${shellTexts(locale).skipToContent}</a>${consentBar(locale, hasLinkTo(menu.footer, 'cookie-rules'))}${markCurrent(bar, pathname)}<main id="main" tabindex="-1"><div id="progress" class="shell-progress" role="progressbar" aria-label="${shellTexts(locale).loading}" hidden></div>`;
  return Buffer.concat([Buffer.from(start.text), ...styles.map(({ element }) => element), Buffer.from(end.text)]);
}

/** The showrooms, or a message in their reserved space until the browser can mount them. */
function showroomsSlot(outcome: FragmentOutcome, { locale, plan }: PageRequest): Html {
  const inner = outcome.kind === 'answered' ? trusted(filledPart(outcome.answer.html, outcome.answer.data, 1)) : html`<p class="shell-part-down">${shellTexts(locale).showroomsDown}</p>`;
  return html`<div class="shell-showrooms" data-slot="${plan.places.footer}">${inner}</div>`;
}

function closingOf(page: PageRequest, main: MainPart, menu: Init['menu'], showrooms: FragmentOutcome, { config, build, botCheck, site, now }: ComposerParts): string {
  const { locale, currency, vatMode } = page;
  const remotes = Object.fromEntries(page.plan.all().map(({ manifest: { name, version, remoteEntry, fragments } }) => [name, { version, remoteEntry, integrity: page.plan.integrityOf(remoteEntry), fragments: Object.keys(fragments) }]));
  const data = { locale, currency, vatMode, buildId: `${build.current().assets.version}-${page.plan.id}`, remotes, routes: page.plan.routeChanges, page: main.page, isBotCheckBlocked: botCheck() !== undefined && !hasBotCheck(page), popupScript: config.popup?.scriptUrl, hasOfflineCopies: config.hasOfflineCopies, isDevelopment: config.isDevelopment, preview: page.preview && { slice: page.preview.slice, version: page.preview.version } };
  const foot = footer({ ...choicesOf(page, main), menu, showrooms: showroomsSlot(showrooms, page), seller: site(locale)?.seller, year: now().getFullYear() });
  const toTop = html`<button type="button" class="shell-to-top" data-to-top aria-label="${shellTexts(locale).toTop}" hidden>${icon('up')}</button>`;
  return html`${toTop}</main>${markCurrent(foot, page.pathname)}${documentEnd(data, page.plan.places['cart-panel'])}`.text;
}

/** The data with which a browser shows a prerendered page. */
function payloadOf({ match, search, currency, vatMode }: PageRequest, { status, answer }: MainPart): string | undefined {
  if (status !== 200 || !answer || !isPrerendered(match, search)) return undefined;
  const { record, data } = answer;
  const head = scriptJson({ slice: match.route.slice, version: record.version, currency, vatMode });
  return `${head.slice(0, -1)},"data":${record.payload === undefined ? data : scriptJson(record.payload)}}`;
}

/** The redirect of a rule. A path of the shop gets the query of the request. */
function redirectOf(rule: FoundRule, { search }: PageRequest): Extract<ComposedPage, { readonly location: string }> | undefined {
  if (rule === null || rule === 'unknown' || rule.status === 410 || rule.target === null) return undefined;
  return { status: rule.status === 301 ? 301 : 302, location: rule.target.startsWith('/') ? addQuery(rule.target, search.slice(1)) : rule.target };
}

/** Whether no slice has the page. */
function isMissing(primary: FragmentOutcome | OtherRelease): boolean {
  return primary.kind === 'unknown' || (primary.kind === 'answered' && primary.answer.record.status === 404);
}

/** How a page is composed. */
interface Attempt {
  /** How long the main part may take, in milliseconds. */
  readonly deadlineMs: number;
  /** Whether the page begins again if its main part is of another release. */
  readonly retriesOtherRelease: boolean;
  /** Whether the page begins again if its main part fails. */
  readonly retriesFailure: boolean;
}

type LastAttempt = Attempt & { readonly retriesOtherRelease: false; readonly retriesFailure: false };

/**
 * Composes a page with its plan.
 *
 * @returns `undefined` if the page must begin again
 */
async function composeWithPlan(page: PageRequest, parts: ComposerParts, attempt: LastAttempt): Promise<ComposedPage>;
async function composeWithPlan(page: PageRequest, parts: ComposerParts, attempt: Attempt): Promise<ComposedPage | undefined>;
async function composeWithPlan(page: PageRequest, parts: ComposerParts, { deadlineMs, retriesOtherRelease, retriesFailure }: Attempt): Promise<ComposedPage | undefined> {
  const { fragments } = parts;
  const route = page.match?.route;
  const menuPending = parts.menu(page.locale);
  const showroomsPending = fragments.optional(page, page.plan.places.footer);
  const primaryPending = route ? fragments.primary(page, route.slice, route.screen, deadlineMs) : Promise.resolve({ kind: 'unknown' } as const);
  const inTime = await parts.findRule(page);
  // A missing page waits for a late rule again: an address that has moved is not answered with 404.
  const rule = inTime === 'unknown' && isMissing(await primaryPending) ? await parts.findRule(page) : inTime;
  const redirect = redirectOf(rule, page);
  if (redirect) return redirect;
  const isRemoved = rule !== null && rule !== 'unknown';
  const answered = await primaryPending;
  if ((answered.kind === 'other-release' && retriesOtherRelease) || (answered.kind === 'failed' && retriesFailure)) return undefined;
  const primary: FragmentOutcome = isRemoved ? { kind: 'unknown' } : answered.kind === 'other-release' ? { kind: 'failed' } : answered;
  const record = primary.kind === 'answered' ? primary.answer.record : undefined;
  if ((record?.status === 301 || record?.status === 302) && record.location) return { status: record.status, location: record.location };

  const nestedSlots = record?.slots ?? [];
  const nestedPending = numberSlots(nestedSlots, Object.values(page.plan.places)).map(async (slot): Promise<NestedPart> => ({ ...slot, outcome: await fragments.optional(page, slot.reference, slot.instance) }));
  const menu = await menuPending;
  const main = isRemoved ? removedMainPart(page, menu) : mainPart(page, primary, menu);
  const optional: FragmentOutcome[] = [];
  const { styles: sliceStyles, scripts } = pageFiles(page.plan, main, nestedSlots);
  const { assets } = parts.build.current();
  const integrityOf = (address: string) => assets.integrity[address] ?? page.plan.integrityOf(address);
  const styles = await parts.styles.read([...assets.styles, ...(hasPanel(page, parts) ? [assets.panel.styles] : []), ...sliceStyles].map((href) => ({ href, integrity: integrityOf(href) })));
  const references = scripts.map((address) => fileReference(address, integrityOf(address)));

  const botCheckOrigin = hasBotCheck(page) ? parts.botCheck()?.origin : undefined;

  async function* pieces(): AsyncGenerator<Buffer> {
    yield openingOf(page, main, menu, { styles, scripts: references }, parts);
    const nested = await Promise.all(nestedPending);
    yield Buffer.from(fillSlots(main.html.text, nested));
    const showrooms = await showroomsPending;
    optional.push(showrooms, ...nested.map(({ outcome }) => outcome));
    yield Buffer.from(closingOf(page, main, menu, showrooms, parts));
  }
  return {
    status: main.status,
    policies: {
      content: contentPolicyOf(assets, { styleHashes: styles.flatMap(({ hash }) => hash ?? []), botCheckOrigin }),
      // The script of the bot check changes, so it has no hash.
      integrity: page.plan.isChecked && !parts.config.isDevelopment && botCheckOrigin === undefined ? INTEGRITY_POLICY : undefined,
    },
    payload: payloadOf(page, main),
    parts: pieces(),
    cachePolicy: () => (main.status === 200 ? pagePolicy({ primary, optional, hasMenu: menu.categories.length > 0, isRuleKnown: rule !== 'unknown' }, parts.config.incompletePageMs) : undefined),
  };
}

/** Whether the main part of a page is of a canary: if it fails, the live release may not. */
function isOfCanary({ match, plan, preview }: PageRequest, stable: Plan): boolean {
  const slice = match?.route.slice;
  return slice !== undefined && preview === undefined && plan.get(slice)?.manifest.version !== stable.get(slice)?.manifest.version;
}

/**
 * Composes a page from the shell's layout and the slices' fragments. Its promises are never rejected and need no handler.
 * The page begins again, once, with the plan of the live releases, if its main part is of another release than its plan, or
 * if its main part is of a canary and fails. Both attempts of such a page share one deadline.
 */
export async function composePage(page: PageRequest, parts: ComposerParts): Promise<ComposedPage> {
  const retriesFailure = isOfCanary(page, parts.plan());
  const deadlineMs = parts.config.primaryDeadlineMs / (retriesFailure ? 2 : 1);
  const composed = await composeWithPlan(page, parts, { deadlineMs, retriesOtherRelease: page.preview === undefined, retriesFailure });
  if (composed) return composed;
  const again = await composeWithPlan({ ...page, plan: parts.plan() }, parts, { deadlineMs, retriesOtherRelease: false, retriesFailure: false });
  // The key under which it would be cached names the plan of the request.
  return 'location' in again ? again : { ...again, cachePolicy: () => undefined };
}
