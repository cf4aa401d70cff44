import { localized as texts } from '../goods/localized.ts';

const WEEKDAYS = texts('Hétfő–péntek', 'Monday–Friday');
const SATURDAY = texts('Szombat', 'Saturday');
const SUNDAY = texts('Vasárnap', 'Sunday');
const CLOSED = texts('Zárva', 'Closed');

const hours = (from: number, to: number) => texts(`${from}–${to} óra`, `${from}:00–${to}:00`);

export const SHOWROOMS = [
  {
    name: texts('Fészek Budapest', 'Fészek Budapest'), zipcode: '1117', city: 'Budapest', address: 'Kopaszi gát 5.', phone: '+36 1 555 0117', email: 'budapest@feszek.example',
    openingHours: [{ days: WEEKDAYS, hours: hours(10, 19) }, { days: SATURDAY, hours: hours(10, 17) }, { days: SUNDAY, hours: CLOSED }],
  },
  {
    name: texts('Fészek Győr', 'Fészek Győr'), zipcode: '9021', city: 'Győr', address: 'Baross Gábor út 12.', phone: '+36 96 555 021', email: 'gyor@feszek.example',
    openingHours: [{ days: WEEKDAYS, hours: hours(9, 18) }, { days: SATURDAY, hours: hours(9, 13) }, { days: SUNDAY, hours: CLOSED }],
  },
] as const;
