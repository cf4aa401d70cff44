import { loadOnServer } from './serverLoads.ts';

/**
 * Makes a function that only the server runs, such as one for structured data: a browser never loads its code.
 *
 * @param load - imports the function
 * @param inBrowser - what the function returns in a browser
 */
export function serverOnly<Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Result>, inBrowser: Result): (...args: Args) => Result {
  let run: ((...args: Args) => Result) | undefined;
  loadOnServer(async () => { run = await load(); });
  return (...args) => (run ? run(...args) : inBrowser);
}
