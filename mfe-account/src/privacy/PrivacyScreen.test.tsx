/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { AccountClosedScreen } from '../account-closed/AccountClosedScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const show = (answering: Answering) => showScreen(<PrivacyScreen data={{ account: fakeAccount() }} />, { answering });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the newsletter', () => {
  const newsletter = () => screen.getByLabelText<HTMLInputElement>('Kérem a hírlevelet');

  it('is switched on at once', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeAccount() }));
    const { notices } = show(answering);
    fireEvent.click(newsletter());
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Küldjük a hírlevelet.' }]));
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

describe('the deletion of the account', () => {
  function request(): void {
    fireEvent.change(part('A fiók törlése').getByLabelText('Mostani jelszó'), { target: { value: 'a jelszavam' } });
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

  it('shows a wrong password at its field', async () => {
    const { visited } = show(() => fakeError('validation_failed', { fields: { current_password: 'password_wrong' } }));
    request();
    await waitFor(() => expect(document.activeElement).toBe(part('A fiók törlése').getByLabelText('Mostani jelszó')));
    expect(visited).toEqual([]);
  });
});

describe('the page of a closed account', () => {
  it('says how long the account can be kept, also without the date', () => {
    showScreen(<AccountClosedScreen />, { locale: 'en' });
    expect(screen.getByText('We will delete your account in 14 days. We have sent you an email with the details.')).toBeTruthy();
  });
});
