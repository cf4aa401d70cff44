import { localized as texts } from '../goods/localized.ts';

/** The same hours from Monday to Friday, other ones on Saturday, closed on Sunday. */
function openingHours(week: string, saturday: string) {
  return { hours: { mon: [week], tue: [week], wed: [week], thu: [week], fri: [week], sat: [saturday], sun: [] }, exceptions: [{ date: '2026-12-31', hours: ['09:00-12:00'] }] };
}

export const SHOWROOMS = [
  {
    name: texts('Fészek Budapest', 'Fészek Budapest'), zipcode: '1117', city: 'Budapest', address: 'Kopaszi gát 5.', phone: '+36 1 555 0117', email: 'budapest@feszek.example',
    openingHours: openingHours('10:00-19:00', '10:00-17:00'),
  },
  {
    name: texts('Fészek Győr', 'Fészek Győr'), zipcode: '9021', city: 'Győr', address: 'Baross Gábor út 12.', phone: '+36 96 555 021', email: 'gyor@feszek.example',
    openingHours: openingHours('09:00-18:00', '09:00-13:00'),
  },
] as const;
