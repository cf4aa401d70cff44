import { ROUTES } from '@feszek/contract';
import type { RouteName } from '@feszek/contract';
import type { Reference } from './source.ts';

/** The parsed target of a link. */
export type LinkTarget =
  | { readonly kind: 'route'; readonly name: RouteName }
  | { readonly kind: 'page' | 'article' | 'category' | 'collection' | 'sku'; readonly name: string }
  /** An address outside of the shop, or `mailto:`, `tel:`. */
  | { readonly kind: 'address'; readonly address: string }
  /** A heading of the same document. */
  | { readonly kind: 'anchor'; readonly id: string };

const TARGET = /^(route|page|article|category|collection|sku):(.+)$/;
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;
const MAIL_ADDRESS = /^mailto:[^\s@]+@[^\s@]+$/i;
const PHONE_NUMBER = /^tel:\+?[\d\s()/-]+$/i;

/** Whether a route exists and has no parameters. */
export function findPlainRoute(name: string): RouteName | undefined {
  return ROUTES.find((route) => route.name === name && !route.paths.hu.includes('{'))?.name;
}

/** @returns the target of a link in a text or a menu; a sentence that explains its error */
export function parseLinkTarget(target: string): LinkTarget | string {
  const [, kind, name = ''] = TARGET.exec(target) ?? [];
  if (kind === 'route') {
    const route = findPlainRoute(name);
    return route === undefined ? `There is no route "${name}" without parameters.` : { kind, name: route };
  }
  if (kind === 'page' || kind === 'article' || kind === 'category' || kind === 'collection' || kind === 'sku') return { kind, name };
  if (target.startsWith('#') && target.length > 1) return { kind: 'anchor', id: target.slice(1) };
  const isAddress = (WEB_ADDRESS.test(target) && URL.canParse(target)) || MAIL_ADDRESS.test(target) || PHONE_NUMBER.test(target);
  if (isAddress) return { kind: 'address', address: target };
  return `The link target "${target}" is unknown: use route:, page:, article:, category:, collection:, sku:, https://, mailto:, tel: or #heading.`;
}

/** The reference of a target to another entry; `undefined` if it needs no entry. */
export function referenceOf(target: LinkTarget, file: string, line: number): Reference | undefined {
  return 'name' in target && target.kind !== 'route' ? { file, line, kind: target.kind, name: target.name } : undefined;
}
