import { Faults, yamlMapping } from '@feszek/content-folder';
import type { YamlFields } from '@feszek/content-folder';
import { contactFields } from '@feszek/contract';
import { readFileSync } from 'node:fs';
import { errorCode } from '../errorCode.ts';
import { readBankAccount } from './bankAccount.ts';
import type { Seller } from './seller.ts';

/** Where the seller's data are, and what the law requires of them that is not there. */
export interface SellerFile {
  readonly path: string;
  readonly isFound: boolean;
  /** Fields such as `tax_number` and `hosting.email`, in the order of the guide. */
  readonly missing: readonly string[];
}

export interface ReadSellerFile {
  readonly seller: Seller;
  readonly file: SellerFile;
}

/** In characters. */
const MOST = 200;
const TAX_NUMBER = /^\d{8}-[1-5]-\d{2}$/;
/** The name of a seller that has none yet. */
const DEFAULT_NAME = 'Fészek';

/** A text that is checked; empty if it is missing or invalid. */
function checked(fields: YamlFields, name: string, isValid: (text: string) => boolean, expected: string): string {
  const text = fields.optionalText(name, MOST);
  if (text === undefined || isValid(text)) return text ?? '';
  fields.fault(name, `The field "${name}" must be ${expected}, but it is "${text}".`);
  return '';
}

function readFields(fields: YamlFields | undefined): Seller {
  const text = (name: string) => fields?.optionalText(name, MOST) ?? '';
  const email = (from: YamlFields | undefined) => (from ? checked(from, 'email', (value) => contactFields.email.isValidSync(value), 'an email address') : '');
  const hosting = fields?.has('hosting') ? fields.mapping('hosting') : undefined;
  const bankAccount = fields ? checked(fields, 'bank_account', (value) => readBankAccount(value) !== undefined, 'a Hungarian account number of 16 or 24 digits, or an IBAN, with right check digits') : '';
  const seller = {
    name: text('name'),
    address: text('address'),
    taxNumber: fields ? checked(fields, 'tax_number', (value) => TAX_NUMBER.test(value), 'a tax number such as 12345676-2-43') : '',
    registration: text('registration_number'),
    registrationCourt: text('registration_court'),
    email: email(fields),
    phone: fields ? checked(fields, 'phone', (value) => contactFields.phone.isValidSync(value), 'a telephone number such as +36 1 555 0117') : '',
    bankAccount: readBankAccount(bankAccount),
    hosting: { name: hosting?.optionalText('name', MOST) ?? '', address: hosting?.optionalText('address', MOST) ?? '', email: email(hosting) },
  };
  hosting?.end();
  fields?.end();
  return seller;
}

/** What an imprint must have (Act CVIII of 2001, section 4, and Government Decree 45/2014, section 11). */
function missingIn({ name, address, registration, registrationCourt, taxNumber, email, phone, hosting }: Seller): string[] {
  const required = {
    name, address, registration_number: registration, registration_court: registrationCourt, tax_number: taxNumber, email, phone,
    'hosting.name': hosting.name, 'hosting.address': hosting.address, 'hosting.email': hosting.email,
  };
  return Object.entries(required).flatMap(([field, value]) => (value === '' ? [field] : []));
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the file of the seller's data, which may be missing or incomplete: then a name and an address for mails stand in.
 *
 * @param isRequired - whether the operator has named the file
 * @param shopEmail - the shop's own address, for a seller without one
 * @param fault - creates the error of an invalid file, whose message has a line for each field
 */
export function readSellerFile(path: string, { isRequired, shopEmail, fault }: { readonly isRequired: boolean; readonly shopEmail: string; readonly fault: (message: string) => Error }): ReadSellerFile {
  const text = readText(path);
  if (text === undefined && isRequired) throw fault(`SELLER_FILE names ${path}, which does not exist.`);
  const faults = new Faults();
  const seller = readFields(text === undefined ? undefined : yamlMapping({ file: path, text }, faults));
  if (faults.list.length > 0) throw fault([`The seller's data in ${path} are invalid:`, ...faults.list.map(({ line, message }) => `- line ${line}: ${message}`)].join('\n'));
  return {
    seller: { ...seller, name: seller.name || DEFAULT_NAME, email: seller.email || shopEmail },
    file: { path, isFound: text !== undefined, missing: missingIn(seller) },
  };
}
