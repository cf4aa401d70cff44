/**
 * Adds a script of the shop to the page.
 *
 * @param integrity - its hash; without one, any content is accepted
 * @returns rejects if it could not be loaded, and then leaves no element
 */
export function addScript(src: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Scripts run in the order in which they are added.
    const script = Object.assign(document.createElement('script'), { src, async: false, crossOrigin: 'anonymous', ...(integrity !== undefined && { integrity }) });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}
