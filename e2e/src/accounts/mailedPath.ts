/**
 * The path of a link in a mail to an address, of the newest mail with such a link.
 *
 * @param start - what the path begins with
 * @throws Error if no mail with such a link has been sent yet
 */
export async function mailedPath(shopUrl: string, email: string, start: string): Promise<string> {
  const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g)) {
    const text = await (await fetch(`${shopUrl}/dev/mail/${id}/text`)).text();
    const rest = text.split(start)[1];
    if (rest !== undefined) return start + (/^[\w-]*/.exec(rest)?.[0] ?? '');
  }
  throw new Error(`No mail to ${email} has a link to ${start} yet`);
}
