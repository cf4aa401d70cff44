/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InShop } from '../../test/shop.tsx';
import { showScreen } from '../../test/showScreen.tsx';
import type { Answering } from '../../test/showScreen.tsx';
import { DataSheetPanel } from '../data-sheet/DataSheetPanel.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const SHEET = { email: 'anna@example.hu', name: 'Anna', locale: 'hu', topics: ['articles'], source: 'newsletter', requested_at: '2026-11-20T10:00:00Z', confirmed_at: '2026-11-21T10:00:00Z' };

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('the newsletter', () => {
  it('is requested by an address, and then refers to the confirmation email', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(202, { data: { ok: true } }));
    showScreen(<NewsletterForm data={{ seller: 'Fészek Kft.' }} />, answering);
    fireEvent.change(field(/E-mail/), { target: { value: 'anna@example.hu' } });
    expect(screen.getByText(/hozzájárulsz.*\(Fészek Kft\.\)/)).toBeTruthy();
    press('Feliratkozom');
    expect((await screen.findByText(/Levelet küldtünk/)).textContent).toContain('anna@example.hu');
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/newsletter', body: { email: 'anna@example.hu', name: '', bot_check_token: '' } });
  });

  it.each([
    ['confirm', 'Megerősítem a feliratkozást', '/confirm', 'Feliratkoztál', ['Tovább a boltba', '/hu']],
    ['unsubscribe', 'Leiratkozom', '/unsubscribe', 'Leiratkoztál', ['Feliratkozom újra', '/hu/hirlevel']],
  ])('has a button for the link of a mail, and then a next step: %s', async (name, button, path, done, next) => {
    window.location.hash = `#${name}=${name}.1.0..signature`;
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { email: 'anna@example.hu' } }));
    showScreen(<NewsletterForm data={{ seller: 'Fészek Kft.' }} />, answering);
    expect(answering).not.toHaveBeenCalled();
    press(button);
    await screen.findByRole('heading', { name: done });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([next]);
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: `POST /api/newsletter${path}`, body: { token: `${name}.1.0..signature` } });
  });

  it('offers to subscribe again if the link has expired', async () => {
    window.location.hash = '#confirm=confirm.1.1..signature';
    showScreen(<NewsletterForm data={{ seller: 'Fészek Kft.' }} />, () => fakeError('token_expired'));
    press('Megerősítem a feliratkozást');
    await screen.findByRole('heading', { name: 'Ez a link már lejárt' });
    expect(screen.getByRole('link', { name: 'Feliratkozom újra' }).getAttribute('href')).toBe('/hu/hirlevel');
  });
});

describe('a form before its hydration', () => {
  const htmlOf = (form: ReactElement) => renderToString(<InShop>{form}</InShop>);

  it('is the one of the mailed link, whose token is not known yet', () => {
    expect(htmlOf(<NewsletterForm data={{ seller: 'Fészek Kft.', link: 'confirm' }} />)).toContain('Megerősítem a feliratkozást');
    expect(htmlOf(<NewsletterForm data={{ seller: 'Fészek Kft.', link: 'unsubscribe' }} />)).toContain('Leiratkozom');
    expect(htmlOf(<DataSheetPanel data={{ link: 'email' }} />)).toContain('Megerősítem az új címet');
    expect(htmlOf(<DataSheetPanel data={{ link: 'sheet' }} />)).not.toContain('Kérem a linket');
    expect(htmlOf(<DataSheetPanel data={{}} />)).toContain('Kérem a linket');
  });

  it('is replaced by the form without a link if the address has lost its token', () => {
    showScreen(<NewsletterForm data={{ seller: 'Fészek Kft.', link: 'confirm' }} />, () => fakeError('token_invalid'));
    expect(screen.getByRole('button', { name: 'Feliratkozom' })).toBeTruthy();
  });
});

describe('the data sheet', () => {
  it('shows what is stored, saves corrections, and shows that a new address must be confirmed', async () => {
    window.location.hash = '#sheet=sheet.1.0..signature';
    const answering = jest.fn<Answering>(({ call }) => fakeAnswer(200, { data: call.startsWith('PUT') ? { sheet: SHEET, is_email_pending: true } : SHEET }));
    const { notices } = showScreen(<DataSheetPanel data={{}} />, answering);
    await screen.findByText(/Feliratkoztál: 2026\. november 21\., a hírlevél oldalán/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Akciók' }).checked).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Akciók' }));
    fireEvent.change(field(/E-mail/), { target: { value: 'uj@example.hu' } });
    press('Mentem');
    await screen.findByText(/Megerősítő levelet küldtünk erre a címre: uj@example\.hu/);
    expect(answering.mock.calls[1]?.[0]).toEqual({ call: 'PUT /api/newsletter/data-sheet', body: { token: 'sheet.1.0..signature', email: 'uj@example.hu', name: 'Anna', locale: 'hu', topics: ['articles', 'sales'] } });
    expect(notices).toEqual([{ kind: 'success', text: 'Mentettük az adataidat.' }]);
  });

  it('ends the subscription with one click', async () => {
    window.location.hash = '#sheet=sheet.1.0..signature';
    showScreen(<DataSheetPanel data={{}} />, ({ call }) => fakeAnswer(200, { data: call.endsWith('/unsubscribe') ? { email: SHEET.email } : SHEET }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leiratkozom' }));
    await screen.findByRole('heading', { name: 'Leiratkoztál' });
    expect(screen.getByText(/nem küldünk több hírlevelet/)).toBeTruthy();
    // Its link is not valid any more, so nothing can be saved.
    expect(screen.queryByRole('button', { name: 'Mentem' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Feliratkozom újra' }).getAttribute('href')).toBe('/hu/hirlevel');
  });

  it('offers to send a link without one, and with one that is not valid', async () => {
    showScreen(<DataSheetPanel data={{}} />, () => fakeError('token_invalid'));
    expect(screen.getByRole('button', { name: 'Kérem a linket' })).toBeTruthy();
    window.location.hash = '#sheet=sheet.1.0..signature';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ez a link nem érvényes'));
    expect(screen.getByRole('button', { name: 'Kérem a linket' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    window.location.hash = '#sheet=sheet.1.0..signature';
    let isDown = true;
    showScreen(<DataSheetPanel data={{}} />, () => (isDown ? fakeError('service_unavailable') : fakeAnswer(200, { data: SHEET })));
    const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByDisplayValue('Anna')).toBeTruthy();
  });
});
