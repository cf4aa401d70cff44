import { describe, expect, it } from '@jest/globals';
import { CONSENT_DAYS, consentMaxAge, consentRecord, formatConsent, newConsent, parseConsent } from './consent.ts';
import { CONSENT_ANSWERS, consentChoiceOf, consentMessageId } from './consentForm.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-23T06:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a decision', () => {
  const decision = newConsent({ statistics: true, marketing: false }, NOW);

  it('has an id of its own', () => {
    expect(decision.id).toMatch(/^[0-9a-f]{32}$/);
    expect(newConsent(decision, NOW).id).not.toBe(decision.id);
  });

  it('is the same after it was stored in a cookie', () => {
    expect(parseConsent(formatConsent(decision), NOW)).toEqual(decision);
    expect(parseConsent(formatConsent({ ...decision, isRecorded: true }), NOW)).toEqual({ ...decision, isRecorded: true });
  });

  it('applies for twelve months, of which the cookie lasts the rest', () => {
    const value = formatConsent(decision);
    expect([parseConsent(value, after(CONSENT_DAYS * DAY_MS - 1))?.id, parseConsent(value, after(CONSENT_DAYS * DAY_MS))]).toEqual([decision.id, undefined]);
    expect(consentMaxAge(decision, after(5 * DAY_MS))).toBe(360 * 86_400);
  });

  it('does not apply to another version of the purposes, and not if its time is in the future', () => {
    const value = formatConsent(decision);
    expect(parseConsent(value.replace('10.2.', '10.3.'), NOW)).toBeUndefined();
    expect(parseConsent(value, after(-2 * DAY_MS))).toBeUndefined();
  });

  it('is recorded with its purposes, their version and its time', () => {
    expect(JSON.parse(consentRecord(decision))).toEqual({ id: decision.id, version: 2, purposes: ['statistics'], decided_at: '2026-11-23T06:00:00.000Z' });
  });
});

describe('the form', () => {
  it.each([
    [{ choice: CONSENT_ANSWERS.all }, { statistics: true, marketing: true }],
    [{ choice: CONSENT_ANSWERS.necessary, marketing: 'on' }, { statistics: false, marketing: false }],
    [{ choice: CONSENT_ANSWERS.selected, marketing: 'on' }, { statistics: false, marketing: true }],
    [{ choice: '', statistics: 'on' }, undefined],
    [{}, undefined],
  ])('with the fields %j has the choice %j', (fields, choice) => {
    expect(consentChoiceOf(new URLSearchParams(Object.entries(fields)))).toEqual(choice);
  });

  it('has a message for each choice', () => {
    const ids = [[true, true], [true, false], [false, true], [false, false]].map(([statistics = false, marketing = false]) => consentMessageId({ statistics, marketing }));
    expect(ids).toEqual(['consent-all', 'consent-statistics', 'consent-marketing', 'consent-necessary']);
  });
});
