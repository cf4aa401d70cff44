import webpack from 'webpack';

/** In the place of the hash of the map, and of the hashes in the entry, until all files are final. */
export const MAP_PLACEHOLDER = 'WEBPACK_INTEGRITY_OF_MAP';
export const INLINE_PLACEHOLDER = 'WEBPACK_INTEGRITY_OF_CHUNKS';

/** The function that gives a tag its hash: of the build's runtime. */
export const PROTECT = `${webpack.RuntimeGlobals.require}.integrity`;

/**
 * The code in an entry. It looks up the hash of a script or a style sheet in the links that the page contains, in the
 * entry, and in the map, in this order. The map is requested with the first file that no link names. Without a known hash a
 * script has no address until the map has arrived, and a style sheet is created again then. The tag fails if the map does
 * not name its file.
 *
 * The browser's cache keeps a file that does not match, so that each further attempt would fail as well: after a failure
 * the file is requested again, past the cache.
 */
export class IntegrityRuntimeModule extends webpack.RuntimeModule {
  readonly #mapName: string;

  constructor(mapName: string) {
    super('integrity');
    this.#mapName = mapName;
  }

  override generate(): string {
    const { publicPath } = webpack.RuntimeGlobals;
    return `
var hashes = ${INLINE_PLACEHOLDER}, cache = "default", loading;
var load = () => loading ||= fetch(${publicPath} + ${JSON.stringify(this.#mapName)}, { cache, integrity: "${MAP_PLACEHOLDER}" })
  .then((response) => response.json())
  .then((all) => { hashes = all; }, (error) => { cache = "reload"; loading = 0; throw error; });
${PROTECT} = (tag, attribute, again) => {
  var url = tag[attribute], name = url.slice(new URL(${publicPath}, document.baseURI).href.length);
  var link = [...document.head.querySelectorAll("link[integrity]")].find(({ href }) => href === url);
  var ignore = () => {};
  if (!link) load().catch(ignore);
  var protect = (integrity) => {
    tag.integrity = integrity;
    tag.addEventListener("error", () => fetch(url, { cache: "reload", integrity }).catch(ignore));
  };
  var known = link ? link.integrity : hashes[name];
  tag.crossOrigin = "anonymous";
  if (known) return protect(known);
  if (!again) tag.removeAttribute(attribute);
  load().then(() => {
    if (!hashes[name]) throw new Error(name);
    if (again) return again();
    protect(hashes[name]);
    tag[attribute] = url;
  }).catch(() => tag.onerror?.({ type: "error", target: tag }));
  return true;
};`;
  }
}
