import { ACCOUNT_FIELD_ERRORS } from './accountErrors.ts';
import { fillMessage } from './fillMessage.ts';
import type { Locale } from './locale.ts';

/**
 * Field errors: the codes that the validation schemas use, with messages. Forms show them in the browser, which is why they
 * are separate from the errors of the API, whose messages come with the response.
 */
export const FIELD_ERRORS = {
  required: { hu: 'Kötelező mező.', en: 'This field is required.' },
  email: { hu: 'Adj meg egy érvényes e-mail-címet.', en: 'Enter a valid email address.' },
  phone: { hu: 'Adj meg egy érvényes telefonszámot, például +36 30 123 4567.', en: 'Enter a valid phone number, for example +36 30 123 4567.' },
  too_short: { hu: 'Legalább {min} karakter szükséges.', en: 'At least {min} characters are needed.' },
  too_long: { hu: 'Legfeljebb {max} karakter lehet.', en: 'At most {max} characters are allowed.' },
  too_small: { hu: 'A legkisebb megengedett érték {min}.', en: 'The smallest value allowed is {min}.' },
  not_positive: { hu: 'Nullánál nagyobb számot adj meg.', en: 'Enter a number above zero.' },
  too_many: { hu: 'Legfeljebb {max} érték adható meg.', en: 'At most {max} values are allowed.' },
  too_large: { hu: 'A legnagyobb megengedett érték {max}.', en: 'The largest value allowed is {max}.' },
  too_precise: { hu: 'Ebben a pénznemben nincs ennyi tizedesjegy.', en: 'This currency doesn’t have so many decimals.' },
  whole_number: { hu: 'Egész számot adj meg.', en: 'Enter a whole number.' },
  zipcode: { hu: 'Adj meg egy érvényes irányítószámot, például {example}.', en: 'Enter a valid postcode, for example {example}.' },
  zipcode_hu: { hu: 'Négyjegyű magyar irányítószámot adj meg.', en: 'Enter a Hungarian postcode of four digits.' },
  repeated_point: { hu: 'Ez a pont egy másik sorban is szerepel ({line}.).', en: 'Line {line} has the same point.' },
  tax_number: { hu: 'Adj meg egy érvényes adószámot, például {example}.', en: 'Enter a valid VAT number, for example {example}.' },
  tax_number_country: {
    hu: 'Ez nem a számlázási cím országának adószáma. Helyes formátum például: {example}.',
    en: 'This VAT number doesn’t belong to the country of your billing address. It should look like this: {example}.',
  },
  must_accept: { hu: 'A rendeléshez ezt el kell fogadnod.', en: 'You need to accept this to place an order.' },
  unknown_value: { hu: 'Ez az érték nem választható.', en: 'This value can’t be chosen.' },
  date: { hu: 'Adj meg egy érvényes dátumot.', en: 'Enter a valid date.' },
  past_date: { hu: 'Ez a nap már elmúlt.', en: 'This day has passed.' },
  bed_size: { hu: 'Szélesség × hosszúság centiméterben, például 160 × 200.', en: 'Width × length in centimetres, such as 160 × 200.' },
  seats: { hu: 'Egy szám vagy két szám között kötőjel, például 3 vagy 6–8.', en: 'One number, or two with a dash between them, such as 3 or 6–8.' },
  slug: { hu: 'Csak ékezet nélküli kisbetű, számjegy és kötőjel lehet benne.', en: 'Use only lower-case letters without accents, digits and hyphens.' },
  not_a_number: { hu: '„{value}” nem szám.', en: '“{value}” isn’t a number.' },
  not_yes_or_no: { hu: '„igen” vagy „nem” kell ide, nem „{value}”.', en: '“{value}” is neither yes nor no.' },
  not_in_map: { hu: 'A leképezés nem ismeri ezt az értéket: „{value}”.', en: 'The mapping doesn’t know the value “{value}”.' },
  unreadable_row: { hu: 'A sor nem olvasható: {reason}.', en: 'The row can’t be read: {reason}.' },
  repeated: { hu: 'Ez a cikkszám egy másik sorban is szerepel ({line}.).', en: 'Line {line} has the same SKU.' },
  required_for_new: { hu: 'Új termékhez kötelező.', en: 'A new product needs this.' },
  unknown_category: { hu: 'Nincs ilyen kategória: {value}.', en: 'There is no category {value}.' },
  lengths_differ: { hu: 'A magyar és az angol lista hossza eltér.', en: 'The Hungarian and the English list differ in length.' },
  needs_group: { hu: 'Csoport nélkül nem adható meg.', en: 'This needs a group beside it.' },
  needs_variant: { hu: 'A csoport tengelyeihez értékeket is meg kell adni, mindegyikhez egyet.', en: 'A group needs its axes and one value for each of them.' },
  axes_differ: { hu: 'A csoport többi termékének mások a tengelyei.', en: 'The other products of the group have other axes.' },
  group_category: { hu: 'A csoport többi terméke más kategóriában van.', en: 'The other products of the group are in another category.' },
  group_brand: { hu: 'A csoport többi terméke más márkájú.', en: 'The other products of the group are of another brand.' },
  repeated_variant: { hu: 'A csoport egy másik termékének ugyanezek az értékei.', en: 'Another product of the group has the same values.' },
  below_price: { hu: 'Az eredeti ár nem lehet kisebb az árnál.', en: 'The original price can’t be below the price.' },
  needs_price: { hu: 'Ár nélkül nem adható meg.', en: 'This needs a price beside it.' },
  not_ascending: { hu: 'A mennyiségeknek növekedniük kell.', en: 'The quantities must rise.' },
  dates_not_ascending: { hu: 'Az időpontoknak növekedniük kell, és nem lehetnek a jövőben.', en: 'The times must rise and can’t be in the future.' },
  already_named: { hu: 'Ez már szerepel a fájlban: {value}.', en: 'The file names this already: {value}.' },
  order_code: { hu: 'A kód hat számjegyből áll.', en: 'The code has six digits.' },
  choose_stars: { hu: 'Válaszd ki, hány csillagot adsz.', en: 'Choose how many stars you give.' },
  photo_type: { hu: 'Csak kép (JPEG, PNG, WebP, AVIF) tölthető fel.', en: 'Only a picture (JPEG, PNG, WebP, AVIF) can be uploaded.' },
  choose_items: { hu: 'Válaszd ki, melyik termékektől állsz el.', en: 'Choose which items you’re withdrawing from.' },
  coupon_code: { hu: 'Betű, számjegy, kötőjel és aláhúzás lehet benne.', en: 'Use letters, digits, hyphens and underscores.' },
  opening_hours: { hu: 'Időközöket adj meg sorrendben, például 10:00-19:00.', en: 'Enter intervals in order, such as 10:00-19:00.' },
  choose_topics: { hu: 'Válassz legalább egy témát, vagy iratkozz le.', en: 'Choose at least one topic, or unsubscribe.' },
  no_markup: { hu: 'Csak egyszerű szöveg lehet benne, HTML-kód nem.', en: 'Only plain text is accepted, without HTML.' },
  too_many_links: { hu: 'Legfeljebb {max} link lehet benne.', en: 'At most {max} links are allowed.' },
  file_type: { hu: 'Csak kép (JPEG, PNG, WebP, AVIF) vagy PDF csatolható.', en: 'Only a picture (JPEG, PNG, WebP, AVIF) or a PDF can be attached.' },
  file_unreadable: { hu: 'Ezt a fájlt nem tudjuk megnyitni. Mentsd el újra, vagy csatolj másikat.', en: 'We can’t open this file. Save it again, or attach another one.' },
  file_active: { hu: 'Ebben a PDF-ben parancsok vannak. Nyomtasd új PDF-be, és azt csatold.', en: 'This PDF contains commands. Print it to a new PDF, and attach that.' },
  file_too_large: { hu: 'A fájl legfeljebb {max} MB lehet.', en: 'The file can be up to {max} MB.' },
  time: { hu: 'Adj meg egy érvényes időpontot.', en: 'Enter a valid time.' },
  ...ACCOUNT_FIELD_ERRORS,
  invalid_type: { hu: 'Ez az érték nem megfelelő típusú.', en: 'This value has the wrong type.' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

export type FieldErrorCode = keyof typeof FIELD_ERRORS;

/** The message of a field error in one language. */
export function fieldErrorMessage(code: FieldErrorCode, locale: Locale, params?: Readonly<Record<string, string | number>>): string {
  return fillMessage(FIELD_ERRORS[code][locale], params);
}

export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
  return typeof value === 'string' && Object.hasOwn(FIELD_ERRORS, value);
}
