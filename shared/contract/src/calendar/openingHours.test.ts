import { describe, expect, it } from '@jest/globals';
import { areIntervals, intervalsOn, openState, secondsUntilChange, weekdayRanges } from './openingHours.ts';
import type { OpeningHours } from './openingHours.ts';

const WEEK = ['10:00-13:00', '14:00-19:00'];
const OPENING: OpeningHours = {
  hours: { mon: WEEK, tue: WEEK, wed: WEEK, thu: WEEK, fri: WEEK, sat: ['10:00-17:00'], sun: [] },
  exceptions: [{ date: '2026-12-24', hours: ['09:00-12:00'] }, { date: '2026-12-31', hours: [] }],
  exchanged: [{ rest: '2026-08-21', worked: '2026-08-08' }, { rest: '2026-12-24', worked: '2026-12-12' }],
};
const at = (time: string) => openState(OPENING, new Date(time));

describe('opening hours', () => {
  it.each([
    ['an open interval', '2026-11-23T17:59:59+01:00', { isOpen: true, until: '19:00' }],
    ['its first moment', '2026-11-23T14:00:00+01:00', { isOpen: true, until: '19:00' }],
    ['its end', '2026-11-23T19:00:00+01:00', { isOpen: false, opens: { day: '2026-11-24', at: '10:00' } }],
    ['the break', '2026-11-23T13:30:00+01:00', { isOpen: false, opens: { day: '2026-11-23', at: '14:00' } }],
    ['the time before opening', '2026-11-23T08:00:00+01:00', { isOpen: false, opens: { day: '2026-11-23', at: '10:00' } }],
    ['a Saturday evening', '2026-11-28T18:00:00+01:00', { isOpen: false, opens: { day: '2026-11-30', at: '10:00' } }],
    ['midnight in Hungary, still the day before in UTC', '2026-07-01T00:30:00+02:00', { isOpen: false, opens: { day: '2026-07-01', at: '10:00' } }],
  ])('at %s', (_, time, expected) => {
    expect(at(time)).toEqual(expected);
  });

  it('follow Hungarian time across the change of the clock', () => {
    expect(at('2026-03-28T09:00:00Z')).toEqual({ isOpen: true, until: '17:00' });
    expect(at('2026-03-30T08:00:00Z')).toEqual({ isOpen: true, until: '13:00' });
  });

  it('are none on public holidays, and those of an exception on its day', () => {
    expect(intervalsOn(OPENING, '2026-10-23')).toEqual([]);
    expect(intervalsOn(OPENING, '2027-03-26')).toEqual([]);
    expect(intervalsOn(OPENING, '2026-12-24')).toEqual(['09:00-12:00']);
    expect(intervalsOn(OPENING, '2026-12-31')).toEqual([]);
    expect(at('2026-12-24T12:00:00+01:00')).toEqual({ isOpen: false, opens: { day: '2026-12-28', at: '10:00' } });
  });

  it('are exchanged with those of the day that is worked instead', () => {
    expect(intervalsOn(OPENING, '2026-08-08')).toEqual(WEEK);
    expect(intervalsOn(OPENING, '2026-08-21')).toEqual(['10:00-17:00']);
    expect(intervalsOn(OPENING, '2026-12-12')).toEqual(WEEK);
  });

  it('stay as they are until the next change, at most until midnight', () => {
    expect(secondsUntilChange(OPENING, new Date('2026-11-23T17:59:00+01:00'))).toBe(3660);
    expect(secondsUntilChange(OPENING, new Date('2026-11-29T23:59:30+01:00'))).toBe(30);
  });

  it('combine neighbouring days with equal hours', () => {
    expect(weekdayRanges(OPENING)).toEqual([{ from: 'mon', to: 'fri', hours: WEEK }, { from: 'sat', to: 'sat', hours: ['10:00-17:00'] }, { from: 'sun', to: 'sun', hours: [] }]);
  });

  it('of a shop that never opens have no next opening', () => {
    const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    expect(openState({ hours, exceptions: [], exchanged: [] }, new Date('2026-11-23T12:00:00Z'))).toEqual({ isOpen: false, opens: undefined });
  });

  it.each([[['10:00-19:00'], true], [['22:00-24:00'], true], [['19:00-10:00'], false], [['10:00-12:00', '11:00-13:00'], false], [['10-19'], false], [['25:00-26:00'], false]])('%j: valid %s', (texts, isValid) => {
    expect(areIntervals(texts)).toBe(isValid);
  });
});
