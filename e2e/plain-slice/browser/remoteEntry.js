// A container of Module Federation, without a bundler: the page loads it as a script, and takes `./slice` from it.
{
  const base = new URL('.', document.currentScript.src);
  globalThis.feszek_content = {
    init() {},
    async get(module) {
      if (module !== './slice') throw new Error(`content does not expose ${module}`);
      const { remote } = await import(new URL('remote.js', base).href);
      return () => ({ remote });
    },
  };
}
