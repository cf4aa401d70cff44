import type { Locale, Retention } from '@feszek/contract';
import type { View } from '../../platform/http/requestView.ts';
import { textTable } from './table.ts';

type Basis = Retention[number]['basis'];

const COLUMNS: Readonly<Record<Locale, readonly string[]>> = {
  hu: ['Adatok', 'Cél', 'Jogalap', 'Megőrzés'],
  en: ['Data', 'Purpose', 'Legal basis', 'Stored for'],
};

/** The legal bases of GDPR, article 6 (1). */
const BASES: Readonly<Record<Locale, Readonly<Record<Basis, string>>>> = {
  hu: { contract: 'szerződés teljesítése, GDPR 6. cikk (1) b)', duty: 'jogi kötelezettség, GDPR 6. cikk (1) c)', interest: 'jogos érdek, GDPR 6. cikk (1) f)', consent: 'hozzájárulás, GDPR 6. cikk (1) a)' },
  en: { contract: 'performance of a contract, GDPR Article 6(1)(b)', duty: 'legal obligation, GDPR Article 6(1)(c)', interest: 'legitimate interest, GDPR Article 6(1)(f)', consent: 'consent, GDPR Article 6(1)(a)' },
};

/** What the shop stores about people, by the table that its clean-up jobs follow. */
export function retentionTable(entries: Retention, { locale }: View) {
  return textTable(COLUMNS[locale], entries.map(({ data, purpose, basis, law, period, from }) => [
    data, purpose, [BASES[locale][basis], law].filter(Boolean).join('; '), `${period} ${from}`,
  ]));
}
