import { parseSlotReference } from '@feszek/contract';
import type { PageData } from '../../markup/PageData.ts';
import { serverPart } from '../slots/serverPart.ts';
import type { Fragments } from './Fragments.ts';

const nameOf = (slice: string, fragment: string, version: string | undefined) => `${slice}/${fragment} ${version ?? 'unknown'}`;

/** The address that the server rendered. */
const OPENED = window.location.pathname;

/** A main part that the browser has not mounted: what the server rendered, or after a navigation a message of the shell. */
function screenLabel({ page, remotes }: PageData, main: HTMLElement): string | undefined {
  if (page.status !== 200 || window.location.pathname !== OPENED) return 'shell: message';
  const state = main.dataset['html'] === undefined ? 'static' : 'not hydrated yet';
  return `${nameOf(page.slice, page.fragment, remotes[page.slice]?.version)} · server, ${state}`;
}

/**
 * Names the fragment in a slot, its release, and what rendered it.
 *
 * @returns `undefined` for a slot that has no content yet
 */
export function borderLabel(slot: HTMLElement, page: PageData, fragments: Fragments): string | undefined {
  const mounted = fragments.mountedIn(slot);
  if (mounted) return `${nameOf(mounted.slice, mounted.fragment, mounted.version)} · ${mounted.isFromServer ? 'server, hydrated' : 'browser'}`;
  if (slot.id === 'primary') return screenLabel(page, slot);
  const target = parseSlotReference(slot.dataset['slot'] ?? '');
  const rendered = serverPart(slot);
  if (!target || !rendered) return undefined;
  return `${nameOf(target.slice, target.fragment, page.remotes[target.slice]?.version)} · server, ${rendered.mode === 'static' ? 'static' : 'not hydrated yet'}`;
}
