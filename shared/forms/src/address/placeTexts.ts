import { DATE_TAGS } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import type { PlaceMismatch } from './placeMismatch.ts';

interface PlaceTexts {
  readonly question: (mismatch: PlaceMismatch) => string;
  readonly otherZipcode: (city: string) => string;
  readonly keep: (zipcode: string, city: string) => string;
}

/** Numbers whose Hungarian name begins with a vowel: `ezer…`, `ötezer…`. */
const WITH_VOWEL = /^[15]/;

const list = (towns: readonly string[], locale: Locale) => new Intl.ListFormat(DATE_TAGS[locale], { type: 'conjunction' }).format(towns);

export const PLACE_TEXTS: Readonly<Record<Locale, PlaceTexts>> = {
  hu: {
    question: ({ zipcode, towns }) => `${WITH_VOWEL.test(zipcode) ? 'Az' : 'A'} ${zipcode} ${list(towns, 'hu')} irányítószáma. Melyik a helyes?`,
    otherZipcode: (city) => `${city}, más irányítószámmal`,
    keep: (zipcode, city) => `Így jó: ${zipcode} ${city}`,
  },
  en: {
    question: ({ zipcode, towns }) => `${zipcode} is the postcode of ${list(towns, 'en')}. Which one is right?`,
    otherZipcode: (city) => `${city}, with another postcode`,
    keep: (zipcode, city) => `Keep ${zipcode} ${city}`,
  },
};
