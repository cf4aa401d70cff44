/* The faces that every page needs at once, by their preloaded files. For browsers without scripts they are in `@feszek/ui/main-fonts.css`. */
const UNICODE_RANGE = 'U+0020-007E, U+00A0-00FF, U+0150-0153, U+0170-0171, U+2009-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2248, U+2264-2265';
const FACES = [
  { file: '/fraunces.', family: 'Fraunces', weight: '400 600' },
  { file: '/hanken-grotesk.', family: 'Hanken Grotesk', weight: '400 700' },
];

/** How long the content waits for the fonts, in milliseconds: the block period of `font-display: optional`. */
const BLOCK_MS = 100;

declare global {
  interface Window {
    /** The fonts that `loadFonts` has requested. */
    feszekFonts?: readonly FontFace[];
  }
}

/** The faces of font files, which are not loaded yet. */
export function fontFaces(addresses: readonly string[]): FontFace[] {
  return addresses.flatMap((address) =>
    FACES.filter(({ file }) => address.includes(file)).map(({ family, weight }) => new FontFace(family, `url("${address}")`, { weight, unicodeRange: UNICODE_RANGE })));
}

/** Requests the fonts that the document preloads. */
export function loadFonts(): void {
  const faces = fontFaces([...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => href));
  // A font that cannot be loaded leaves the local one.
  for (const face of faces) face.load().catch(() => undefined);
  window.feszekFonts = faces;
}

const areLoaded = (faces: readonly FontFace[]) => faces.every(({ status }) => status === 'loaded');

/** Uses the requested fonts if all have arrived. Called while the content of a page is replaced, which lays it out again. */
export function addLoadedFonts(): void {
  const faces = window.feszekFonts ?? [];
  if (areLoaded(faces)) for (const face of faces) document.fonts.add(face);
}

/**
 * Uses the requested fonts if all arrive within the block period; until then the content is not painted. Fonts that come
 * later are for the next page: no visible line is broken differently. A style sheet with
 * `font-display: optional` does not ensure this: Chromium still swaps a font that arrives in the moment of the first paint.
 */
export async function awaitFonts(): Promise<void> {
  const faces = window.feszekFonts ?? [];
  if (!areLoaded(faces)) {
    const { dataset } = document.documentElement;
    dataset['awaitsFonts'] = '';
    const isInTime = await Promise.race([
      Promise.all(faces.map(({ loaded }) => loaded)).then(() => true, () => false),
      new Promise<false>((resolve) => setTimeout(resolve, BLOCK_MS, false)),
    ]);
    delete dataset['awaitsFonts'];
    if (!isInTime) return;
  }
  addLoadedFonts();
}
