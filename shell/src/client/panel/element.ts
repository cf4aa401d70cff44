/**
 * Creates an element with attributes and content.
 *
 * @param attributes - those whose value is `undefined` are left out
 */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Readonly<Record<string, string | undefined>>, ...content: readonly (Node | string)[]): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) created.setAttribute(attribute, value);
  }
  created.append(...content);
  return created;
}
