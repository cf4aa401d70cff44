import type { Locale } from '@feszek/contract';

const HU = {
  title: 'Homokozó Bank – fizetés',
  bank: 'Homokozó Bank',
  notice: 'Próbaüzem: nem mozdul valódi pénz.',
  merchant: 'Kereskedő',
  amount: 'Fizetendő',
  reference: 'Tranzakció',
  card: 'Kártyaszám',
  cardHelp: 'Csak a lenti próbakártyák egyikét fogadjuk el. Valódi kártyaszámot ne adj meg.',
  unknownCard: 'Ez nem próbakártya. Válassz egyet a lenti kettő közül.',
  pay: 'Fizetés',
  cancel: 'Megszakítás',
  testCards: 'Próbakártyák',
  succeeds: 'sikeres fizetés',
  fails: 'elutasított fizetés',
  finished: 'Ez a fizetés már lezárult.',
  back: 'Vissza a boltba',
  missing: 'Ilyen fizetés nincs.',
};

const EN: typeof HU = {
  title: 'Sandbox Bank – payment',
  bank: 'Sandbox Bank',
  notice: 'Sandbox: no money moves.',
  merchant: 'Merchant',
  amount: 'Amount due',
  reference: 'Transaction',
  card: 'Card number',
  cardHelp: 'Only the test cards below are accepted. Do not enter a real card number.',
  unknownCard: 'That is not a test card. Use one of the two below.',
  pay: 'Pay',
  cancel: 'Cancel',
  testCards: 'Test cards',
  succeeds: 'payment succeeds',
  fails: 'payment is refused',
  finished: 'This payment is already closed.',
  back: 'Back to the shop',
  missing: 'There is no such payment.',
};

export type Words = typeof HU;

/** The bank's own words. */
export const WORDS: Readonly<Record<Locale, Words>> = { hu: HU, en: EN };
