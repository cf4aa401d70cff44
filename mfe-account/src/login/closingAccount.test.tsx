/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError, fakeUser } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { renderLogin } from '../../test/pageOf.tsx';

afterEach(cleanup);

describe('signing in to an account that will be deleted', () => {
  it('shows the date, and signs in once the user cancels the deletion', async () => {
    const closing = fakeError('account_closing', { params: { deletion_due_at: '2026-12-06T10:00:00.000Z' } });
    const answering = jest.fn<Answering>(({ body }) => (JSON.stringify(body).includes('"cancels_deletion":true') ? fakeAnswer(200, { data: fakeUser() }) : closing));
    const { visited } = renderLogin({ answering });
    fireEvent.change(screen.getByRole('textbox', { name: 'E-mail-cím' }), { target: { value: 'anna.kovacs@example.com' } });
    fireEvent.change(screen.getByLabelText('Jelszó'), { target: { value: 'tölgyfa' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    expect(await screen.findByText('Kérted ennek a fióknak a törlését. Ekkor töröljük: 2026. december 6. Addig visszavonhatod.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Visszavonom a törlést, és bejelentkezem' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    await waitFor(() => expect(visited).toEqual(['/hu']));
  });
});
