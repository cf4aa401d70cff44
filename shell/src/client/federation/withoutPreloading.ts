/** Replaces the preloading of remotes in the federation runtime: the server names the files of a page in its head. */
function refuse(): never {
  throw new Error('The page does not preload remotes');
}

export { refuse as defaultPreloadArgs, refuse as formatPreloadArgs, refuse as normalizePreloadExposes, refuse as preloadAssets };
