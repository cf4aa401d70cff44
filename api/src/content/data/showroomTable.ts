import type { Locale } from '@feszek/contract';
import { weekdayRanges } from '@feszek/contract/calendar';
import type { Weekday, WeekdayRange } from '@feszek/contract/calendar';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Bemutatóterem', 'Cím', 'Telefon', 'E-mail', 'Nyitvatartás'],
  en: ['Showroom', 'Address', 'Telephone', 'Email', 'Opening hours'],
};

const DAYS: Readonly<Record<Locale, Readonly<Record<Weekday, string>>>> = {
  hu: { mon: 'hétfő', tue: 'kedd', wed: 'szerda', thu: 'csütörtök', fri: 'péntek', sat: 'szombat', sun: 'vasárnap' },
  en: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};
const CLOSED: Readonly<Record<Locale, string>> = { hu: 'zárva', en: 'closed' };

function rangeText({ from, to, hours }: WeekdayRange, locale: Locale): string {
  const days = from === to ? DAYS[locale][from] : `${DAYS[locale][from]}–${DAYS[locale][to]}`;
  return `${days}:\u00A0${hours.map((interval) => interval.replace('-', '–')).join(', ') || CLOSED[locale]}`;
}

/** Showrooms with their contact data and opening hours. */
export async function showroomTable(db: Kysely<Database>, { locale }: View) {
  const rows = await db.selectFrom('showroom').selectAll().orderBy('position').execute();
  return textTable(COLUMNS[locale], rows.map(({ name, zipcode, city, address, phone, email, opening_hours: hours }) => [
    name[locale],
    locale === 'hu' ? `${zipcode} ${city}, ${address}` : `${address}, ${zipcode} ${city}`,
    phone,
    email,
    weekdayRanges(hours).map((range) => rangeText(range, locale)).join('; '),
  ]));
}
