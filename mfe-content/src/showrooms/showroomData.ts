import { imageUrl, routePath } from '@feszek/contract';
import type { Locale, Showroom } from '@feszek/contract';
import { intervalsOn, parseInterval, WEEKDAYS } from '@feszek/contract/calendar';
import type { Intervals } from '@feszek/contract/calendar';

const DAYS = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' } as const;

interface Span {
  readonly opens: string;
  readonly closes: string;
}

function spans(intervals: Intervals): Span[] {
  return intervals.flatMap((text) => {
    const [opens = '', closes = ''] = text.split('-');
    return parseInterval(text) ? [{ opens, closes: closes === '24:00' ? '23:59' : closes }] : [];
  });
}

/** A day that opens and closes at midnight is closed. */
const CLOSED: Span = { opens: '00:00', closes: '00:00' };

/** @param day - a `DayOfWeek` of https://schema.org, which has one for public holidays */
function onWeekday(day: string, span: Span): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${day}`, ...span };
}

/** A showroom for search engines: https://schema.org/FurnitureStore, a LocalBusiness. Special days take precedence over public holidays, as on the page. */
export function showroomData({ key, name, address, city, zipcode, phone, email, image, opening_hours: opening }: Showroom, locale: Locale): object {
  const page = routePath('contact', locale);
  const { hours, exceptions, exchanged } = opening;
  const special = new Set([...exceptions.map(({ date }) => date), ...exchanged.flatMap(({ rest, worked }) => [rest, worked])]);
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': `${page}#${key}`,
    name,
    url: page,
    parentOrganization: { '@id': '/#organization' },
    ...(image && { image: imageUrl(image.path, 1280) }),
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, postalCode: zipcode, addressCountry: 'HU' },
    openingHoursSpecification: [
      ...WEEKDAYS.flatMap((day) => spans(hours[day]).map((span) => onWeekday(DAYS[day], span))),
      onWeekday('PublicHolidays', CLOSED),
    ],
    specialOpeningHoursSpecification: [...special].flatMap((day) => {
      const intervals = intervalsOn(opening, day);
      return (intervals.length === 0 ? [CLOSED] : spans(intervals)).map((span) => ({ '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, ...span }));
    }),
  };
}
