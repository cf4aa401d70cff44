import { describe, expect, it } from '@jest/globals';
import { BUS_TOPICS, BUS_VERSION, CONSENT_DENIED, intendNavigation } from './index.ts';

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

  it('have an intended navigation that a shell with an earlier bus does not receive', () => {
    const emitted: unknown[] = [];
    const busOf = (version: number) => ({ version, emit: (...moment: unknown[]) => void emitted.push(moment) });
    intendNavigation(busOf(BUS_VERSION), '/hu/blog');
    intendNavigation(busOf(3), '/hu/akcios');
    expect(emitted).toEqual([['navigation.intended', { href: '/hu/blog' }]]);
  });

  it('start with consent denied', () => {
    expect(CONSENT_DENIED).toEqual({ statistics: false, marketing: false, decidedAt: null });
  });
});
