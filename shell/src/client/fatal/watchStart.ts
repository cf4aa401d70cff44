import { referToFile } from '../../markup/fileReference.ts';

declare global {
  interface Window {
    /** Whether the shell's client has started. */
    feszekStarted?: boolean;
    /** The text of the error that prevented it. */
    feszekFailure?: string;
  }
}

/** The shell's own scripts. An error of a slice or of a browser extension does not prevent the start. */
const OWN_SCRIPTS = '/assets/';

/**
 * Shows the fatal screen if the shell's client throws while it starts: the page's first script waits for it, and then loads the
 * screen. A script that does not arrive leaves the page as it is without scripts.
 *
 * @param screen - reference of the script that shows the screen
 */
export function watchStart(screen: string | undefined): void {
  const onError = ({ filename, message, error }: ErrorEvent) => {
    if (window.feszekStarted || window.feszekFailure !== undefined || screen === undefined || !filename.startsWith(window.location.origin + OWN_SCRIPTS)) return;
    window.feszekFailure = error instanceof Error ? error.message : message;
    const script = document.createElement('script');
    referToFile(script, 'src', screen);
    document.head.append(script);
  };
  window.addEventListener('error', onError);
}
