import type { Locale } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Bemutatóterem', 'Cím', 'Telefon', 'E-mail', 'Nyitvatartás'],
  en: ['Showroom', 'Address', 'Telephone', 'Email', 'Opening hours'],
};

/** Showrooms with their contact data and opening hours. */
export async function showroomTable(db: Kysely<Database>, { locale }: View) {
  const rows = await db.selectFrom('showroom').selectAll().orderBy('position').execute();
  return textTable(COLUMNS[locale], rows.map(({ name, zipcode, city, address, phone, email, opening_hours: hours }) => [
    name[locale],
    locale === 'hu' ? `${zipcode} ${city}, ${address}` : `${address}, ${city} ${zipcode}`,
    phone,
    email,
    hours.map((line) => `${line.days[locale]}: ${line.hours[locale]}`).join('; '),
  ]));
}
