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
  unknownCard: 'Ez nem próbakártya. Válassz egyet a lentiek közül.',
  pay: 'Fizetés',
  cancel: 'Megszakítás',
  testCards: 'Próbakártyák',
  succeeds: 'sikeres fizetés',
  fails: 'elutasított fizetés',
  challenges: 'sikeres fizetés, előtte megerősítés kóddal (3-D Secure)',
  expires: 'lejár a fizetésre szánt idő',
  late: 'sikeres fizetés, a bank csak néhány másodperccel később szól a boltnak',
  challengeTitle: 'Erősítsd meg a fizetést',
  code: 'Megerősítő kód',
  codeHelp: 'Valódi banknál SMS-ben vagy az alkalmazásban kapnád. Itt a kód: 1234.',
  wrongCode: 'Ez a kód nem jó. Próbáld újra.',
  confirm: 'Megerősítem',
  finished: 'Ez a fizetés már lezárult.',
  back: 'Vissza a boltba',
};

const EN: typeof HU = {
  title: 'Sandbox Bank – payment',
  bank: 'Sandbox Bank',
  notice: 'Sandbox: no money moves.',
  merchant: 'Merchant',
  amount: 'Amount due',
  reference: 'Transaction',
  card: 'Card number',
  cardHelp: 'Only the test cards below are accepted. Don’t enter a real card number.',
  unknownCard: 'That isn’t a test card. Use one of those below.',
  pay: 'Pay',
  cancel: 'Cancel',
  testCards: 'Test cards',
  succeeds: 'payment succeeds',
  fails: 'payment is refused',
  challenges: 'payment succeeds after a confirmation code (3-D Secure)',
  expires: 'the time allowed for paying runs out',
  late: 'payment succeeds, but the bank notifies the shop a few seconds later',
  challengeTitle: 'Confirm your payment',
  code: 'Confirmation code',
  codeHelp: 'A real bank would send it by text or in its app. Here the code is 1234.',
  wrongCode: 'That code isn’t right. Please try again.',
  confirm: 'Confirm',
  finished: 'This payment is already closed.',
  back: 'Back to the shop',
};

export type Texts = typeof HU;

/** The texts of the bank's page. */
export const TEXTS: Readonly<Record<Locale, Texts>> = { hu: HU, en: EN };
