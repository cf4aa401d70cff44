/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';

const DATA = { token: 'a/b', isValid: true, email: 'anna@example.com' };

function choose(password: string, confirmation = password): void {
  fireEvent.change(screen.getByLabelText('Új jelszó'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Jelszó még egyszer'), { target: { value: confirmation } });
  fireEvent.click(screen.getByRole('button', { name: 'Mentem az új jelszót' }));
}

afterEach(cleanup);

describe('a new password by a link', () => {
  it('is saved, and leads to the sign-in', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { ok: true } }));
    showScreen(<ResetScreen data={DATA} />, { answering });
    choose('tölgyfa asztal');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Megvan az új jelszavad' });
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(screen.getByRole('link', { name: 'Bejelentkezés' }).getAttribute('href')).toBe('/hu/bejelentkezes');
    expect(answering.mock.calls).toEqual([[{ call: 'POST /api/auth/password/reset/a%2Fb', body: { password: 'tölgyfa asztal', password_confirmation: 'tölgyfa asztal' } }]]);
  });

  it('is saved by a password manager for the address of the account', () => {
    showScreen(<ResetScreen data={DATA} />);
    const fields = [...(screen.getByLabelText('Új jelszó').closest('form')?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'new-password', 'new-password']);
    expect([fields[0]?.value, fields[0]?.hidden]).toEqual([DATA.email, true]);
  });

  it('must have eight characters and be repeated', async () => {
    const answering = jest.fn<Answering>();
    showScreen(<ResetScreen data={DATA} />, { answering });
    choose('tölgy', 'bükk');
    const summary = await screen.findByRole('group', { name: 'Nem sikerült a mentés' });
    expect(summary.textContent).toContain('Legalább 8 karakter szükséges.');
    expect(summary.textContent).toContain('A két jelszó nem egyezik.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Új jelszó')));
    expect(answering).not.toHaveBeenCalled();
  });

  it('cannot be chosen with a link that was used before or has expired', () => {
    showScreen(<ResetScreen data={{ token: 'a', isValid: false, email: '' }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Ez a link már nem használható' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Új linket kérek' }).getAttribute('href')).toBe('/hu/jelszo/emlekezteto');
    expect(screen.queryByLabelText('Új jelszó')).toBeNull();
  });

  it.each(['token_invalid', 'token_expired'] as const)('cannot be saved once the link has ended in the meantime (%s)', async (code) => {
    showScreen(<ResetScreen data={DATA} />, { answering: () => fakeError(code) });
    choose('tölgyfa asztal');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ez a link már nem használható' });
    expect(document.activeElement?.contains(heading)).toBe(true);
  });
});
