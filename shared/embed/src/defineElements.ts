let loading: Promise<void> | undefined;

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}

/**
 * Defines the elements of the shop in this page: loads the shop's `/embed.js`, once.
 *
 * @param shopUrl - the address of the shop, such as `https://feszek.example`
 * @returns rejects if the script could not be loaded; a further call tries again
 */
export function defineElements(shopUrl: string): Promise<void> {
  if (customElements.get('feszek-part')) return Promise.resolve();
  return (loading ??= addScript(`${new URL(shopUrl).origin}/embed.js`));
}
