import type { Locale } from '@feszek/contract';
import type { Seller } from '../seller/seller.ts';

/** Why the recipient gets a mail from the shop. */
export const FOOTER: Readonly<Record<Locale, string>> = {
  hu: 'Fészek – bútor és lakberendezés. Ezt a levelet azért kaptad, mert ezt az e-mail-címet adták meg nálunk.',
  en: 'Fészek – furniture and home. You’re receiving this email because this address was given to us.',
};

/** The seller, as far as a company's mails must name it. */
export type MailSeller = Pick<Seller, 'name' | 'address' | 'registration' | 'taxNumber'>;

const LABELS: Readonly<Record<Locale, { readonly registration: string; readonly taxNumber: string }>> = {
  hu: { registration: 'cégjegyzékszám', taxNumber: 'adószám' },
  en: { registration: 'company registration number', taxNumber: 'VAT number' },
};

/** The company, its seat and its numbers (act V of 2006, section 63), on one line; empty without a seat. */
export function sellerLine({ name, address, registration, taxNumber }: MailSeller, locale: Locale): string {
  if (!address) return '';
  const labels = LABELS[locale];
  return [name, address, registration && `${labels.registration}: ${registration}`, taxNumber && `${labels.taxNumber}: ${taxNumber}`].filter(Boolean).join(' · ');
}
