import type { PhrasingContent, RootContent } from 'mdast';
import type { Document } from './Document.ts';
import { parseLinkTarget } from '../linkTarget.ts';
import { SELLER_FIELDS } from '../source.ts';
import type { SourceInline } from '../source.ts';

type Inlines = readonly SourceInline[];

function toLink(node: Extract<PhrasingContent, { type: 'link' }>, document: Document): Inlines {
  const inlines = toInlines(node.children, document);
  const target = parseLinkTarget(node.url);
  if (typeof target === 'string') {
    document.fault(node, target);
    return inlines;
  }
  if (inlines.length === 0) document.fault(node, 'The link has no text.');
  if (target.kind === 'anchor') document.anchor(node, target.id);
  if ('name' in target && target.kind !== 'route') document.refer(node, target.kind, target.name);
  return [{ type: 'link', target: node.url, inlines }];
}

function toSeller(node: Extract<PhrasingContent, { type: 'textDirective' }>, document: Document): Inlines {
  // A colon inside a text, such as in a time: 13:20.
  if (node.name !== 'seller' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return [{ type: 'text', text: `:${node.name}` }];
  if (node.name !== 'seller') {
    document.fault(node, `There is no directive ":${node.name}" inside a text; use seller.`);
    return [];
  }
  const name = node.attributes?.['field'];
  const field = SELLER_FIELDS.find((known) => known === name);
  if (field === undefined) document.fault(node, `The seller has no field "${name ?? ''}"; the fields are ${SELLER_FIELDS.join(', ')}.`);
  return field === undefined ? [] : [{ type: 'seller', field }];
}

function toInline(node: PhrasingContent, document: Document): Inlines {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replaceAll(/\s*\n\s*/g, ' ') }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, inlines: toInlines(node.children, document) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return toLink(node, document);
    case 'textDirective':
      return toSeller(node, document);
    case 'image':
      document.fault(node, 'A picture must be the only content of its paragraph.');
      return [];
    case 'html':
      document.fault(node, `HTML is not allowed: ${node.value.slice(0, 40)}`);
      return [];
    default:
      document.fault(node, `${nameOf(node)} is not supported.`);
      return [];
  }
}

/** The name of an element of Markdown, for a message. */
export function nameOf({ type }: PhrasingContent | RootContent): string {
  return `The Markdown element "${type}"`;
}

/** The pieces of a text. */
export function toInlines(nodes: readonly PhrasingContent[], document: Document): Inlines {
  return nodes.flatMap((node) => toInline(node, document));
}
