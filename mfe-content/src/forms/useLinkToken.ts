import type { NEWSLETTER_LINKS } from '@feszek/contract';
import { useFragment } from './useFragment.ts';

export type LinkName = keyof typeof NEWSLETTER_LINKS;

/** The token of a mail's link, which is in the fragment of the page's address. */
export interface LinkToken {
  readonly name: LinkName;
  readonly token: string;
}

const NAMES = new Map<string, LinkName>([['confirm', 'confirm'], ['unsubscribe', 'unsubscribe'], ['sheet', 'sheet'], ['email', 'email']]);

function parse(hash: string): LinkToken | undefined {
  const [, named = '', token = ''] = /^#(\w+)=([\w.-]+)$/.exec(hash) ?? [];
  const name = NAMES.get(named);
  return name && { name, token };
}

/** The token of the page's address; `undefined` without one, and on the server, which never sees it. */
export function useLinkToken(): LinkToken | undefined {
  return parse(useFragment());
}
