import { readBankAccount } from './bankAccount.ts';

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

/**
 * Reads the seller's data from the environment.
 *
 * @param value - a variable's value, empty if it is not set
 * @param email - the shop's own address
 * @param fault - creates the error of an invalid value
 */
export function readSeller(value: (name: string) => string, email: string, fault: (message: string) => Error): Seller {
  const bankAccount = value('SELLER_BANK_ACCOUNT');
  if (bankAccount && !readBankAccount(bankAccount)) throw fault(`SELLER_BANK_ACCOUNT must be a Hungarian account number of 16 or 24 digits, or an IBAN, with right check digits, but it is "${bankAccount}".`);
  return {
    name: value('SELLER_NAME') || 'Fészek',
    address: value('SELLER_ADDRESS'),
    taxNumber: value('SELLER_TAX_NUMBER'),
    registration: value('SELLER_REGISTRATION'),
    registrationCourt: value('SELLER_REGISTRATION_COURT'),
    email,
    phone: value('SELLER_PHONE'),
    bankAccount: readBankAccount(bankAccount),
    hosting: { name: value('HOSTING_NAME'), address: value('HOSTING_ADDRESS'), email: value('HOSTING_EMAIL') },
  };
}
