import type { SellerField } from '@feszek/content-folder';
import type { Seller } from '../../platform/seller/seller.ts';

/** The seller's data by the names that texts use. */
export function sellerFields({ name, address, taxNumber, registration, registrationCourt, email, phone, bankAccount, hosting }: Seller): Readonly<Record<SellerField, string>> {
  return {
    name, address, email, phone,
    tax_number: taxNumber, registration_number: registration, registration_court: registrationCourt, bank_account: bankAccount ?? '',
    hosting_name: hosting.name, hosting_address: hosting.address, hosting_email: hosting.email,
  };
}
