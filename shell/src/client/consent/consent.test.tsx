/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { CONSENT_DAYS, formatConsent, newConsent } from '@feszek/contract';
import type { StoredConsent } from '@feszek/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askForConsent } from './askForConsent.ts';

const DAY_MS = 86_400_000;
/** jsdom has no `Response`. */
const ANSWERED: Response = JSON.parse('{ "ok": true, "status": 200 }');
const RECORDED = 'POST /api/consent';

/** The requests of the page, and whether the API answers them. */
const requests: { readonly call: string; readonly body: unknown; readonly credentials: string | undefined }[] = [];
let isApiDown = false;

/** The decisions that the cookie of this page contains, as text. */
const cookieNow = () => /consent=([^;]*)/.exec(document.cookie)?.[1] ?? '';

function storeDecision(statistics: boolean, marketing: boolean, { ageMs = 0, isRecorded = true } = {}): StoredConsent {
  const consent = { ...newConsent({ statistics, marketing }, new Date(Date.now() - ageMs)), isRecorded };
  document.cookie = `consent=${formatConsent(consent)}; path=/`;
  return consent;
}

function createPage() {
  document.body.innerHTML = '<a class="skip-link" href="#main">Ugrás</a><main id="main" tabindex="-1"></main><a href="/hu/cookie-szabalyzat" data-consent>Süti-beállítások</a>';
  const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  const ask = askForConsent({ bus, locale: 'hu', onError: (error) => { throw error; } });
  return { bus, ask };
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
// Listeners are attached to the document of the test file, so the latest page answers.
afterEach(async () => {
  await act(async () => document.querySelector<HTMLElement>('section button')?.click());
});

const bar = () => screen.findByRole('region', { name: 'Sütik' });
const barCloses = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Sütik' })).toBeNull());
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a visitor who has not decided', () => {
  it('sees the consent bar right after the skip link, with no category granted', async () => {
    const { bus, ask } = createPage();
    ask();
    expect((await bar()).parentElement?.previousElementSibling?.className).toBe('skip-link');
    expect(bus.get('visitor.consent')).toEqual({ statistics: false, marketing: false, decidedAt: null });
    expect(document.cookie).not.toContain('consent');
  });

  it.each([['Mindet elfogadom', true, '11'], ['Csak a szükségesek', false, '00']])('answers “%s”, which is stored in a cookie', async (name, isGranted, stored) => {
    const { bus, ask } = createPage();
    ask();
    await bar();
    await press(name);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: isGranted, marketing: isGranted, decidedAt: expect.any(String) });
    expect(cookieNow()).toMatch(new RegExp(`^${stored}\\.1\\.\\d{13}\\.[0-9a-f]{32}\\.[01]$`));
    await barCloses();
  });

  it('finds both answers equally prominent', async () => {
    const { ask } = createPage();
    ask();
    await bar();
    const [accept, refuse] = ['Mindet elfogadom', 'Csak a szükségesek'].map((name) => screen.getByRole('button', { name }));
    expect(accept?.className).toBe(refuse?.className);
  });

  it('chooses by category; no category is ticked by default', async () => {
    const { bus, ask } = createPage();
    ask();
    await bar();
    await press('Beállítások');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, true], [false, false], [false, false]]);
    await act(async () => fireEvent.click(screen.getByLabelText('Statisztika')));
    await press('Választás mentése');
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: true, marketing: false });
  });

  it('does not see the bar any longer after another tab has sent the answer', async () => {
    const { bus, ask } = createPage();
    ask();
    await bar();
    await act(async () => bus.set('visitor.consent', { statistics: true, marketing: true, decidedAt: '2026-11-21T12:00:00.000Z' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sütik' })).toBeNull());
  });
});

describe('a visitor who has decided', () => {
  it('does not see the bar on the next page, and the cookie is not prolonged', async () => {
    const { decidedAt } = storeDecision(true, false, { ageMs: 300 * DAY_MS });
    const before = cookieNow();
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')).toEqual({ statistics: true, marketing: false, decidedAt });
    await act(async () => undefined);
    expect([screen.queryByRole('region'), cookieNow(), requests]).toEqual([null, before, []]);
  });

  it.each(['', '2', '11', '11.x', 'true', '11.1795282191810', `99.1.1795282191810.${'a'.repeat(32)}.1`])('sees the bar again if the cookie contains %j', async (value) => {
    document.cookie = `consent=${value}; path=/`;
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')?.statistics).toBe(false);
    await bar();
  });

  it('is asked again after twelve months', async () => {
    storeDecision(true, true, { ageMs: CONSENT_DAYS * DAY_MS });
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')).toEqual({ statistics: false, marketing: false, decidedAt: null });
    await bar();
  });

  it('is asked again after the purposes have changed', async () => {
    const consent = storeDecision(true, true);
    document.cookie = `consent=${formatConsent(consent).replace('11.1.', '11.2.')}; path=/`;
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')?.statistics).toBe(false);
    await bar();
  });

  it('opens the bar from the footer, with the stored choice; Escape closes it and restores the focus', async () => {
    storeDecision(false, true);
    const { bus } = createPage();
    const link = screen.getByRole('link', { name: 'Süti-beállítások' });
    fireEvent.click(link);
    const region = await bar();
    await waitFor(() => expect(document.activeElement).toBe(region));
    expect(screen.getByLabelText<HTMLInputElement>('Marketing').checked).toBe(true);
    await act(async () => fireEvent.keyDown(region, { key: 'Escape' }));
    await barCloses();
    expect(document.activeElement).toBe(link);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: false, marketing: true });
  });
});

describe('the record of a decision', () => {
  it('is sent without cookies, with a random id and the purposes, and is then marked in the cookie', async () => {
    const { ask } = createPage();
    ask();
    await bar();
    await press('Csak a szükségesek');
    await waitFor(() => expect(cookieNow()).toMatch(/\.1$/));
    const id = cookieNow().split('.')[3];
    expect(requests).toEqual([{ call: RECORDED, credentials: 'omit', body: { id, version: 1, purposes: [], decided_at: expect.any(String) } }]);
  });

  it('is sent again by the next page if the API did not answer', async () => {
    isApiDown = true;
    const { ask } = createPage();
    ask();
    await bar();
    await press('Mindet elfogadom');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(cookieNow()).toMatch(/^11\..*\.0$/);
    isApiDown = false;
    createPage().ask();
    await waitFor(() => expect(cookieNow()).toMatch(/^11\..*\.1$/));
    expect(requests[1]).toEqual(requests[0]);
  });
});

describe('the details of the bar', () => {
  it('name what is stored for each category, and how long', async () => {
    const { ask } = createPage();
    ask();
    await bar();
    await press('Beállítások');
    const [necessary, statistics, marketing] = screen.getAllByText('Mit tárolunk?').map((summary) => summary.closest('details')?.textContent ?? '');
    expect(necessary).toMatch(/feszek_sessionA kosarad és a bejelentkezésed\. \(30 nap/);
    expect(statistics).toContain('feszek-reported-orders');
    expect(marketing).toContain('A bolt maga ehhez semmit sem tárol');
  });
});
