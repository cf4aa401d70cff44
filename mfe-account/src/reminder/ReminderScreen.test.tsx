/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { ReminderScreen } from './ReminderScreen.tsx';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail-cím' });

function send(address: string): void {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Linket kérek' }));
}

afterEach(cleanup);

describe('a forgotten password', () => {
  it('requests a link to the shop’s own page for a new password', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(202, { data: { ok: true } }));
    showScreen(<ReminderScreen />, { answering });
    send(' anna@example.com ');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Nézd meg a postaládádat' });
    expect(answering.mock.calls).toEqual([[{
      call: 'POST /api/auth/password/reset',
      body: { email: 'anna@example.com', result_url: 'http://localhost/hu/jelszo/uj/{token}', bot_check_token: '' },
    }]]);
    expect(screen.getByText(/Ha ehhez a címhez tartozik fiók, elküldtük a linket: anna@example.com/)).toBeTruthy();
    expect(document.activeElement?.contains(heading)).toBe(true);
  });

  it('can be requested for another address', async () => {
    showScreen(<ReminderScreen />, { answering: () => fakeAnswer(202, { data: { ok: true } }) });
    send('anna@example.com');
    fireEvent.click(await screen.findByRole('button', { name: 'Másik címet adok meg' }));
    expect(email().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Elfelejtett jelszó' }));
  });

  it('shows what is wrong with the address and focuses it', async () => {
    showScreen(<ReminderScreen />);
    send('anna');
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(screen.getByRole('group', { name: 'Nem sikerült elküldeni' }).textContent).toContain('Adj meg egy érvényes e-mail-címet.');
  });

  it('keeps the address if the API is unavailable', async () => {
    showScreen(<ReminderScreen />, { answering: () => fakeError('service_unavailable') });
    send('anna@example.com');
    expect((await screen.findByRole('group', { name: 'Nem sikerült elküldeni' })).textContent).toContain('nem érhető el');
    expect(email().value).toBe('anna@example.com');
  });
});
