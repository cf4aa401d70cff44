import type { Locale } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

/**
 * The conciliation bodies since 1 January 2024 with the counties of each (Act CLV of 1997, section 18), as of November 2026. Names of
 * counties are the same in both languages.
 */
const BODIES = [
  ['Budapesti Békéltető Testület', 'Budapest', '1016 Budapest, Krisztina krt. 99. I. em. 111.', '+36 1 488 2131', 'bekelteto.testulet@bkik.hu'],
  ['Baranya Vármegyei Békéltető Testület', 'Baranya, Somogy, Tolna', '7625 Pécs, Majorossy I. u. 36.', '+36 72 507 154', 'info@baranyabekeltetes.hu'],
  ['Borsod-Abaúj-Zemplén Vármegyei Békéltető Testület', 'Borsod-Abaúj-Zemplén, Heves, Nógrád', '3525 Miskolc, Szentpáli u. 1.', '+36 46 501 091', 'bekeltetes@bokik.hu'],
  ['Csongrád-Csanád Vármegyei Békéltető Testület', 'Bács-Kiskun, Békés, Csongrád-Csanád', '6721 Szeged, Párizsi krt. 8–12.', '+36 62 549 392', 'bekelteto.testulet@cskik.hu'],
  ['Fejér Vármegyei Békéltető Testület', 'Fejér, Komárom-Esztergom, Veszprém', '8000 Székesfehérvár, Hosszúsétatér 4–6.', '+36 22 510 310', 'bekeltetes@fmkik.hu'],
  ['Győr-Moson-Sopron Vármegyei Békéltető Testület', 'Győr-Moson-Sopron, Vas, Zala', '9021 Győr, Szent István út 10/A', '+36 96 520 217', 'bekelteto.testulet@gymsmkik.hu'],
  ['Hajdú-Bihar Vármegyei Békéltető Testület', 'Hajdú-Bihar, Jász-Nagykun-Szolnok, Szabolcs-Szatmár-Bereg', '4025 Debrecen, Vörösmarty u. 13–15.', '+36 52 500 710', 'bekelteto@hbkik.hu'],
  ['Pest Vármegyei Békéltető Testület', 'Pest', '1055 Budapest, Balassi Bálint u. 25. IV. em. 2.', '+36 1 792 7881', 'pmbekelteto@pmkik.hu'],
] as const;

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Testület', 'Illetékesség', 'Cím', 'Telefon', 'E-mail'],
  en: ['Body', 'Counties', 'Address', 'Telephone', 'Email'],
};

/** The conciliation bodies by county. */
export function conciliationTable({ locale }: View) {
  return textTable(COLUMNS[locale], BODIES);
}
