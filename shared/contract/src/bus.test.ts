import { describe, expect, it } from '@jest/globals';
import { BUS_TOPICS, BUS_VERSION, CONSENT_DENIED } from './index.ts';

describe('the topics of the bus', () => {
  it('share between tabs what is the visitor’s, and nothing of an open page', () => {
    const shared = Object.entries(BUS_TOPICS).filter(([, topic]) => topic.shared === 'visitor').map(([name]) => name);
    expect(shared.sort()).toEqual(['cart.summary', 'visitor.consent', 'visitor.favourites', 'visitor.user']);
  });

  it('replay to late subscribers only what is a state', () => {
    for (const { cardinality, shared } of Object.values(BUS_TOPICS)) expect(shared === 'visitor' && cardinality !== 'state').toBe(false);
  });

  it('are none of them newer than the bus', () => {
    for (const { since } of Object.values(BUS_TOPICS)) expect(since).toBeLessThanOrEqual(BUS_VERSION);
  });

  it('begin with consent denied', () => {
    expect(CONSENT_DENIED).toEqual({ statistics: false, marketing: false, decidedAt: null });
  });
});
