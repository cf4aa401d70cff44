import { describe, expect, it } from '@jest/globals';
import { TraceIds } from './TraceIds.ts';

describe('the trace ids of a shop', () => {
  it('are different, and valid ids of W3C Trace Context', () => {
    const ids = new TraceIds('secret');
    const made = Array.from({ length: 600 }, () => ids.next());
    expect(new Set(made).size).toBe(600);
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are recognised by every shell with the same secret, and by no other', () => {
    const id = new TraceIds('secret').next();
    expect([new TraceIds('secret').isOwn(id), new TraceIds('another').isOwn(id)]).toEqual([true, false]);
  });

  it.each(['0af7651916cd43dd8448eb211c80319c', 'f'.repeat(32), '0'.repeat(31) + '1'])('do not include %s', (id) => {
    expect(new TraceIds('secret').isOwn(id)).toBe(false);
  });
});
