/** The seller, as documents and legal texts name them. A field that is empty is left out. */
export interface Seller {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly taxNumber: string;
  readonly registration: string;
  readonly registrationCourt: string;
  readonly email: string;
  readonly phone: string;
  readonly bankAccount: string;
  /** The provider that stores the shop's data (Act CVIII of 2001, section 4). */
  readonly hosting: { readonly name: string; readonly address: string; readonly email: string };
}

/**
 * Reads the seller's data from the environment.
 *
 * @param value - a variable's value, empty if it is not set
 * @param email - the shop's own address
 */
export function readSeller(value: (name: string) => string, email: string): Seller {
  return {
    name: value('SELLER_NAME') || 'Fészek',
    address: value('SELLER_ADDRESS'),
    taxNumber: value('SELLER_TAX_NUMBER'),
    registration: value('SELLER_REGISTRATION'),
    registrationCourt: value('SELLER_REGISTRATION_COURT'),
    email,
    phone: value('SELLER_PHONE'),
    bankAccount: value('SELLER_BANK_ACCOUNT'),
    hosting: { name: value('HOSTING_NAME'), address: value('HOSTING_ADDRESS'), email: value('HOSTING_EMAIL') },
  };
}
