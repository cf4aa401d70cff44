/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { CONSENT_DAYS, formatConsent, newConsent } from '@feszek/contract';
import type { StoredConsent } from '@feszek/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { consentBar } from '../../markup/consentBar.ts';
import { decide, startConsentBar } from './consentBar.ts';
import { startConsent } from './startConsent.ts';

const DAY_MS = 86_400_000;
/** jsdom has no `Response`. */
const ANSWERED: Response = JSON.parse('{ "ok": true, "status": 200 }');
const RECORDED = 'POST /api/consent';

/** The requests of the page, and whether the API answers them. */
const requests: { readonly call: string; readonly body: unknown; readonly credentials: string | undefined }[] = [];
let isApiDown = false;

const listening = jest.spyOn(document, 'addEventListener');

/** The decisions that the cookie of this page contains, as text. */
const cookieNow = () => /consent=([^;]*)/.exec(document.cookie)?.[1] ?? '';

function storeDecision(statistics: boolean, marketing: boolean, { ageMs = 0, isRecorded = true } = {}): StoredConsent {
  const consent = { ...newConsent({ statistics, marketing }, new Date(Date.now() - ageMs)), isRecorded };
  document.cookie = `consent=${formatConsent(consent)}; path=/`;
  return consent;
}

/** A page as the server writes it, with its first script. */
function parsePage(): void {
  startConsentBar();
  document.body.innerHTML = `<a class="skip-link" href="#main">Ugrás</a>${consentBar('hu', true).text}<main id="main" tabindex="-1"></main><a href="/hu/cookie-szabalyzat" data-consent>Süti-beállítások</a>`;
}

/** The client of the page, which starts later. */
function startClient() {
  const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  const recordEarlier = startConsent({ bus, locale: 'hu', onError: (error) => { throw error; } });
  return { bus, recordEarlier };
}

function createPage() {
  parsePage();
  return startClient();
}

beforeEach(() => {
  requests.length = 0;
  isApiDown = false;
  jest.spyOn(console, 'info').mockReturnValue();
  window.fetch = async (path, { method, body, credentials } = {}) => {
    requests.push({ call: `${method} ${String(path)}`, body: JSON.parse(String(body)), credentials });
    if (isApiDown) throw new TypeError('The API is down');
    return ANSWERED;
  };
  document.cookie = 'consent=; path=/; max-age=0';
});
// All pages of this file share a document: a decision closes what a page has opened, then its listeners are removed.
afterEach(async () => {
  await act(async () => decide({ statistics: false, marketing: false }));
  for (const [type, listener, options] of listening.mock.calls) document.removeEventListener(type, listener, options);
  listening.mockClear();
});

const hasBar = () => document.documentElement.dataset['hasConsentBar'] !== undefined;
const bar = () => screen.getByRole('region', { name: 'Sütik' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const settings = () => screen.findByRole('group', { name: 'Milyen sütiket engedélyezel?' });
const openSettings = async () => {
  await press('Beállítások');
  return settings();
};

describe('a visitor who has not decided', () => {
  it('sees the consent bar right after the skip link, with no category granted', async () => {
    const { bus } = createPage();
    expect([hasBar(), bar().previousElementSibling?.className]).toEqual([true, 'skip-link']);
    expect(bus.get('visitor.consent')).toEqual({ statistics: false, marketing: false, decidedAt: null });
    expect(document.cookie).not.toContain('consent');
  });

  it.each([['Mindet elfogadom', true, '11'], ['Csak a szükségesek', false, '00']])('answers “%s”, which is stored in a cookie', async (name, isGranted, stored) => {
    const { bus } = createPage();
    await press(name);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: isGranted, marketing: isGranted, decidedAt: expect.any(String) });
    expect(cookieNow()).toMatch(new RegExp(`^${stored}\\.2\\.\\d{13}\\.[0-9a-f]{32}\\.[01]$`));
    expect(hasBar()).toBe(false);
  });

  it('answers before the client has started, which then publishes and records the answer', async () => {
    parsePage();
    bar().focus();
    await press('Mindet elfogadom');
    expect([hasBar(), document.activeElement?.id, cookieNow().slice(0, 2)]).toEqual([false, 'main', '11']);
    const { bus, recordEarlier } = startClient();
    recordEarlier();
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: true, marketing: true });
    await waitFor(() => expect(cookieNow()).toMatch(/\.1$/));
    expect(requests).toHaveLength(1);
  });

  it('finds both answers equally prominent', async () => {
    createPage();
    const [accept, refuse] = ['Mindet elfogadom', 'Csak a szükségesek'].map((name) => screen.getByRole('button', { name }));
    expect(accept?.className).toBe(refuse?.className);
  });

  it('chooses by category; no category is ticked by default', async () => {
    const { bus } = createPage();
    await openSettings();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, true], [false, false], [false, false]]);
    await act(async () => fireEvent.click(screen.getByLabelText('Statisztika')));
    await press('Választás mentése');
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: true, marketing: false });
    expect([hasBar(), screen.queryByRole('checkbox')]).toEqual([false, null]);
  });

  it('still sees the bar after they have closed its settings with Escape', async () => {
    createPage();
    await openSettings();
    await act(async () => fireEvent.keyDown(bar(), { key: 'Escape' }));
    expect([hasBar(), screen.queryByRole('checkbox'), document.activeElement?.textContent]).toEqual([true, null, 'Beállítások']);
  });

  it('does not see the bar any longer after another tab has sent the answer', async () => {
    const { bus } = createPage();
    await act(async () => bus.set('visitor.consent', { statistics: true, marketing: true, decidedAt: '2026-11-21T12:00:00.000Z' }));
    expect(hasBar()).toBe(false);
  });
});

describe('a visitor who has decided', () => {
  it('does not see the bar on the next page, and the cookie is not prolonged', async () => {
    const { decidedAt } = storeDecision(true, false, { ageMs: 300 * DAY_MS });
    const before = cookieNow();
    const { bus, recordEarlier } = createPage();
    recordEarlier();
    expect(bus.get('visitor.consent')).toEqual({ statistics: true, marketing: false, decidedAt });
    expect([hasBar(), cookieNow(), requests]).toEqual([false, before, []]);
  });

  it.each(['', '2', '11', '11.x', 'true', '11.1795282191810', `99.1.1795282191810.${'a'.repeat(32)}.1`])('sees the bar again if the cookie contains %j', async (value) => {
    document.cookie = `consent=${value}; path=/`;
    const { bus } = createPage();
    expect(bus.get('visitor.consent')?.statistics).toBe(false);
    expect(hasBar()).toBe(true);
  });

  it('is asked again after twelve months', async () => {
    storeDecision(true, true, { ageMs: CONSENT_DAYS * DAY_MS });
    const { bus } = createPage();
    expect(bus.get('visitor.consent')).toEqual({ statistics: false, marketing: false, decidedAt: null });
    expect(hasBar()).toBe(true);
  });

  it('is asked again after the purposes have changed', async () => {
    const consent = storeDecision(true, true);
    document.cookie = `consent=${formatConsent(consent).replace('11.2.', '11.3.')}; path=/`;
    const { bus } = createPage();
    expect(bus.get('visitor.consent')?.statistics).toBe(false);
    expect(hasBar()).toBe(true);
  });

  it('opens the bar from the footer, with the stored choice; Escape closes it and restores the focus', async () => {
    storeDecision(false, true);
    const { bus } = createPage();
    const link = screen.getByRole('link', { name: 'Süti-beállítások' });
    await act(async () => fireEvent.click(link));
    await settings();
    expect([hasBar(), document.activeElement]).toEqual([true, bar()]);
    expect(screen.getByLabelText<HTMLInputElement>('Marketing').checked).toBe(true);
    await act(async () => fireEvent.keyDown(bar(), { key: 'Escape' }));
    expect([hasBar(), document.activeElement]).toEqual([false, link]);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: false, marketing: true });
  });
});

describe('the record of a decision', () => {
  it('is sent without cookies, with a random id and the purposes, and is then marked in the cookie', async () => {
    createPage();
    await press('Csak a szükségesek');
    await waitFor(() => expect(cookieNow()).toMatch(/\.1$/));
    const id = cookieNow().split('.')[3];
    expect(requests).toEqual([{ call: RECORDED, credentials: 'omit', body: { id, version: 2, purposes: [], decided_at: expect.any(String) } }]);
  });

  it('is sent again by the next page if the API did not answer', async () => {
    isApiDown = true;
    createPage();
    await press('Mindet elfogadom');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(cookieNow()).toMatch(/^11\..*\.0$/);
    isApiDown = false;
    createPage().recordEarlier();
    await waitFor(() => expect(cookieNow()).toMatch(/^11\..*\.1$/));
    expect(requests[1]).toEqual(requests[0]);
  });
});

describe('the details of the bar', () => {
  it('name what is stored for each category, and how long', async () => {
    createPage();
    await openSettings();
    const [necessary, statistics, marketing] = screen.getAllByText('Mit tárolunk?').map((summary) => summary.closest('details')?.textContent ?? '');
    expect(necessary).toMatch(/feszek_sessionA kosarad és a bejelentkezésed\. \(30 nap/);
    expect(statistics).toContain('feszek-reported-orders');
    expect(marketing).toContain('A bolt maga ehhez semmit sem tárol');
  });
});
