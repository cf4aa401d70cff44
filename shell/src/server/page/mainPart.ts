import type { FragmentResponse, Init, PageHead } from '@feszek/contract';
import { shellTexts } from '../../locales/index.ts';
import { html, trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import type { PageData } from '../../markup/PageData.ts';
import type { FragmentOutcome } from './Fragments.ts';
import { removedMain, notFoundMain, notFoundMessage, sliceDownMain } from '../../markup/messages.ts';
import type { MessageLink } from '../../markup/messages.ts';
import { menuHref } from './menu.ts';
import type { PageRequest } from './PageRequest.ts';

/** The main part of a page: the primary fragment, or a message instead of it. */
export interface MainPart {
  readonly status: 200 | 404 | 410 | 503;
  readonly head: PageHead;
  readonly html: Html;
  readonly page: PageData['page'];
  readonly answer?: FragmentResponse;
  /** The frame that the screen requests, see `shell/src/styles/frame.css`. */
  readonly frame?: string;
}

const FRAME = / data-frame="([a-z]+)"/;

function slot(inner: Html, attributes: Html | null = null): Html {
  return html`<div id="primary" data-slot="primary"${attributes}>${inner}</div>`;
}

function categoryLinks(menu: Init['menu'], { locale }: PageRequest): readonly MessageLink[] {
  return menu.categories.map((item) => ({ href: menuHref(item, locale), title: item.title }));
}

/** The main part for an address whose page was removed for good, by a rule. */
export function removedMainPart(page: PageRequest, menu: Init['menu']): MainPart {
  const texts = shellTexts(page.locale);
  return { status: 410, head: { title: `${texts.goneTitle} – ${texts.shopName}`, robots: 'noindex' }, html: slot(removedMain(texts, page.locale, categoryLinks(menu, page))), page: { status: 410 } };
}

/** The status, head and HTML that follow from the outcome of the primary fragment. */
export function mainPart(page: PageRequest, outcome: FragmentOutcome, menu: Init['menu']): MainPart {
  const texts = shellTexts(page.locale);
  if (outcome.kind === 'answered' && outcome.answer.record.status === 200 && page.match) {
    const { answer, deployment } = outcome;
    const { name, screen, auth } = page.match.route;
    const isStatic = answer.data === 'null';
    const data = isStatic ? null : html`<script type="application/json" id="primary-data">${trusted(answer.data)}</script>`;
    return {
      status: 200,
      head: { ...answer.record.head, title: `${answer.record.head.title} – ${texts.shopName}`, ...(auth === 'user' && { robots: 'noindex' }) },
      html: html`${slot(trusted(answer.html), isStatic ? null : html` data-html="${screen}"`)}${data}`,
      page: { status: 200, routeName: name, slice: deployment.manifest.name, fragment: screen },
      answer,
      frame: FRAME.exec(answer.html)?.[1],
    };
  }
  if (outcome.kind === 'failed') {
    const message = sliceDownMain(texts, page.locale, page.pathname + page.search);
    return { status: 503, head: { title: `${texts.sliceDownTitle} – ${texts.shopName}`, robots: 'noindex' }, html: slot(message), page: { status: 503 } };
  }
  const message = notFoundMessage(texts, page.requested, page.match !== undefined);
  const main = notFoundMain(texts, page.locale, message, categoryLinks(menu, page));
  return { status: 404, head: { title: `${texts.notFoundTitle} – ${texts.shopName}`, robots: 'noindex' }, html: slot(main), page: { status: 404 } };
}
