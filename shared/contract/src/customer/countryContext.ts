/** The context of yup, from which a rule resolves the country of an address. */
export interface CountryContext {
  readonly countries: readonly { readonly id: number; readonly code: string }[];
}

function isCountryContext(context: unknown): context is CountryContext {
  return typeof context === 'object' && context !== null && 'countries' in context && Array.isArray(context.countries);
}

/**
 * The code of an address's country.
 *
 * @param address - the object whose field is validated
 * @param context - yup's context; without countries, the country is unknown and the rules accept the formats of any country
 */
export function countryCodeOf(address: { readonly country_id?: unknown }, context: unknown): string | undefined {
  if (!isCountryContext(context)) return undefined;
  return context.countries.find(({ id }) => id === address.country_id)?.code;
}
