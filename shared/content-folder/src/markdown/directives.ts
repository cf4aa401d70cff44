import { CONTENT_DATA, CONTENT_FORMS, NOTICE_KINDS } from '@feszek/contract';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { RootContent } from 'mdast';
import type { Document } from './Document.ts';
import type { SourceBlock, SourceItem } from '../source.ts';

const MOST_SKUS = 24;

type Directive = LeafDirective | ContainerDirective;
type ToBlocks = (nodes: readonly RootContent[]) => readonly SourceBlock[];

function attribute(node: Directive, name: string, document: Document): string {
  for (const given of Object.keys(node.attributes ?? {})) if (given !== name) document.fault(node, `"${node.name}" has no attribute "${given}", only "${name}".`);
  const value = node.attributes?.[name]?.trim() ?? '';
  if (value === '') document.fault(node, `"${node.name}" needs the attribute ${name}="…".`);
  return value;
}

function choice<Choice extends string>(node: Directive, name: string, choices: readonly Choice[], document: Document): Choice | undefined {
  const value = attribute(node, name, document);
  const found = choices.find((candidate) => candidate === value);
  if (value !== '' && found === undefined) document.fault(node, `"${value}" is not a ${name} of "${node.name}"; use one of ${choices.join(', ')}.`);
  return found;
}

function toProducts(node: LeafDirective, document: Document): SourceBlock {
  const skus = attribute(node, 'skus', document).split(',').map((sku) => sku.trim()).filter(Boolean);
  if (skus.length > MOST_SKUS) document.fault(node, `A row of products has ${MOST_SKUS} at most.`);
  if (new Set(skus).size < skus.length) document.fault(node, 'A product is listed twice.');
  for (const sku of skus) document.refer(node, 'sku', sku);
  return { type: 'products', skus };
}

/** The block of a directive with two colons. */
export function leafBlock(node: LeafDirective, document: Document): readonly SourceBlock[] {
  if (node.children.length > 0) document.fault(node, `"${node.name}" takes no text in square brackets.`);
  switch (node.name) {
    case 'products':
      return [toProducts(node, document)];
    case 'map': {
      const showroom = attribute(node, 'showroom', document);
      document.refer(node, 'showroom', showroom);
      return [{ type: 'map', showroom }];
    }
    case 'form': {
      const name = choice(node, 'name', CONTENT_FORMS, document);
      return name === undefined ? [] : [{ type: 'form', name }];
    }
    case 'data': {
      const name = choice(node, 'name', CONTENT_DATA, document);
      return name === undefined ? [] : [{ type: 'data', name }];
    }
    default:
      document.fault(node, `There is no directive "::${node.name}"; use products, map, form or data.`);
      return [];
  }
}

function toSteps(node: ContainerDirective, document: Document, toBlocks: ToBlocks): readonly SourceBlock[] {
  const [list, ...rest] = node.children;
  if (list?.type !== 'list' || list.ordered !== true || rest.length > 0) {
    document.fault(node, '"steps" contains one numbered list and nothing else.');
    return [];
  }
  if (Object.keys(node.attributes ?? {}).length > 0) document.fault(node, '"steps" has no attributes.');
  return [{ type: 'steps', steps: list.children.map((item): SourceItem => ({ blocks: toBlocks(item.children) })) }];
}

/** The block of a directive with three colons. */
export function containerBlock(node: ContainerDirective, document: Document, toBlocks: ToBlocks): readonly SourceBlock[] {
  const [first] = node.children;
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) document.fault(node, `"${node.name}" takes no text in square brackets.`);
  switch (node.name) {
    case 'notice': {
      const kind = choice(node, 'kind', NOTICE_KINDS, document);
      return kind === undefined ? [] : [{ type: 'notice', kind, blocks: toBlocks(node.children) }];
    }
    case 'steps':
      return toSteps(node, document, toBlocks);
    case 'accordion': {
      const title = attribute(node, 'title', document);
      return [{ type: 'accordion', items: [{ id: document.idOf(title), title, blocks: toBlocks(node.children) }] }];
    }
    default:
      document.fault(node, `There is no directive ":::${node.name}"; use notice, steps or accordion.`);
      return [];
  }
}
