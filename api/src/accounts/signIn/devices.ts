import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { clientNames } from './client.ts';
import type { Client } from './client.ts';

/** A browser that has not been used for this long is a new one at its next sign-in. */
export const DEVICE_STORED_MS = 365 * 86_400_000;

/** How a client is recognised: by its browser, or by its network address only. */
export type Recognition = 'device' | 'address' | 'none';

/** Whether the user with this email address has signed in from this browser or network address before. */
export async function recognise(db: Db, email: string, { key, deviceHash }: Client): Promise<Recognition> {
  const found = await db
    .selectFrom('user_device')
    .innerJoin('app_user', 'app_user.id', 'user_device.user_id')
    .select('user_device.device_hash')
    .where('app_user.email', '=', email)
    .where((eb) => eb.or([eb('user_device.client_key', '=', key), eb('user_device.device_hash', '=', deviceHash ?? '')]))
    .execute();
  if (found.some(({ device_hash }) => device_hash === deviceHash)) return 'device';
  return found.length > 0 ? 'address' : 'none';
}

/**
 * Remembers the browser of a sign-in.
 *
 * @returns whether it is a new device of a user who has used others. The same browser at the same network address is not new,
 *   also without its cookie.
 */
export async function rememberDevice(trx: Trx, clock: Clock, userId: number, client: Client & { readonly deviceHash: string }): Promise<boolean> {
  const now = clock.now();
  const { device, browser } = clientNames(client.userAgent);
  const label = [browser.replace(/ \d+$/, ''), device].filter(Boolean).join(', ');
  const known = await trx.selectFrom('user_device').select(['device_hash', 'client_key', 'label']).where('user_id', '=', userId).execute();
  await trx
    .insertInto('user_device')
    .values({ user_id: userId, device_hash: client.deviceHash, client_key: client.key, label, first_used_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ client_key: client.key, label, last_used_at: now }))
    .execute();
  return known.length > 0 && !known.some((other) => other.device_hash === client.deviceHash || (other.client_key === client.key && other.label === label));
}

/** Deletes browsers that have not been used for a year. */
export async function removeOldDevices(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('user_device').where('last_used_at', '<=', new Date(clock.now().getTime() - DEVICE_STORED_MS)).execute();
}
