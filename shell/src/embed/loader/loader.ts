import type { EmbedConfig } from '../../markup/EmbedPart.ts';
import { fontFaces } from '../../client/loadFonts.ts';
import { createElementClass } from './createElementClass.ts';

/** The shop writes it in front of this script. */
declare const FESZEK_EMBED: EmbedConfig;

/** The first of several scripts on a page defines the elements. */
for (const [name, element] of Object.entries(FESZEK_EMBED.elements)) {
  const tag = `feszek-${name}`;
  if (!customElements.get(tag)) customElements.define(tag, createElementClass(FESZEK_EMBED, element));
}

// The typefaces of a shadow tree are those of its document. One that cannot be loaded leaves the local one.
for (const face of fontFaces(FESZEK_EMBED.fonts)) {
  document.fonts.add(face);
  face.load().catch(() => undefined);
}
