import { routePath } from '@feszek/contract';
import type { Locale, RouteName } from '@feszek/contract';
import { soon } from '../harness/soon.ts';

/** A link of a mail: its path, and the token at the end of it. */
export interface MailedLink {
  readonly path: string;
  readonly token: string;
}

/** Waits for a mail to an address with a link to a route with a token; the newest one, if there are several. */
export async function mailedLink(shopUrl: string, email: string, route: RouteName, locale: Locale): Promise<MailedLink> {
  const start = routePath(route, locale, { token: '-' }).slice(0, -1);
  return soon(async () => {
    const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(email)}`)).text();
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g)) {
      const text = await (await fetch(`${shopUrl}/dev/mail/${id}/text`)).text();
      const token = /^[\w-]+/.exec(text.split(start)[1] ?? '')?.[0];
      if (token) return { path: start + token, token };
    }
    throw new Error(`No mail to ${email} has a link to ${start} yet`);
  });
}
