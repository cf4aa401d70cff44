import { soon } from '../harness/soon.ts';

/**
 * Waits for the newest mail of a kind to an address, as the development page lists it.
 *
 * @param kind - as in the outbox: `account_activation`
 * @returns the path of the mail, which `/html` and `/text` follow
 */
export async function findMail(shopUrl: string, address: string, kind: string): Promise<string> {
  return soon(async () => {
    const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(address)}`)).text();
    const row = list.split('<tr>').find((text) => text.includes(`<td>${kind}</td>`));
    const path = row && /href="(\/dev\/mail\/\d+)"/.exec(row)?.[1];
    if (!path) throw new Error(`No mail of the kind ${kind} was sent to ${address} yet`);
    return path;
  });
}
