import { trusted } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';

const PATHS = {
  menu: '<path d="M3 7h18M3 12h18M3 17h18"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  search: '<circle cx="10.8" cy="10.8" r="6.3"/><path d="m15.4 15.4 4.9 4.9"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 21c.8-4.2 4-6.5 8-6.5s7.2 2.3 8 6.5"/>',
  heart: '<path d="M12 20.2S3.6 15.3 3.6 9.3a4.5 4.5 0 0 1 8.4-2.3 4.5 4.5 0 0 1 8.4 2.3c0 6-8.4 10.9-8.4 10.9z"/>',
  cart: '<path d="M5 8h14l-1 12.5H6z"/><path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>',
  arrow: '<path d="M4 12h16m-5.5-5.5L20 12l-5.5 5.5"/>',
  up: '<path d="M12 20V4m-6.5 6.5L12 4l6.5 6.5"/>',
  external: '<path d="M9 6H5.5v12.5H18V15M13 5h6v6M19 5l-8.5 8.5"/>',
  lock: '<path d="M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"/>',
  return: '<path d="M8 5 4 9l4 4M4.3 9H15a5 5 0 0 1 0 10H8"/>',
  truck: '<path d="M2.5 6.5h11.5v10H9.2m-4.4 0H2.5zM14 10h4l3.5 3.5v3h-2.3m-4.4 0H14"/><circle cx="7" cy="17" r="2.2"/><circle cx="17" cy="17" r="2.2"/>',
} as const;

/** A line icon of the shell's layout, in the colour of the text around it. One rule of the style sheet draws all icons. */
export function icon(name: keyof typeof PATHS): Html {
  return trusted(`<svg class="shell-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${PATHS[name]}</svg>`);
}
