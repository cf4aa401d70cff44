import { describe, expect, it } from '@jest/globals';
import type { Showroom } from '@feszek/contract';
import { fakeShowrooms } from '@feszek/testing';
import { showroomData } from './showroomData.ts';

const [showroom] = fakeShowrooms();
if (!showroom) throw new Error('There is no showroom');
const { hours } = showroom.opening_hours;
const dataOf = (days: Partial<Showroom['opening_hours']> = {}) => showroomData({ ...showroom, opening_hours: { hours, exceptions: [], exchanged: [], ...days } }, 'hu');

describe('a showroom, for search engines', () => {
  it('is a shop of the company with address, contact and page', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'FurnitureStore', name: showroom.name, telephone: showroom.phone, email: showroom.email, url: '/hu/kapcsolat', image: '/images/content/ab12cd34/1280.webp', parentOrganization: { '@id': '/#organization' },
      address: { '@type': 'PostalAddress', streetAddress: showroom.address, addressLocality: showroom.city, postalCode: showroom.zipcode, addressCountry: 'HU' },
    });
  });

  it('has no picture before it is stored', () => {
    expect(showroomData({ ...showroom, image: null }, 'hu')).not.toHaveProperty('image');
  });

  it('has its hours on each weekday, and none on closed days', () => {
    const days = Object.values(hours).filter((intervals) => intervals.length > 0).length;
    expect(dataOf()).toMatchObject({ openingHoursSpecification: expect.arrayContaining([{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '10:00', closes: '18:00' }]) });
    expect(dataOf()).toMatchObject({ openingHoursSpecification: { length: days + 1 } });
  });

  it('is closed on public holidays', () => {
    expect(dataOf()).toMatchObject({ openingHoursSpecification: expect.arrayContaining([{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/PublicHolidays', opens: '00:00', closes: '00:00' }]) });
  });

  it('has days with special hours, closed ones from midnight to midnight', () => {
    expect(dataOf({ exceptions: [{ date: '2026-12-31', hours: ['10:00-12:00'] }, { date: '2026-12-24', hours: [] }] })).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '10:00', closes: '12:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  it('has the hours of a weekday on a Saturday that is worked, and those of the Saturday on the day off', () => {
    const saturday = hours.sat[0]?.split('-');
    expect(dataOf({ exchanged: [{ rest: '2026-08-21', worked: '2026-08-08' }] })).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-08-21', opens: saturday?.[0], closes: saturday?.[1] },
        { validFrom: '2026-08-08', opens: '10:00', closes: '18:00' },
      ],
    });
  });
});
