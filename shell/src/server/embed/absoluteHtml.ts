import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes with one address each. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'data', 'cite']);
/** Attributes with several addresses, each with a width or a density. */
const ADDRESS_LISTS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);
/** Without the shop's script they have no effect; another page must not run a script with the shop's HTML. */
const REMOVED: ReadonlySet<string> = new Set(['script', 'template', 'base', 'link', 'meta', 'style']);
const FIELDS: ReadonlySet<string> = new Set(['form', 'input', 'select', 'textarea']);

interface AbsoluteHtmlOptions {
  /** The address of the shop's page that the HTML was written for. */
  readonly base: string;
  /** Whether buttons stay, because a script will answer them. */
  readonly keepsButtons: boolean;
}

export interface AbsoluteHtml {
  readonly html: string;
  /** Whether the HTML has a form or a field, which another page cannot send. */
  readonly hasForm: boolean;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** An address of the shop as an absolute one; places in the same page, absolute addresses and malformed ones stay. */
function absolute(address: string, base: string): string {
  if (address.startsWith('#')) return address;
  return URL.parse(address, base)?.href ?? address;
}

/** `data:` addresses contain commas, but no space behind one. */
function absoluteList(list: string, base: string): string {
  return list.trim().split(/,\s+/).map((entry) => {
    const [address = '', ...descriptors] = entry.trim().split(/\s+/);
    return [absolute(address, base), ...descriptors].join(' ');
  }).join(', ');
}

function rewriteAttributes(element: Element, base: string): void {
  element.attrs = element.attrs.filter(({ name }) => !name.startsWith('on')).map((attribute) => {
    if (ADDRESSES.has(attribute.name)) return { ...attribute, value: absolute(attribute.value, base) };
    if (ADDRESS_LISTS.has(attribute.name)) return { ...attribute, value: absoluteList(attribute.value, base) };
    return attribute;
  });
}

/** @returns whether there is a form below the node */
function rewrite(parent: ParentNode, options: AbsoluteHtmlOptions): boolean {
  const isRemoved = (node: Node) => node.nodeName === '#comment' || (isElement(node) && (REMOVED.has(node.tagName) || (node.tagName === 'button' && !options.keepsButtons)));
  parent.childNodes = parent.childNodes.filter((node) => !isRemoved(node));
  let hasForm = false;
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    rewriteAttributes(node, options.base);
    const isBelow = rewrite(node, options);
    hasForm ||= isBelow || FIELDS.has(node.tagName);
  }
  return hasForm;
}

/**
 * The HTML of a part for the page of another origin: its links and pictures have absolute addresses, and what works only
 * with a script is not there.
 */
export function absoluteHtml(html: string, options: AbsoluteHtmlOptions): AbsoluteHtml {
  const fragment = parseFragment(html, { scriptingEnabled: false });
  const hasForm = rewrite(fragment, options);
  return { html: serialize(fragment), hasForm };
}
