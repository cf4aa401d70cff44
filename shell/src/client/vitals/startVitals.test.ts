/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { CONSENT_DENIED } from '@feszek/contract';
import type { PageData } from '../../markup/PageData.ts';
import { startVitals } from './startVitals.ts';
import type { VitalsParts } from './startVitals.ts';

const AGREED = { statistics: true, marketing: false, decidedAt: '2026-11-28T06:00:00.000Z' };
const PAGE: PageData = {
  locale: 'hu', currency: 'HUF', vatMode: 'gross', buildId: 'b', isBotCheckBlocked: false, popupScript: undefined, hasOfflineCopies: false, isDevelopment: false,
  remotes: { catalog: { version: '1.0.0', remoteEntry: '', fragments: [] } },
  page: { status: 200, routeName: 'sale', slice: 'catalog', fragment: 'sale' },
};

function start(page = PAGE) {
  const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  const report = jest.fn<Awaited<ReturnType<VitalsParts['load']>>>();
  const load = jest.fn(async () => report);
  startVitals({ bus, page, load, onError: (error) => { throw error; } });
  return { bus, report, load };
}

describe('the measurement of a page', () => {
  it('is not loaded without the consent to statistics', () => {
    const { bus, load } = start();
    bus.set('visitor.consent', CONSENT_DENIED);
    bus.set('visitor.consent', { ...AGREED, statistics: false, marketing: true });
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once with it, for the route and the release of the page, and ends when it is withdrawn', async () => {
    const { bus, report, load } = start();
    bus.set('visitor.consent', AGREED);
    await Promise.resolve();
    expect(report).toHaveBeenCalledWith({ bus, page: { route: 'sale', slice: 'catalog', version: '1.0.0' }, isAllowed: expect.any(Function) });
    const isAllowed = report.mock.calls[0]?.[0].isAllowed;
    expect(isAllowed?.()).toBe(true);
    bus.set('visitor.consent', CONSENT_DENIED);
    expect(isAllowed?.()).toBe(false);
    bus.set('visitor.consent', AGREED);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not loaded for a page that is missing or fails', () => {
    const { bus, load } = start({ ...PAGE, page: { status: 404 } });
    bus.set('visitor.consent', AGREED);
    expect(load).not.toHaveBeenCalled();
  });
});
