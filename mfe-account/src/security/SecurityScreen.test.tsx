/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount, fakeSession } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { SecurityScreen } from './SecurityScreen.tsx';

const SESSIONS = [fakeSession(), fakeSession({ id: 2, device: 'Windows', browser: 'Firefox', is_current: false }), fakeSession({ id: 3, device: '', browser: '', is_current: false })];
const ok: Answering = () => fakeAnswer(200, { data: { ok: true } });

function show(answering: Answering, sessions = SESSIONS) {
  return showScreen(<SecurityScreen data={{ account: fakeAccount(), sessions, passkeys: [] }} />, { answering });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const passwordPart = () => part('Jelszó módosítása');
const emailPart = () => part('E-mail-cím módosítása');
const devices = () => part('Bejelentkezett eszközök').getAllByRole('listitem').map((item) => item.textContent);
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

afterEach(cleanup);

describe('a change of the password', () => {
  function change(): void {
    type(passwordPart().getByLabelText('Jelenlegi jelszó'), 'régi jelszavam');
    type(passwordPart().getByLabelText('Új jelszó'), 'tölgyfa asztal');
    type(passwordPart().getByLabelText('Jelszó még egyszer'), 'tölgyfa asztal');
    fireEvent.click(passwordPart().getByRole('button', { name: 'Módosítom a jelszót' }));
  }

  it('needs the current one, empties the form, and ends the other sessions', async () => {
    const answering = jest.fn(ok);
    const { notices } = show(answering);
    change();
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Új jelszavad van. A többi eszközön kijelentkeztettünk.' }]));
    expect(answering.mock.calls).toEqual([[{
      call: 'PUT /api/account/password', body: { current_password: 'régi jelszavam', password: 'tölgyfa asztal', password_confirmation: 'tölgyfa asztal' },
    }]]);
    await waitFor(() => expect(passwordPart().getByLabelText<HTMLInputElement>('Új jelszó').value).toBe(''));
    expect(document.activeElement?.contains(passwordPart().getByLabelText('Új jelszó')) && document.activeElement !== document.body).toBe(true);
    expect(devices()).toHaveLength(1);
  });

  it('shows a wrong current password at its field', async () => {
    show(() => fakeError('validation_failed', { fields: { current_password: 'password_wrong' } }));
    change();
    await waitFor(() => expect(document.activeElement).toBe(passwordPart().getByLabelText('Jelenlegi jelszó')));
    expect(passwordPart().getAllByText(/Ez nem a jelenlegi jelszavad/).length).toBeGreaterThan(0);
  });
});

describe('a password manager', () => {
  it('finds the user and which password is the current and which the new one', () => {
    show(ok);
    const fields = [...(passwordPart().getByLabelText('Jelenlegi jelszó').closest('form')?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    expect([fields[0]?.value, fields[0]?.hidden]).toEqual([fakeAccount().email, true]);
  });
});

describe('a change of the email address', () => {
  it('shows that the new address must be confirmed', async () => {
    const answering = jest.fn(ok);
    show(answering);
    type(emailPart().getByLabelText('Új e-mail-cím'), 'uj@example.com');
    type(emailPart().getByLabelText('Jelenlegi jelszó'), 'régi jelszavam');
    fireEvent.click(emailPart().getByRole('button', { name: 'Módosítom az e-mail-címet' }));
    expect(await emailPart().findByText(/Küldtünk egy levelet ide: uj@example.com/)).toBeTruthy();
    expect(document.activeElement?.contains(emailPart().getByLabelText('Új e-mail-cím')) && document.activeElement !== document.body).toBe(true);
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'PUT /api/account/email', body: { email: 'uj@example.com', current_password: 'régi jelszavam' } });
  });

  it('shows an invalid address at its field', async () => {
    show(ok);
    type(emailPart().getByLabelText('Új e-mail-cím'), 'uj');
    fireEvent.click(emailPart().getByRole('button', { name: 'Módosítom az e-mail-címet' }));
    await waitFor(() => expect(document.activeElement).toBe(emailPart().getByLabelText('Új e-mail-cím')));
  });
});

describe('the signed-in devices', () => {
  it('are listed with their last use, and this one is marked', () => {
    show(ok, SESSIONS.toReversed());
    expect(devices()[0]).toContain('Android · Chrome ez az eszköz');
    expect(devices()[0]).toContain('Utoljára: 2026. november\u00A022. 18:30 192.0.2.7');
    expect(devices()[1]).toContain('Ismeretlen eszköz');
  });

  it('can be signed out one by one', async () => {
    const answering = jest.fn(ok);
    const { notices } = show(answering);
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkeztetem: Windows · Firefox' }));
    await waitFor(() => expect(devices()).toHaveLength(2));
    expect(answering.mock.calls[0]?.[0].call).toBe('DELETE /api/account/sessions/2');
    expect(notices).toEqual([{ kind: 'success', text: 'Kijelentkeztettük: Windows · Firefox' }]);
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('can be signed out together, except this one', async () => {
    const answering = jest.fn(ok);
    show(answering);
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkeztetem az összes többit' }));
    expect(await screen.findByText('Csak ezen az eszközön vagy bejelentkezve.')).toBeTruthy();
    expect(answering.mock.calls[0]?.[0].call).toBe('DELETE /api/account/sessions');
    expect(devices()).toHaveLength(1);
  });

  it('stay in the list if they cannot be signed out', async () => {
    const { notices } = show(() => fakeError('service_unavailable'));
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkeztetem: Windows · Firefox' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(devices()).toHaveLength(3);
  });
});
