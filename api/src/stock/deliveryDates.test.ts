import { describe, expect, it } from '@jest/globals';
import { deliveryDates } from './deliveryDates.ts';
import type { DeliveryRules } from './deliveryDates.ts';
import { isPublicHoliday } from '@feszek/contract/calendar';

const arrival = (now: string, rules: Partial<DeliveryRules> = {}) =>
  deliveryDates(new Date(now), { minDays: 1, maxDays: 3, dispatchUntilHour: 14, restDays: new Set(), ...rules });

describe('the delivery dates of an order that is placed now', () => {
  it('count working days from an order in the morning', () => {
    expect(arrival('2026-11-16T08:00:00Z')).toEqual({ from: '2026-11-17', to: '2026-11-19' });
  });

  it('count from the next day after the daily dispatch, by the time of Hungary in winter and in summer', () => {
    expect(arrival('2026-11-16T12:59:00Z').from).toBe('2026-11-17');
    expect(arrival('2026-11-16T13:00:00Z').from).toBe('2026-11-18');
    expect(arrival('2026-06-15T11:59:00Z').from).toBe('2026-06-16');
    expect(arrival('2026-06-15T12:00:00Z').from).toBe('2026-06-17');
  });

  it('use the day in Hungary, where midnight is earlier than in UTC', () => {
    expect(arrival('2026-11-16T23:30:00Z').from).toBe('2026-11-18');
  });

  it('leave out the weekend', () => {
    expect(arrival('2026-11-20T08:00:00Z')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
    expect(arrival('2026-11-21T08:00:00Z')).toEqual({ from: '2026-11-24', to: '2026-11-26' });
  });

  it('leave out Christmas and New Year', () => {
    expect(arrival('2026-12-23T08:00:00Z')).toEqual({ from: '2026-12-28', to: '2026-12-30' });
    expect(arrival('2026-12-31T14:00:00Z')).toEqual({ from: '2027-01-05', to: '2027-01-07' });
  });

  it('leave out Easter, which is on another date each year', () => {
    expect(arrival('2026-04-02T08:00:00Z')).toEqual({ from: '2026-04-07', to: '2026-04-09' });
    expect(arrival('2027-03-25T08:00:00Z').from).toBe('2027-03-30');
  });

  it('leave out the days off of the shop', () => {
    expect(arrival('2026-08-19T08:00:00Z', { restDays: new Set(['2026-08-21']) }).from).toBe('2026-08-24');
  });

  it('are weeks later for products that are made to order', () => {
    expect(arrival('2026-11-16T08:00:00Z', { minDays: 30, maxDays: 40 })).toEqual({ from: '2026-12-30', to: '2027-01-14' });
  });
});

it('has the public holidays of Hungary', () => {
  const holidays2026 = ['01-01', '03-15', '04-03', '04-06', '05-01', '05-25', '08-20', '10-23', '11-01', '12-24', '12-25', '12-26'].map((day) => `2026-${day}`);
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));
  expect(days.filter(isPublicHoliday)).toEqual(holidays2026);
  expect(['2024-04-01', '2025-04-18', '2038-04-26', '2028-06-05'].every(isPublicHoliday)).toBe(true);
});
