import type { Locale } from '@feszek/contract';

const hu = {
  copyTitle: 'Nincs internetkapcsolat',
  copyText: 'Ezt az oldalt ekkor mentettük: {time}. Azóta változhatott az ár és a készlet; vásárolni akkor tudsz, ha újra van kapcsolat.',
  retry: 'Újrapróbálom',
  pages: 'Ezeket most is el tudod olvasni',
  cart: 'A kosarad',
  savedAt: 'mentve: {time}',
};

export type OfflineTexts = typeof hu;

const en: OfflineTexts = {
  copyTitle: 'You’re offline',
  copyText: 'We saved this page on {time}. Prices and stock may have changed since then, and you can buy again once you’re back online.',
  retry: 'Try again',
  pages: 'You can still read these',
  cart: 'Your cart',
  savedAt: 'saved {time}',
};

/** Texts of copies and of the list on the offline page, which the worker writes. */
export const OFFLINE_TEXTS: Readonly<Record<Locale, OfflineTexts>> = { hu, en };

const TAGS: Readonly<Record<Locale, string>> = { hu: 'hu-HU', en: 'en-GB' };

/** The time of a copy by the visitor's own clock: `nov. 23. 10:42`, `23 Nov, 10:42`. */
export function copyTime(locale: Locale, time: number): string {
  return new Intl.DateTimeFormat(TAGS[locale], { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(time).replaceAll(/\s/g, ' ');
}
