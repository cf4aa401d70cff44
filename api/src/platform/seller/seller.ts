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
  /** The number of the account for bank transfers, in its groups; `undefined`: bank transfer is not offered. */
  readonly bankAccount: string | undefined;
  /** The provider that stores the shop's data (Act CVIII of 2001, section 4). */
  readonly hosting: { readonly name: string; readonly address: string; readonly email: string };
}
