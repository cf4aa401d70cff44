import { LIMITS } from '@feszek/contract';
import type { SavedAddress, SavedAddressInput } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';

const COLUMNS = ['id', 'is_company', 'name', 'country_id', 'address', 'city', 'zipcode', 'tax_number', 'is_default_billing', 'is_default_delivery'] as const;
const DEFAULTS = ['is_default_billing', 'is_default_delivery'] as const;

/** The addresses of a user: the defaults first, then the oldest. */
export function listAddresses(db: Kysely<Database>, userId: number): Promise<SavedAddress[]> {
  return db.selectFrom('user_address').select(COLUMNS).where('user_id', '=', userId).orderBy('is_default_billing', 'desc').orderBy('is_default_delivery', 'desc').orderBy('id').execute();
}

/** Changes of one user's addresses are serialised. */
async function lockUser(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Removes the defaults that an address is about to get from the address that has them. */
async function releaseDefaults(trx: Trx, userId: number, address: Pick<SavedAddressInput, (typeof DEFAULTS)[number]>): Promise<void> {
  for (const column of DEFAULTS) {
    if (address[column]) await trx.updateTable('user_address').set({ [column]: false }).where('user_id', '=', userId).where(column, '=', true).execute();
  }
}

/**
 * Adds an address. The first one is the default for billing and for delivery.
 *
 * @throws ApiError `addresses_full`
 */
export async function addAddress(trx: Trx, clock: Clock, userId: number, address: SavedAddressInput): Promise<void> {
  await lockUser(trx, userId);
  const existing = await listAddresses(trx, userId);
  if (existing.length >= LIMITS.savedAddresses) throw new ApiError('addresses_full', { params: { max: LIMITS.savedAddresses } });
  const isFirst = existing.length === 0;
  await releaseDefaults(trx, userId, address);
  await trx
    .insertInto('user_address')
    .values({ ...address, user_id: userId, created_at: clock.now(), is_default_billing: isFirst || address.is_default_billing, is_default_delivery: isFirst || address.is_default_delivery })
    .execute();
}

/**
 * Replaces an address. A default stays one until another address becomes it.
 *
 * @throws ApiError `not_found` for an address that the user does not have
 */
export async function changeAddress(trx: Trx, userId: number, id: number, address: SavedAddressInput): Promise<void> {
  await lockUser(trx, userId);
  const before = (await listAddresses(trx, userId)).find((one) => one.id === id);
  if (!before) throw new ApiError('not_found');
  await releaseDefaults(trx, userId, address);
  await trx
    .updateTable('user_address')
    .set({ ...address, is_default_billing: before.is_default_billing || address.is_default_billing, is_default_delivery: before.is_default_delivery || address.is_default_delivery })
    .where('id', '=', id)
    .execute();
}

/**
 * Removes an address. The oldest of the others becomes the default that it was.
 *
 * @throws ApiError `not_found` for an address that the user does not have
 */
export async function removeAddress(trx: Trx, userId: number, id: number): Promise<void> {
  await lockUser(trx, userId);
  const removed = await trx.deleteFrom('user_address').where('user_id', '=', userId).where('id', '=', id).returning(DEFAULTS).executeTakeFirst();
  if (!removed) throw new ApiError('not_found');
  const heir = await trx.selectFrom('user_address').select('id').where('user_id', '=', userId).orderBy('id').limit(1).executeTakeFirst();
  if (!heir) return;
  for (const column of DEFAULTS) {
    if (removed[column]) await trx.updateTable('user_address').set({ [column]: true }).where('id', '=', heir.id).execute();
  }
}

/** The address for billing, and the one for delivery; empty for a user without addresses. */
export async function defaultAddresses(db: Kysely<Database>, userId: number): Promise<{ readonly billing?: SavedAddress; readonly delivery?: SavedAddress }> {
  const addresses = await listAddresses(db, userId);
  const billing = addresses.find((address) => address.is_default_billing);
  const delivery = addresses.find((address) => address.is_default_delivery);
  return { ...(billing && { billing }), ...(delivery && { delivery }) };
}

/** The data of an order's buyer that become an address. */
export interface OrderedAddresses {
  readonly invoice_data?: Omit<SavedAddressInput, (typeof DEFAULTS)[number]>;
  readonly delivery_data?: Pick<SavedAddressInput, 'name' | 'country_id' | 'address' | 'city' | 'zipcode'>;
}

const PLACE = ['name', 'country_id', 'address', 'city', 'zipcode'] as const;

/** Saves the addresses of a user's order if they have none. */
export async function saveFirstAddresses(trx: Trx, clock: Clock, userId: number, { invoice_data: billing, delivery_data: delivery }: OrderedAddresses): Promise<void> {
  if (!billing || (await listAddresses(trx, userId)).length > 0) return;
  await addAddress(trx, clock, userId, { ...billing, is_default_billing: true, is_default_delivery: true });
  if (!delivery || PLACE.every((field) => delivery[field] === billing[field])) return;
  await addAddress(trx, clock, userId, { ...delivery, is_company: false, tax_number: '', is_default_billing: false, is_default_delivery: true });
}
