import { html } from './html.ts';
import type { Html } from './html.ts';

/** The attributes of a script or style sheet that browsers compare with a hash; none without a hash. */
export function integrityAttributes(integrity: string | undefined): Html | null {
  return integrity === undefined ? null : html` integrity="${integrity}" crossorigin`;
}
