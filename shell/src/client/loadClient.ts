import { afterMainPaint } from './afterMainPaint.ts';
import { onFirstIntent } from './firstIntent.ts';
import { referToFile } from '../markup/fileReference.ts';

function addScript(file: string): void {
  const script = document.createElement('script');
  referToFile(script, 'src', file);
  // In order, as soon as each has arrived.
  script.async = false;
  document.head.append(script);
}

function preloadScript(file: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script' });
  referToFile(link, 'href', file);
  document.head.append(link);
}

/**
 * Loads the shell's client when the main paint is done, or at the visitor's first interaction if that is earlier: no script
 * competes for bandwidth with the first view.
 *
 * @param list - references of files (`fileReference`), separated by spaces: `scripts` of the client, `preloads` of the slice that it hydrates. Nothing
 *   without scripts: a copy of a page has none
 */
export function loadClient({ scripts, preloads = '' }: { readonly scripts?: string; readonly preloads?: string }): void {
  if (!scripts) return;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    scripts.split(' ').forEach(addScript);
    preloads.split(' ').filter(Boolean).forEach(preloadScript);
  };
  onFirstIntent(() => {
    window.feszekHasIntent = true;
    load();
  });
  void afterMainPaint(load);
}
