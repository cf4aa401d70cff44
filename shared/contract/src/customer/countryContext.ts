/** Handed to yup as its context, so that a rule knows which country an address names. */
export interface CountryContext {
  readonly countries: readonly { readonly id: number; readonly code: string }[];
}

function isCountryContext(context: unknown): context is CountryContext {
  return typeof context === 'object' && context !== null && 'countries' in context && Array.isArray(context.countries);
}

/**
 * The code of the country that an address names.
 *
 * @param address the object whose field is checked
 * @param context yup's own; without countries in it, no country is known and the rules take what is right anywhere
 */
export function countryCodeOf(address: { readonly country_id?: unknown }, context: unknown): string | undefined {
  if (!isCountryContext(context)) return undefined;
  return context.countries.find(({ id }) => id === address.country_id)?.code;
}
