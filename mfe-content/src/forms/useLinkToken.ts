import { mailedLinkOf } from '@feszek/contract';
import type { MailedLink } from '@feszek/contract';
import { useFragment } from './useFragment.ts';

/** The link of a mail by which the visitor comes. */
export interface LinkToken {
  readonly name: MailedLink;
  /** From the fragment of the page's address; `undefined` on the server and during hydration. */
  readonly token: string | undefined;
}

function parse(hash: string): LinkToken | undefined {
  const [, named = '', token = ''] = /^#(\w+)=([\w.-]+)$/.exec(hash) ?? [];
  const name = mailedLinkOf(named);
  return name && { name, token };
}

/**
 * The link in the page's address; `undefined` without one.
 *
 * @param named - what the link is for, by the query of the page's address, until the fragment is known. Without it the server
 *   renders the page without a link
 */
export function useLinkToken(named?: MailedLink): LinkToken | undefined {
  const fragment = useFragment();
  return fragment === undefined ? named && { name: named, token: undefined } : parse(fragment);
}
