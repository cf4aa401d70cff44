import { referToFile } from '../markup/fileReference.ts';

/** Resolves once a style sheet applies, or cannot be loaded: a part without it can still be read. */
function loaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}

function createLink(reference: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  referToFile(link, 'href', reference);
  return link;
}

/**
 * Adds style sheets to a shadow tree that it does not have yet, in front of its content.
 *
 * @param references - see `fileReference`
 */
export async function addStyles(tree: ShadowRoot, references: readonly string[]): Promise<void> {
  const links = [...tree.querySelectorAll('link')];
  const there = new Set(links.map(({ href }) => href));
  const added = references.map(createLink).filter(({ href }) => !there.has(href));
  const all = Promise.all(added.map(loaded));
  const last = links.at(-1);
  if (last) last.after(...added);
  else tree.prepend(...added);
  await all;
}
