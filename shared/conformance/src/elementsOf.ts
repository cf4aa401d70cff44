import { html, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element of a fragment. */
export interface FragmentElement {
  readonly name: string;
  /** Whether it is HTML, not a part of a drawing (SVG). */
  readonly isHtml: boolean;
  /** Lower-case names with values. */
  readonly attributes: ReadonlyMap<string, string>;
}

export interface ParsedHtml {
  readonly elements: readonly FragmentElement[];
  /** Whether it ends every element that it begins, and no other. */
  readonly isComplete: boolean;
}

/** Around a fragment: its end tags must not end these elements, and the mark after it must be in the innermost one. */
const AROUND = ['main', 'section', 'div'];
const MARK = 'hr';

function isElement(node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}

function isTemplate(element: DefaultTreeAdapterTypes.Element): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
}

function walk(node: DefaultTreeAdapterTypes.ParentNode): FragmentElement[] {
  return node.childNodes.filter(isElement).flatMap((element) => [
    { name: element.tagName, isHtml: element.namespaceURI === html.NS.HTML, attributes: new Map(element.attrs.map((attribute) => [attribute.name, attribute.value])) },
    ...walk(element),
    ...(isTemplate(element) ? walk(element.content) : []),
  ]);
}

/** Whether a text begins and ends the same elements: as a part of a page it then changes nothing around it. */
function isComplete(text: string): boolean {
  const [before, after] = [AROUND.map((name) => `<${name}>`).join(''), AROUND.toReversed().map((name) => `</${name}>`).join('')];
  let place: DefaultTreeAdapterTypes.ParentNode | undefined = parseFragment(`${before}${text}<${MARK}>${after}`);
  for (const name of AROUND) place = place?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
  return place?.childNodes.filter(isElement).at(-1)?.tagName === MARK;
}

/** Parses the HTML of a fragment. */
export function elementsOf(text: string): ParsedHtml {
  return { elements: walk(parseFragment(text)), isComplete: isComplete(text) };
}
