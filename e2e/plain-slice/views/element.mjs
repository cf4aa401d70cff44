/**
 * An element of a view: its name, its attributes, its content. A view is built once, and written as HTML on the server or
 * as nodes in the browser: the shop's policy (Trusted Types) allows no HTML from text in a browser.
 *
 * @typedef {readonly [name: string, attributes: Readonly<Record<string, string>>, ...content: (View | string)[]]} View
 */

const VOID = new Set(['input', 'br', 'hr', 'img']);

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * @param {View | string} view
 * @returns {string}
 */
export function toHtml(view) {
  if (typeof view === 'string') return escaped(view);
  const [name, attributes, ...content] = view;
  const start = `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
  return VOID.has(name) ? start : `${start}${content.map(toHtml).join('')}</${name}>`;
}

/**
 * @param {View | string} view
 * @returns {Node}
 */
export function toNode(view) {
  if (typeof view === 'string') return document.createTextNode(view);
  const [name, attributes, ...content] = view;
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...content.map(toNode));
  return node;
}
