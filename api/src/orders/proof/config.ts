/** The seller as a proof of an order names it. A field that is empty is left out. */
export interface Seller {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly taxNumber: string;
  readonly registration: string;
  readonly email: string;
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
    email,
  };
}
