/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { addDialogs } from '../../test/dialogs.ts';
import { fakeAccount } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { AccountClosedScreen } from '../account-closed/AccountClosedScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

addDialogs();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const RETENTION = [
  { key: 'old-mails', data: 'Az elküldött levelek', purpose: 'újra elküldhetjük', basis: 'contract', law: '', period: '30 nap', from: 'a levél után' },
  { key: 'old-orders', data: 'Számla', purpose: 'számvitel', basis: 'duty', law: 'Sztv. 169. §', period: '8 év', from: 'az év vége után' },
] as const;

const show = (answering: Answering, account = fakeAccount()) => showScreen(<PrivacyScreen data={{ account, retention: [...RETENTION] }} />, { answering });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the newsletter', () => {
  const newsletter = () => screen.getByLabelText<HTMLInputElement>('Kérem a hírlevelet');

  it('is switched on at once', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeAccount() }));
    const { notices } = show(answering);
    fireEvent.click(newsletter());
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Feliratkoztál a hírlevélre.' }]));
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'PUT /api/account', body: { name: 'Kovács Anna', phone: '', locale: 'hu', company: null, is_newsletter_subscription: true } });
    expect(newsletter().checked).toBe(true);
  });

  it('stays as it was if the change fails', async () => {
    const { notices } = show(() => fakeError('service_unavailable'));
    fireEvent.click(newsletter());
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(newsletter().checked).toBe(false);
  });
});

describe('the copy of the data', () => {
  const request = () => fireEvent.click(part('Az adataid másolata').getByRole('button', { name: 'Kérem az adataimat' }));

  it('is requested, and sent by mail', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(202, { data: { ok: true } }));
    show(answering);
    request();
    expect(await screen.findByText('Hamarosan levelet kapsz ide: anna.kovacs@example.com')).toBeTruthy();
    expect(answering.mock.calls[0]?.[0].call).toBe('POST /api/account/export');
  });

  it('shows why it cannot be sent', async () => {
    show(() => fakeError('service_unavailable'));
    request();
    expect((await screen.findByRole('alert')).textContent).toContain('Nem tudtuk elküldeni.');
  });
});

describe('what is stored', () => {
  it('is listed with its period; an entry opens to its purpose and legal basis', () => {
    show(() => fakeError('service_unavailable'));
    const entries = part('Mit őrzünk, és meddig?').getAllByRole('group');
    expect(entries.map((entry) => entry.querySelector('summary')?.textContent)).toEqual(['Az elküldött levelek 30 nap a levél után', 'Számla 8 év az év vége után']);
    expect(entries.map((entry) => entry.querySelector('dl')?.textContent)).toEqual([
      'Célújra elküldhetjükJogalapszerződés', 'CélszámvitelJogalapjogi kötelezettség: Sztv. 169. §',
    ]);
  });
});

describe('the deletion of the account', () => {
  function request(): void {
    fireEvent.change(part('A fiók törlése').getByLabelText('Jelenlegi jelszó'), { target: { value: 'a jelszavam' } });
    fireEvent.click(part('A fiók törlése').getByRole('button', { name: 'Törlöm a fiókom' }));
  }

  it('needs the password, signs the user out, and leads to the page with the date', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { deletion_due_at: '2026-12-06T10:00:00.000Z' } }));
    const { visited, bus } = show(answering);
    request();
    await waitFor(() => expect(bus.get('visitor.user')).toBeNull());
    expect(visited).toEqual(['/hu/fiok-lezarva']);
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/account/deletion', body: { current_password: 'a jelszavam' } });
    cleanup();
    showScreen(<AccountClosedScreen />);
    expect(screen.getByText(/A fiókodat ekkor töröljük: 2026\. december 6\./)).toBeTruthy();
  });

  it('of a user without a password is confirmed first', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { deletion_due_at: '2026-12-06T10:00:00.000Z' } }));
    const { visited } = show(answering, fakeAccount({ has_password: false }));
    fireEvent.click(part('A fiók törlése').getByRole('button', { name: 'Törlöm a fiókom' }));
    expect(answering).not.toHaveBeenCalled();
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Törlöd a fiókodat?' })).getByRole('button', { name: 'Törlöm a fiókom' }));
    await waitFor(() => expect(visited).toEqual(['/hu/fiok-lezarva']));
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/account/deletion', body: { current_password: '' } });
  });

  it('shows a wrong password at its field', async () => {
    const { visited } = show(() => fakeError('validation_failed', { fields: { current_password: 'password_wrong' } }));
    request();
    await waitFor(() => expect(document.activeElement).toBe(part('A fiók törlése').getByLabelText('Jelenlegi jelszó')));
    expect(visited).toEqual([]);
  });
});

describe('the page of a closed account', () => {
  it('shows how long the account can be kept, also without the date', () => {
    showScreen(<AccountClosedScreen />, { locale: 'en' });
    expect(screen.getByText('We’ll delete your account in 14 days. We’ve sent you an email with the details.')).toBeTruthy();
  });
});
