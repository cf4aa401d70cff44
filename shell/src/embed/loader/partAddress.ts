import { isLocale } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { EmbedConfig, EmbedElement } from '../../markup/EmbedPart.ts';

/** Attributes that every element has, and the parameters that they set. */
export const CHOICES: ReadonlyMap<string, string> = new Map([['locale', 'locale'], ['currency', 'currency'], ['vat-mode', 'vat_mode'], ['theme', 'theme']]);

/** The language of an element: its own, or that of the page around it, or Hungarian. */
export function localeOf(element: Element): Locale {
  const given = [element.getAttribute('locale'), element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)].find(isLocale);
  return given ?? 'hu';
}

/** The address of what an element shows; `undefined` for one without a part. */
export function partAddress(element: Element, { part = element.getAttribute('name') ?? undefined, params }: EmbedElement, { shopUrl }: EmbedConfig): string | undefined {
  if (part === undefined || !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(part)) return undefined;
  const query = new URLSearchParams(element.getAttribute('params') ?? '');
  for (const name of params) {
    const value = element.getAttribute(name);
    if (value !== null) query.set(name, value);
  }
  for (const [attribute, name] of CHOICES) {
    const value = element.getAttribute(attribute);
    if (value !== null) query.set(name, value);
  }
  query.set('locale', localeOf(element));
  return `${shopUrl}/embed/${part}.json?${query}`;
}
