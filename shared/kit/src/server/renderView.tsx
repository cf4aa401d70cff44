import { createI18n } from '@feszek/i18n';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { partRendering } from '../slice/partRendering.ts';
import { shopOf } from '../slice/ShopContext.ts';
import { sliceTree } from '../slice/SliceRoot.tsx';
import type { I18n, Messages } from '@feszek/i18n';
import type { RenderInput } from './renderFragment.ts';

/** A translator depends only on the texts of its language, so one is used for every rendering with these texts. */
const translators = new WeakMap<Messages, I18n>();

function translatorOf(locale: RenderInput['request']['locale'], messages: Messages): I18n {
  let i18n = translators.get(messages);
  if (!i18n) translators.set(messages, (i18n = createI18n({ locale, messages })));
  return i18n;
}

/** Delimits the markup of a fragment in what React writes. It is not part of the fragment. */
const FRAME = 'fragment-markup';
const FRAME_START = `<${FRAME}>`;
const FRAME_END = `</${FRAME}>`;

/** The markup between the delimiters. React puts preloads of eager pictures before it, which the page's head contains already. */
function markupIn(written: string): string {
  return written.slice(written.indexOf(FRAME_START) + FRAME_START.length, written.lastIndexOf(FRAME_END));
}

function markupOf(tree: ReactNode, identifierPrefix: string): string {
  return markupIn(renderToString(createElement(FRAME, null, tree), { identifierPrefix }));
}

partRendering.toHtml = markupOf;

/**
 * Renders a loaded screen. Its data is loaded already, so the HTML can be rendered at once: `renderToString`
 * gives the same markup as the stream in less time.
 */
export function renderView({ request, data, screen, messages, identifierPrefix }: RenderInput) {
  const i18n = translatorOf(request.locale, messages);
  const shop = shopOf(request, null);
  const tree = sliceTree({ shop, i18n, screen, data });
  return { html: markupOf(tree, identifierPrefix), head: screen.head(data, { ...shop, t: i18n.t }) };
}
