/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import type { Bus, Notice } from '@feszek/contract';
import { fireEvent, waitFor } from '@testing-library/react';
import { readConsent } from './consentCookie.ts';
import { defineConsentForm } from './consentForm.ts';
import { startConsent } from './startConsent.ts';

const FORM = `<feszek-consent><form method="post" action="/consent"><input type="checkbox" name="statistics"><input type="checkbox" name="marketing">
  <button name="choice" value="selected">Mentés</button><button name="choice" value="necessary">Csak a szükségesek</button><button name="choice" value="all">Mindet</button></form></feszek-consent>`;

let bus: Bus;
const notices: Notice[] = [];
// A document defines an element once.
beforeAll(() => {
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  bus.on('notice.shown', (notice) => void notices.push(notice));
  startConsent({ bus, locale: 'hu', onError: (error) => { throw error; } });
  defineConsentForm(bus, 'Mentettük.');
  window.fetch = jest.fn(async () => Response.json({ data: { ok: true } }));
});
beforeEach(() => {
  notices.length = 0;
  document.body.innerHTML = FORM;
});

const boxes = () => Array.from(document.querySelectorAll<HTMLInputElement>('input'), ({ checked }) => checked);
const press = (value: string) => fireEvent.click(document.querySelector(`button[value="${value}"]`) ?? document.body);

describe('the form on the cookie page', () => {
  it('shows the choice of the visitor, also after it changes elsewhere', () => {
    bus.set('visitor.consent', { statistics: true, marketing: false, decidedAt: '2026-11-23T06:00:00.000Z' });
    expect(boxes()).toEqual([true, false]);
    document.body.innerHTML = '';
    document.body.innerHTML = FORM;
    expect(boxes()).toEqual([true, false]);
    bus.set('visitor.consent', { statistics: false, marketing: true, decidedAt: '2026-11-23T06:01:00.000Z' });
    expect(boxes()).toEqual([false, true]);
  });

  it.each([['all', true, true], ['necessary', false, false]])('applies the button “%s” without a new page, and confirms it', async (button, statistics, marketing) => {
    press(button);
    expect(bus.get('visitor.consent')).toMatchObject({ statistics, marketing, decidedAt: expect.any(String) });
    expect([readConsent()?.statistics, readConsent()?.marketing, boxes(), notices]).toEqual([statistics, marketing, [statistics, marketing], [{ kind: 'success', text: 'Mentettük.' }]]);
    await waitFor(() => expect(readConsent()?.isRecorded).toBe(true));
  });

  it('saves the boxes that are ticked', async () => {
    bus.set('visitor.consent', { statistics: false, marketing: false, decidedAt: '2026-11-23T06:02:00.000Z' });
    fireEvent.click(document.querySelector('[name="marketing"]') ?? document.body);
    press('selected');
    expect(bus.get('visitor.consent')).toMatchObject({ statistics: false, marketing: true });
    await waitFor(() => expect(readConsent()?.isRecorded).toBe(true));
  });
});
