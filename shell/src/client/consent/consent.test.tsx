/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askForConsent } from './askForConsent.ts';

const YEAR_S = 31_536_000;

function createPage() {
  document.body.innerHTML = '<a class="skip-link" href="#main">Ugrás</a><main id="main" tabindex="-1"></main><a href="/hu/cookie-szabalyzat" data-consent>Süti-beállítások</a>';
  const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  const ask = askForConsent({ bus, locale: 'hu', onError: (error) => { throw error; } });
  return { bus, ask };
}

beforeEach(() => {
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

  it.each([['Elfogadom', true, '11'], ['Csak a szükségesek', false, '00']])('answers “%s”, which is stored in a cookie', async (name, isGranted, stored) => {
    const { bus, ask } = createPage();
    ask();
    await bar();
    await press(name);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: isGranted, marketing: isGranted, decidedAt: expect.any(String) });
    expect(document.cookie).toMatch(new RegExp(`consent=${stored}\\.\\d{13}`));
    await barCloses();
  });

  it('finds both answers equally prominent', async () => {
    const { ask } = createPage();
    ask();
    await bar();
    const [accept, refuse] = ['Elfogadom', 'Csak a szükségesek'].map((name) => screen.getByRole('button', { name }));
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
    document.cookie = `consent=10.1795282191810; path=/; max-age=${YEAR_S}`;
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')).toEqual({ statistics: true, marketing: false, decidedAt: new Date(1_795_282_191_810).toISOString() });
    await act(async () => undefined);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it.each(['', '2', '11', '11.x', 'true', '99.1795282191810'])('sees the bar again if the cookie contains %j', async (value) => {
    document.cookie = `consent=${value}; path=/`;
    const { bus, ask } = createPage();
    ask();
    expect(bus.get('visitor.consent')?.statistics).toBe(false);
    await bar();
  });

  it('opens the bar from the footer, with the stored choice; Escape closes it and restores the focus', async () => {
    document.cookie = 'consent=01.1795282191810; path=/';
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
