import { trusted } from './html.ts';
import type { Html } from './html.ts';

/** The shop's logo, a nest: an egg above three twigs. */
export function nest(): Html {
  return trusted('<svg class="shell-nest" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"><path d="M4.5 25.5C6.5 36.5 14 42.5 24 42.5s17.5-6 19.5-17"/><path d="M3 23.5c6 5.2 13.3 7.9 21 7.9s15-2.7 21-7.9"/><path d="M8.5 32.5c4.3 3.2 9.7 4.9 15.5 4.9s11.2-1.7 15.5-4.9"/></g><path fill="currentColor" d="M24 6.5c4.8 0 8.3 6.6 8.3 12.3 0 2.7-.8 4.9-2.2 6.5-2 .4-4 .6-6.1.6s-4.1-.2-6.1-.6c-1.4-1.6-2.2-3.8-2.2-6.5C15.7 13.1 19.2 6.5 24 6.5z"/></svg>');
}

/** The logo with the shop's name. */
export function wordmark(): Html {
  return trusted(`${nest().text}<span>fészek</span>`);
}

/** The warning icon of an error message. */
export function warningSign(): Html {
  return trusted('<svg class="shell-warning" viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 4 2.8 19.8h18.4zM12 10v4.6m0 2.6v.1"/></svg>');
}
