/** @jest-environment jsdom */
import { fakeAnswer, fakeError, fakeUser } from '@feszek/testing';
import type { FakeAnswer } from '@feszek/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering, Call } from '../../test/apiOf.ts';
import { addPasskeys, REQUEST_OPTIONS } from '../../test/fakePasskeys.ts';
import type { FakePasskeys, PasskeyCall } from '../../test/fakePasskeys.ts';
import { renderLogin } from '../../test/pageOf.tsx';

let passkeys: FakePasskeys | undefined;

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem azonosítókulccsal' }));
/** The visitor's first interaction with the page. */
const interact = () => fireEvent.pointerMove(window);
const alert = async () => (await screen.findByRole('alert')).textContent;
/** The request for a passkey with this number, once the page has made it. */
const nth = (index: number): Promise<PasskeyCall> =>
  waitFor(() => {
    const call = passkeys?.calls[index];
    if (!call) throw new Error(`There is no request ${index} for a passkey`);
    return call;
  });

/** An API that signs in, or answers a sign-in with `answer`. */
function answeringWith(answer: () => ReturnType<Answering> = () => fakeAnswer(200, { data: fakeUser() })) {
  return jest.fn<Answering>(({ call }: Call) => (call.endsWith('/options') ? fakeAnswer(200, { data: REQUEST_OPTIONS }) : answer()));
}

beforeEach(() => {
  passkeys = undefined;
});
afterEach(() => {
  cleanup();
  passkeys?.remove();
});

describe('the button', () => {
  it('signs in with a passkey, without an email address, and stays signed in for longer if the visitor chooses so', async () => {
    passkeys = addPasskeys();
    const answering = answeringWith();
    const { visited, bus } = renderLogin({ answering });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Maradjak bejelentkezve ezen az eszközön' }));
    press();
    (await nth(0)).approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(bus.get('visitor.user')).toEqual(fakeUser());
    expect(answering.mock.calls.map(([{ call }]) => call)).toEqual(['POST /api/auth/passkey/options', 'POST /api/auth/passkey']);
    expect(answering.mock.calls[1]?.[0].body).toMatchObject({ credential: { id: 'abc' }, is_remembered: true });
  });

  it('reports a browser without passkeys, and sends nothing', async () => {
    const answering = answeringWith();
    renderLogin({ answering });
    press();
    expect(await alert()).toContain('nem tud azonosítókulcsot használni');
    expect(answering).not.toHaveBeenCalled();
  });

  it.each([
    ['the visitor cancels it', 'NotAllowedError', 'Megszakítottad, vagy lejárt az idő.'],
    ['the shop has another address', 'SecurityError', 'nem tud azonosítókulcsot használni'],
    ['the browser fails', 'UnknownError', 'nem tudta használni az azonosítókulcsot'],
  ])('says so if %s, and can be pressed again', async (_, name, text) => {
    passkeys = addPasskeys();
    const { visited } = renderLogin({ answering: answeringWith() });
    press();
    (await nth(0)).fail(name);
    expect(await alert()).toContain(text);
    press();
    (await nth(1)).approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['passkey_unknown', 'passkey_challenge_expired', 'account_blocked'] as const)('shows the API’s error %s', async (code) => {
    passkeys = addPasskeys();
    const { visited, bus } = renderLogin({ answering: answeringWith(() => fakeError(code)) });
    press();
    (await nth(0)).approve();
    expect(await alert()).not.toBe('');
    expect([visited, bus.get('visitor.user')]).toEqual([[], undefined]);
  });

  it('shows when the account will be deleted, and cancels the deletion with the passkey', async () => {
    passkeys = addPasskeys();
    const closing = fakeError('account_closing', { params: { deletion_due_at: '2026-12-06T10:00:00.000Z' } });
    const answering = jest.fn<Answering>(({ call, body }) => {
      if (call.endsWith('/options')) return fakeAnswer(200, { data: REQUEST_OPTIONS });
      return JSON.stringify(body).includes('"cancels_deletion":true') ? fakeAnswer(200, { data: fakeUser() }) : closing;
    });
    const { visited } = renderLogin({ answering });
    press();
    (await nth(0)).approve();
    expect(await alert()).toBe('Kérted ennek a fióknak a törlését. Ekkor töröljük: 2026. december\u00A06. Addig visszavonhatod.');
    fireEvent.click(screen.getByRole('button', { name: 'Visszavonom a törlést, és bejelentkezem' }));
    (await nth(1)).approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
  });

  it('is in English', async () => {
    renderLogin({ locale: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await alert()).toBe('This browser or device can’t use passkeys. Please try another one.');
  });
});

describe('the suggestions of the email field', () => {
  it('are requested at the first interaction where the browser has them', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    const answering = answeringWith();
    const { visited } = renderLogin({ answering });
    expect(passkeys.checks).toEqual([]);
    interact();
    const call = await nth(0);
    expect(answering).toHaveBeenCalledTimes(1);
    expect([call.isSuggested, screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail-cím' }).autocomplete]).toEqual([true, 'username webauthn']);
    call.approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
  });

  it('are not requested where the browser has none: the page sends nothing by itself', async () => {
    passkeys = addPasskeys({ hasSuggestions: false });
    const answering = answeringWith();
    const { visited } = renderLogin({ answering });
    interact();
    await passkeys.checks[0];
    press();
    (await nth(0)).approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(passkeys.calls.map(({ isSuggested }) => isSuggested)).toEqual([false]);
    expect(answering.mock.calls.map(([{ call }]) => call)).toEqual(['POST /api/auth/passkey/options', 'POST /api/auth/passkey']);
  });

  it('end while the button is used, and are shown again if it is cancelled', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    renderLogin({ answering: answeringWith() });
    interact();
    const suggested = await nth(0);
    press();
    const pressed = await nth(1);
    expect([suggested.signal?.aborted, pressed.isSuggested]).toEqual([true, false]);
    pressed.fail('NotAllowedError');
    expect((await nth(2)).isSuggested).toBe(true);
  });

  it('begin after the button was used if it is used at once: they would end its request', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    const { visited } = renderLogin({ answering: answeringWith() });
    interact();
    press();
    const pressed = await nth(0);
    expect(pressed.signal?.aborted).toBe(false);
    pressed.fail('NotAllowedError');
    (await nth(1)).approve();
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(passkeys.calls.map(({ isSuggested }) => isSuggested)).toEqual([false, true]);
  });

  it('show the API’s error and are shown again if the passkey is refused', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    renderLogin({ answering: answeringWith(() => fakeError('passkey_unknown')) });
    interact();
    (await nth(0)).approve();
    expect(await alert()).toContain('nem tartozik fiókhoz');
    expect((await nth(1)).isSuggested).toBe(true);
  });

  it('wait while the visitor is asked about the deletion of their account', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    renderLogin({ answering: answeringWith(() => fakeError('account_closing', { params: { deletion_due_at: '2026-12-06T10:00:00.000Z' } })) });
    interact();
    (await nth(0)).approve();
    expect(await alert()).toContain('Kérted ennek a fióknak a törlését.');
    fireEvent.click(screen.getByRole('button', { name: 'Visszavonom a törlést, és bejelentkezem' }));
    expect((await nth(1)).isSuggested).toBe(false);
  });

  it('are requested before a sign-in with a password or after it, never at the same time: it replaces the session that has requested them', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    const { promise: options, resolve } = Promise.withResolvers<FakeAnswer>();
    let isAnswered = false;
    const whenSent: boolean[] = [];
    const answering = jest.fn<Answering>(({ call }) => {
      if (call.endsWith('/options')) return options;
      whenSent.push(isAnswered);
      return fakeAnswer(200, { data: fakeUser() });
    });
    const { visited } = renderLogin({ answering });
    const calls = () => answering.mock.calls.map(([{ call }]) => call);
    interact();
    await waitFor(() => expect(calls()).toEqual(['POST /api/auth/passkey/options']));
    fireEvent.change(screen.getByRole('textbox', { name: 'E-mail-cím' }), { target: { value: 'anna.kovacs@example.com' } });
    fireEvent.change(screen.getByLabelText('Jelszó'), { target: { value: 'tölgyfa asztal' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    await screen.findByRole('button', { name: 'Bejelentkezem', busy: true });
    isAnswered = true;
    resolve(fakeAnswer(200, { data: REQUEST_OPTIONS }));
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect([calls(), whenSent]).toEqual([['POST /api/auth/passkey/options', 'POST /api/auth/login'], [true]]);
  });

  it('end with the page', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    const { unmount } = renderLogin({ answering: answeringWith() });
    interact();
    const { signal } = await nth(0);
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('do not report that they are not possible', async () => {
    passkeys = addPasskeys({ hasSuggestions: true });
    const { promise: failure, resolve } = Promise.withResolvers<FakeAnswer>();
    const answering = jest.fn<Answering>(() => failure);
    renderLogin({ answering });
    interact();
    await waitFor(() => expect(answering).toHaveBeenCalled());
    await act(async () => resolve(fakeError('service_unavailable')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
