/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { CONSENT_DENIED } from '@feszek/contract';
import { denyByDefault, followConsent } from './consentMode.ts';

const ALL_DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', personalization_storage: 'denied', analytics_storage: 'denied' };

beforeEach(() => {
  delete window.dataLayer;
});

/** The entries of the data layer: Google's tags read commands from `arguments` objects only. */
const commands = () => (window.dataLayer ?? []).map((entry) => [Object.prototype.toString.call(entry), ...Array.from(Object.values(entry))]);

describe('the signals of the consent mode', () => {
  it('begin with a denial of everything', () => {
    denyByDefault();
    expect(commands()).toEqual([['[object Arguments]', 'consent', 'default', { ...ALL_DENIED, wait_for_update: 500 }]]);
  });

  it('are updated by a decision and by its change, not before', () => {
    const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
    followConsent(bus);
    bus.set('visitor.consent', CONSENT_DENIED);
    expect(commands()).toEqual([]);
    bus.set('visitor.consent', { statistics: true, marketing: false, decidedAt: '2026-11-23T06:00:00.000Z' });
    bus.set('visitor.consent', { statistics: false, marketing: true, decidedAt: '2026-11-23T06:01:00.000Z' });
    const marketing = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', personalization_storage: 'granted' };
    expect(commands().map(([, ...command]) => command)).toEqual([
      ['consent', 'update', { ...ALL_DENIED, analytics_storage: 'granted' }],
      ['consent', 'update', { ...ALL_DENIED, ...marketing }],
    ]);
  });
});
