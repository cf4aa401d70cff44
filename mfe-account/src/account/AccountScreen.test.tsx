/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { AccountScreen } from './AccountScreen.tsx';

afterEach(cleanup);

describe('the account', () => {
  it('shows the user’s name, address and company', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount({ company: { name: 'Fa Kft.', tax_number: '12345676-1-42' } }) }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Üdv, Kovács Anna!' })).toBeTruthy();
    expect(screen.getByText('anna.kovacs@example.com')).toBeTruthy();
    expect(screen.getByText('Nincs megadva')).toBeTruthy();
    expect(screen.getByText('Fa Kft. · 12345676-1-42')).toBeTruthy();
    expect(screen.getByText('Velünk vagy 2026. március 1. óta.')).toBeTruthy();
  });

  it('names an address that waits for its confirmation', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount({ pending_email: 'uj@example.com' }) }} />);
    expect(screen.getByText(/uj@example.com, megerősítésre vár/)).toBeTruthy();
  });

  it('links to its pages, and marks the current one', () => {
    showScreen(<AccountScreen data={{ account: fakeAccount() }} />, { locale: 'en' });
    const links = within(screen.getByRole('navigation', { name: 'Pages of the account' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/account', '/en/account/orders', '/en/account/details', '/en/account/addresses', '/en/account/security', '/en/account/privacy']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null, null]);
  });

  it('signs the user out and leads to the home page', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { ok: true } }));
    const { bus, visited } = showScreen(<AccountScreen data={{ account: fakeAccount() }} />, { answering });
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkezem' }));
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(answering.mock.calls[0]?.[0].call).toBe('POST /api/auth/logout');
    expect(bus.get('visitor.user')).toBeNull();
  });
});
