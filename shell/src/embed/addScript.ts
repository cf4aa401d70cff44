import { referToFile } from '../markup/fileReference.ts';

/**
 * Adds a script of the shop to the page.
 *
 * @param reference - see `fileReference`
 * @returns rejects if it could not be loaded, and then leaves no element
 */
export function addScript(reference: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Scripts run in the order in which they are added.
    const script = Object.assign(document.createElement('script'), { async: false, crossOrigin: 'anonymous' });
    referToFile(script, 'src', reference);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded`));
    });
    document.head.append(script);
  });
}
