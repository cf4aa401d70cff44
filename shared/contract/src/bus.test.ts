import { describe, expect, it } from '@jest/globals';
import { BUS_TOPICS, BUS_VERSION, CONSENT_DENIED } from './index.ts';

describe('the topics of the bus', () => {
  it('are shared between tabs for data of the visitor, not for data of a page', () => {
    const shared = Object.entries(BUS_TOPICS).filter(([, topic]) => topic.shared === 'visitor').map(([name]) => name);
    expect(shared.sort()).toEqual(['cart.summary', 'visitor.consent', 'visitor.favourites', 'visitor.user']);
  });

  it('are replayed to late subscribers only for states', () => {
    for (const { cardinality, shared } of Object.values(BUS_TOPICS)) expect(shared === 'visitor' && cardinality !== 'state').toBe(false);
  });

  it('have no version above that of the bus', () => {
    for (const { since } of Object.values(BUS_TOPICS)) expect(since).toBeLessThanOrEqual(BUS_VERSION);
  });

  it('start with consent denied', () => {
    expect(CONSENT_DENIED).toEqual({ statistics: false, marketing: false, decidedAt: null });
  });
});
