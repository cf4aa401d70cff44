import type { Texts } from '../../platform/database/columns.ts';

/** The account that receives bank transfers. */
export interface SellerAccount {
  /** In its groups: `11773016-11111018-00000000`, or an IBAN. */
  readonly number: string;
  readonly holder: string;
}

/** The payment instructions of a bank transfer. Without an account the method is not offered; earlier orders have it still. */
export function transferTexts(account: SellerAccount | undefined): Texts {
  if (!account) return { hu: 'A számlaszámért írj nekünk. A közleménybe írd a rendelésszámot.', en: 'Write to us for the account number. Give the order number as the reference.' };
  const { number, holder } = account;
  return {
    hu: `Utald a végösszeget erre a számlára: ${number} (${holder}). A közleménybe írd a rendelésszámot. Az utalás beérkezése után összekészítjük a rendelésed.`,
    en: `Transfer the total to this account: ${number} (${holder}). Give the order number as the reference. We get your order ready once your transfer arrives.`,
  };
}
