/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ActivationScreen } from '../activation/ActivationScreen.tsx';
import { EmailConfirmationScreen } from '../email-change/EmailConfirmationScreen.tsx';
import { EmailUndoScreen } from '../email-change/EmailUndoScreen.tsx';
import type { Answering } from '../../test/apiOf.ts';
import { showScreen } from '../../test/showScreen.tsx';

const params = { token: 'k7Qm' };
const activate = () => fireEvent.click(screen.getByRole('button', { name: 'Aktiválom a fiókomat' }));

afterEach(cleanup);

describe('the link for the activation', () => {
  it('is not used up by opening it', () => {
    const answering = jest.fn<Answering>();
    showScreen(<ActivationScreen />, { answering, params });
    expect(answering).not.toHaveBeenCalled();
  });

  it('activates the account on request, and leads to the sign-in', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { email: 'anna@example.com' } }));
    showScreen(<ActivationScreen />, { answering, params });
    activate();
    activate();
    const heading = await screen.findByRole('heading', { level: 1, name: 'A fiókod aktív' });
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(screen.getByText(/anna@example.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bejelentkezés' })).toBeTruthy();
    expect(answering.mock.calls).toEqual([[{ call: 'POST /api/auth/activation', body: { token: 'k7Qm' } }]]);
  });

  it.each([['token_invalid', 'Ez a link nem érvényes'], ['token_expired', 'Ez a link lejárt']] as const)('shows why it cannot be used (%s), and offers another one', async (code, title) => {
    showScreen(<ActivationScreen />, { answering: () => fakeError(code), params });
    activate();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const another = within(screen.getByRole('region', { name: 'Kérj új linket' }));
    expect(another.getByRole('button', { name: 'Új linket kérek' })).toBeTruthy();
  });

  it('can be used again after an error of the network', async () => {
    showScreen(<ActivationScreen />, { params });
    activate();
    expect((await screen.findByRole('alert')).textContent).toContain('internetkapcsolat');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aktiválom a fiókomat' }).getAttribute('aria-busy')).toBeNull());
  });
});

describe('the links of a change of email', () => {
  it('confirm the new address', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { email: 'uj@example.com' } }));
    showScreen(<EmailConfirmationScreen />, { answering, params });
    fireEvent.click(screen.getByRole('button', { name: 'Megerősítem' }));
    expect(await screen.findByText(/uj@example.com/)).toBeTruthy();
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/auth/email/confirm', body: { token: 'k7Qm' } });
  });

  it('undo the change from the old address, and suggest a new password', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { email: 'anna@example.com' } }));
    showScreen(<EmailUndoScreen />, { answering, params, locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
    expect((await screen.findByRole('link', { name: 'Request a new password' })).getAttribute('href')).toBe('/en/password/reminder');
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/auth/email/undo', body: { token: 'k7Qm' } });
  });
});
