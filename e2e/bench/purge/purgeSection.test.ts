import { describe, expect, it } from '@jest/globals';
import { countPurged, purgeSection } from './purgeSection.ts';

const page = (path: string, { shows = false, isCached = true } = {}) => ({ path, isCached, html: shows ? '<a href="/hu/termekek/nappali/asztal-17">' : '<a href="/hu/termekek/nappali/asztal-170">' });
const OWN = '/hu/termekek/nappali/asztal-17';

describe('the pages of a changed product', () => {
  const before = [page(OWN), page('/hu', { shows: true }), page('/hu/termekek/nappali/szek-170'), page('/hu/blog/a'), page('/hu/kategoriak/nappali', { shows: true })];

  it('are those that link to it, and its own', () => {
    const after = [page(OWN, { isCached: false }), page('/hu', { shows: true, isCached: false }), page('/hu/termekek/nappali/szek-170', { isCached: false }), page('/hu/blog/a', { isCached: false }), page('/hu/kategoriak/nappali', { shows: true })];
    expect(countPurged({ productId: 17, before, after })).toEqual({ shown: 3, rendered: 4, outdated: 1, otherProducts: 1, otherPages: 1 });
  });

  it('are alone in being rendered again where the marks are met', () => {
    const after = before.map(({ path, html }) => ({ path, html, isCached: ![OWN, '/hu', '/hu/kategoriak/nappali'].includes(path) }));
    expect(purgeSection([{ name: 'a new price', changes: [{ productId: 17, before, after }] }]).marks.map(({ isMet }) => isMet)).toEqual([true, true]);
    const all = before.map(({ path, html }) => ({ path, html, isCached: false }));
    expect(purgeSection([{ name: 'a new price', changes: [{ productId: 17, before, after: all }] }]).marks.map(({ isMet }) => isMet)).toEqual([false, true]);
    expect(purgeSection([{ name: 'a new price', changes: [{ productId: 17, before, after: before }] }]).marks.map(({ isMet }) => isMet)).toEqual([true, false]);
  });
});
