import { trusted } from '../http/html.ts';
import type { Html } from '../http/html.ts';

const PATHS = {
  menu: '<path d="M3 6h18M3 12h18M3 18h18"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 21c.8-4.2 4-6.5 8-6.5s7.2 2.3 8 6.5"/>',
  cart: '<path d="M5 8h14l-1 12.5H6z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>',
} as const;

/** A line icon of the shell's own header, in the colour of the text around it. */
export function icon(name: keyof typeof PATHS): Html {
  return trusted(`<svg class="shell-icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PATHS[name]}</svg>`);
}

/** The shop's name beside its nest. */
export function wordmark(): Html {
  return trusted('<svg class="shell-nest" viewBox="0 0 32 32" width="28" height="28" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" aria-hidden="true"><path d="M3 15c1.5 8 6.5 12 13 12s11.5-4 13-12"/><path d="M5 19c7 3 15 3 22 0M8 23.2c5 1.8 11 1.8 16 0M4 15.5c8 2.8 16 2.8 24 0"/><path d="M11.5 13.5c0-4 2-7 4.5-7s4.5 3 4.5 7"/></svg><span>fészek</span>');
}
