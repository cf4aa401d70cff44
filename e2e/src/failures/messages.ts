import type { Locale } from '@feszek/contract';

/** What visitors read while a slice fails. */
export const MESSAGES = {
  hu: { sliceDown: 'Ez a rész most nem érhető el', screenFailed: 'Valami elromlott nálunk', unhydrated: 'Az oldal egy része most nem reagál', retry: 'Újrapróbálom' },
  en: { sliceDown: 'This part is unavailable right now', screenFailed: 'Something went wrong on our side', unhydrated: 'Some of this page isn’t responding right now', retry: 'Try again' },
} as const satisfies Record<Locale, Record<string, string>>;
