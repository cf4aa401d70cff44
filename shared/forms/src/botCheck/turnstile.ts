/** The options of a widget. Source: Cloudflare's documentation of Turnstile, "Widget configurations". */
export interface TurnstileOptions {
  readonly sitekey: string;
  readonly action: string;
  readonly language: string;
  readonly theme: 'auto';
  readonly size: 'flexible' | 'compact';
  readonly 'response-field': false;
  readonly 'refresh-expired': 'never';
  readonly 'refresh-timeout': 'never';
  readonly callback: (token: string) => void;
  /** Returns whether the error is handled; otherwise the widget throws. */
  readonly 'error-callback': (code: string) => boolean;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
  readonly 'before-interactive-callback': () => void;
  readonly 'after-interactive-callback': () => void;
}

/** What Cloudflare's script puts into the page. */
export interface Turnstile {
  render(container: HTMLElement, options: TurnstileOptions): string | null | undefined;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** How long the script may take, in milliseconds. */
export const SCRIPT_MS = 15_000;

let loading: Promise<Turnstile> | undefined;

function appendScript(origin: string): Promise<Turnstile> {
  const { promise, resolve, reject } = Promise.withResolvers<Turnstile>();
  const script = document.createElement('script');
  const fail = () => {
    script.remove();
    reject(new Error('The script of Turnstile did not load'));
  };
  const timer = window.setTimeout(fail, SCRIPT_MS);
  script.src = `${origin}/turnstile/v0/api.js?render=explicit`;
  script.async = true;
  script.addEventListener('error', fail);
  script.addEventListener('load', () => (window.turnstile ? resolve(window.turnstile) : fail()));
  document.head.append(script);
  return promise.finally(() => window.clearTimeout(timer));
}

/**
 * Loads the script once for the page. After a failure, the next call loads it again.
 *
 * @throws Error if it does not load in time
 */
export function loadTurnstile(origin: string): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= appendScript(origin).finally(() => { loading = undefined; });
  return loading;
}
