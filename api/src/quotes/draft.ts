import { fieldFaults, normalizePostcode, quotePreferencesSchema } from '@feszek/contract';
import type { DeliveryService, FieldFault, QuoteDraftInput, QuoteRequester, QuotePreferences } from '@feszek/contract';
import type { Kysely } from 'kysely';
import { ValidationError } from 'yup';
import type { Trx } from '../platform/database/Trx.ts';
import { findPlace } from '../places/findPlace.ts';
import { dayInHungary } from '../platform/hungarianTime.ts';
import type { Database } from '../platform/database/schema.ts';
import { loadQuoteDraft, saveQuoteDraft } from '../cart/quoteDraft.ts';
import type { StoredPlace } from '../places/storedPlace.ts';
import type { StoredCustomer } from '../cart/storedCustomer.ts';
import { ApiError } from '../platform/http/errors.ts';

/** The requester, from the data of the checkout. */
function storedRequester({ email = '', phone = '', invoice_data: billing }: StoredCustomer): QuoteRequester {
  const { name = '', is_company: isCompany = false, tax_number = '' } = billing ?? {};
  return { name: isCompany ? '' : name, email, phone, company: isCompany ? name : '', tax_number };
}

/** The delivery, from the data of the checkout. */
function storedPreferences({ invoice_data: billing, delivery_data: shipping = billing }: StoredCustomer): QuotePreferences {
  const { country_id = null, zipcode = '', city = '', address = '' } = shipping ?? {};
  return { is_pick_up: false, showroom: '', country_id, zipcode, city, address, wished_on: '' };
}

/** The data of a quote request: what the steps stored, and the checkout's data for the rest. */
export interface LoadedDraft {
  readonly requester: QuoteRequester;
  readonly wishes: QuotePreferences & { readonly services: DeliveryService[] };
}

/** The visitor's data for a quote request. */
export async function loadDraft(db: Kysely<Database>, visitorId: number | undefined): Promise<LoadedDraft> {
  const cart = visitorId === undefined ? undefined : await loadQuoteDraft(db, visitorId);
  const { customer = {}, services = [], quote_draft: { requester, wishes: preferences } = {} } = cart ?? {};
  return { requester: requester ?? storedRequester(customer), wishes: { ...storedPreferences(customer), ...preferences, services: preferences?.services ?? services } };
}

function faultsOf(preferences: QuotePreferences, context: object): readonly FieldFault[] {
  try {
    quotePreferencesSchema.validateSync(preferences, { abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldFaults(error);
  }
}

async function findShowroomPlace(trx: Trx, id: string): Promise<StoredPlace | undefined> {
  const place = (await findPlace(trx, id))?.place;
  return place?.kind === 'showroom' ? place : undefined;
}

/**
 * Validates preferences by the rules of their country.
 *
 * @throws ApiError `validation_failed` for an unknown country or showroom, an invalid address, or a past day
 */
async function validatePreferences(trx: Trx, now: Date, preferences: QuotePreferences): Promise<QuotePreferences> {
  const countries = await trx.selectFrom('country').select(['id', 'code']).execute();
  const country = countries.find(({ id }) => id === preferences.country_id);
  const isPast = preferences.wished_on !== '' && preferences.wished_on < dayInHungary(now);
  const faults: readonly FieldFault[] = [
    ...(isPast ? [{ path: 'wished_on', code: 'past_date' } as const] : []),
    ...(preferences.is_pick_up && preferences.showroom !== '' && !(await findShowroomPlace(trx, preferences.showroom)) ? [{ path: 'showroom', code: 'unknown_value' } as const] : []),
    ...(preferences.is_pick_up || country ? [] : [{ path: 'country_id', code: 'unknown_value' } as const]),
    ...faultsOf(preferences, { countries }),
  ];
  if (faults.length > 0) throw new ApiError('validation_failed', { fields: faults.map((fault) => ({ ...fault, path: `wishes.${fault.path}` })) });
  return withoutAddress({ ...preferences, zipcode: normalizePostcode(country?.code, preferences.zipcode) });
}

/** Removes the address and the services of goods that are collected, and the showroom of goods that are delivered. */
function withoutAddress(preferences: QuotePreferences): QuotePreferences {
  return preferences.is_pick_up ? { ...preferences, country_id: null, zipcode: '', city: '', address: '', services: [] } : { ...preferences, showroom: '' };
}

/** Adds the data of a step; the cart is locked. */
export async function storeDraft(trx: Trx, now: Date, visitorId: number, { requester, wishes: preferences }: QuoteDraftInput): Promise<void> {
  const { quote_draft: before = {} } = (await loadQuoteDraft(trx, visitorId)) ?? {};
  const draft = { ...before, ...(requester && { requester }), ...(preferences && { wishes: await validatePreferences(trx, now, preferences) }) };
  await saveQuoteDraft(trx, visitorId, draft);
}
