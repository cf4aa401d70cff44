/** @jest-environment jsdom */
import type { Passkeys } from '@feszek/contract';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount, fakePasskey, fakeSession } from '../../test/fakeAccount.ts';
import { addPasskeys, CREATION_OPTIONS, REQUEST_OPTIONS } from '../../test/fakePasskeys.ts';
import type { FakePasskeys, PasskeyCall } from '../../test/fakePasskeys.ts';
import { addDialogs } from '../../test/dialogs.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { SecurityScreen } from '../security/SecurityScreen.tsx';

const CHROME = fakePasskey();
const PHONE = fakePasskey({ id: 2, name: 'Safari, iPhone', is_backed_up: false, last_used_at: null });
const SESSIONS = [fakeSession(), fakeSession({ id: 2, device: 'Windows', browser: 'Firefox', is_current: false })];

let browser: FakePasskeys;
addDialogs();
beforeEach(() => {
  browser = addPasskeys();
});
afterEach(() => {
  cleanup();
  browser.remove();
});

function show(answering: Answering, passkeys: Passkeys = [CHROME], hasPassword = true) {
  return showScreen(<SecurityScreen data={{ account: fakeAccount({ has_password: hasPassword }), sessions: SESSIONS, passkeys }} />, { answering });
}

const part = (name = 'Azonosítókulcsok') => within(screen.getByRole('region', { name }));
const names = () => part().queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent.trim());
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const add = () => press('Azonosítókulcsot adok hozzá');
const firstCall = (): Promise<PasskeyCall> =>
  waitFor(() => {
    const [call] = browser.calls;
    if (!call) throw new Error('There is no request for a passkey');
    return call;
  });

/** Answers each call with what is listed for it. A list answers one call after another. */
function answers(byCall: Readonly<Record<string, ReturnType<Answering> | ReturnType<Answering>[]>>) {
  return jest.fn<Answering>(({ call }) => {
    const answer = byCall[call];
    const next = Array.isArray(answer) ? answer.shift() : answer;
    if (!next) throw new Error(`Unexpected call ${call}`);
    return next;
  });
}
const data = (value: unknown) => fakeAnswer(200, { data: value });
const OPTIONS = { 'POST /api/account/passkeys/options': data(CREATION_OPTIONS) };

describe('the list of passkeys', () => {
  it('shows when each was created and used, and which are synced', () => {
    show(answers({}), [CHROME, PHONE]);
    const [first, second] = part().getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toContain('Chrome, Android szinkronizáltLétrehozva: 2026. november\u00A01. · Utoljára: 2026. november\u00A022. 18:30');
    expect(second).toContain('Safari, iPhone Létrehozva: 2026. november\u00A01. · Még nem használtad');
  });

  it('shows a message if there are none', () => {
    show(answers({}), []);
    expect(part().getByText('Még nincs azonosítókulcsod.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kikapcsolom a jelszavas bejelentkezést' })).toBeNull();
  });
});

describe('a new passkey', () => {
  it('is created by the browser and appears in the list', async () => {
    const answering = answers({ ...OPTIONS, 'POST /api/account/passkeys': data([CHROME, PHONE]) });
    const { notices } = show(answering);
    add();
    (await firstCall()).approve();
    await waitFor(() => expect(names()).toEqual(['Chrome, Android szinkronizált', 'Safari, iPhone']));
    expect(notices).toEqual([{ kind: 'success', text: 'Hozzáadtuk az azonosítókulcsot.' }]);
    expect(answering.mock.calls[1]?.[0].body).toMatchObject({ credential: { id: 'abc', response: { transports: ['internal'] } } });
  });

  it.each([
    ['the user cancels it', 'NotAllowedError', 'Megszakítottad, vagy lejárt az idő.'],
    ['the device has one already', 'InvalidStateError', 'Ezen az eszközön már van azonosítókulcs a fiókodhoz.'],
    ['the device cannot verify its user', 'ConstraintError', 'nem tud azonosítókulcsot használni'],
  ])('is not added if %s', async (_, name, text) => {
    show(answers(OPTIONS));
    add();
    (await firstCall()).fail(name);
    expect((await part().findByRole('alert')).textContent).toContain(text);
    expect(names()).toHaveLength(1);
  });

  it.each(['passkey_challenge_expired', 'passkeys_full', 'passkey_exists'] as const)('is not added if the API answers %s', async (code) => {
    show(answers({ ...OPTIONS, 'POST /api/account/passkeys': fakeError(code) }));
    add();
    (await firstCall()).approve();
    expect((await part().findByRole('alert')).textContent).not.toBe('');
  });

  it('is not possible in a browser without passkeys', async () => {
    browser.remove();
    show(answers({}));
    add();
    expect((await part().findByRole('alert')).textContent).toContain('nem tud azonosítókulcsot használni');
  });

  it('needs the password if the sign-in was long ago', async () => {
    const answering = answers({
      'POST /api/account/passkeys/options': [fakeError('reauthentication_required'), data(CREATION_OPTIONS)],
      'POST /api/account/reauthentication': [fakeError('validation_failed', { fields: { current_password: 'password_wrong' } }), data({ ok: true })],
      'POST /api/account/passkeys': data([CHROME, PHONE]),
    });
    show(answering);
    add();
    const confirmation = await dialog('Erősítsd meg, hogy te vagy az');
    expect(document.activeElement).toBe(confirmation.getByLabelText('Jelenlegi jelszó'));
    const submit = () => fireEvent.click(confirmation.getByRole('button', { name: 'Megerősítem' }));
    fireEvent.change(confirmation.getByLabelText('Jelenlegi jelszó'), { target: { value: 'tölgyfa asztal' } });
    submit();
    expect((await confirmation.findAllByText(/Ez nem a jelenlegi jelszavad/)).length).toBeGreaterThan(0);
    submit();
    (await firstCall()).approve();
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs a passkey of a user without a password', async () => {
    show(answers({
      'POST /api/account/passkeys/options': [fakeError('reauthentication_required'), data(CREATION_OPTIONS)],
      'POST /api/account/reauthentication/passkey/options': data(REQUEST_OPTIONS),
      'POST /api/account/reauthentication/passkey': data({ ok: true }),
      'POST /api/account/passkeys': data([CHROME, PHONE]),
    }), [CHROME], false);
    add();
    const confirmation = await dialog('Erősítsd meg, hogy te vagy az');
    expect(confirmation.queryByLabelText('Jelenlegi jelszó')).toBeNull();
    fireEvent.click(confirmation.getByRole('button', { name: 'Megerősítem azonosítókulccsal' }));
    (await firstCall()).approve();
    await waitFor(() => expect(browser.calls.map(({ kind }) => kind)).toEqual(['get', 'create']));
    browser.calls[1]?.approve();
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('is not created, without an error, if the user closes the confirmation', async () => {
    show(answers({ 'POST /api/account/passkeys/options': fakeError('reauthentication_required') }));
    add();
    fireEvent.click((await dialog('Erősítsd meg, hogy te vagy az')).getByRole('button', { name: 'Bezárom' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Azonosítókulcsot adok hozzá' }).getAttribute('aria-busy')).toBeNull());
    expect([screen.queryByRole('alert'), browser.calls]).toEqual([null, []]);
  });
});

describe('a passkey', () => {
  it('is renamed in a dialog', async () => {
    const answering = answers({ 'PUT /api/account/passkeys/1': data([fakePasskey({ name: 'Otthon' })]) });
    show(answering);
    press('Átnevezem: Chrome, Android');
    const rename = await dialog('Azonosítókulcs átnevezése');
    expect(document.activeElement).toBe(rename.getByRole('textbox', { name: 'Név' }));
    fireEvent.change(rename.getByRole('textbox', { name: 'Név' }), { target: { value: ' Otthon ' } });
    fireEvent.click(rename.getByRole('button', { name: 'Mentem' }));
    await waitFor(() => expect(names()).toEqual(['Otthon szinkronizált']));
    expect(answering.mock.calls[0]?.[0].body).toEqual({ name: 'Otthon' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed after a confirmation, which ends the other sessions', async () => {
    const { notices } = show(answers({ 'DELETE /api/account/passkeys/1': data([PHONE]) }), [CHROME, PHONE]);
    press('Törlöm: Chrome, Android');
    fireEvent.click((await dialog('Törlöd ezt az azonosítókulcsot?')).getByRole('button', { name: 'Törlöm' }));
    await waitFor(() => expect(names()).toEqual(['Safari, iPhone']));
    expect(part('Bejelentkezett eszközök').getAllByRole('listitem')).toHaveLength(1);
    expect(notices).toEqual([{ kind: 'success', text: 'Töröltük: Chrome, Android' }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Azonosítókulcsot adok hozzá' })));
  });

  it('stays if the user changes their mind, or if it is the last one of an account without a password', async () => {
    const { notices } = show(answers({ 'DELETE /api/account/passkeys/1': fakeError('last_passkey') }), [CHROME], false);
    press('Törlöm: Chrome, Android');
    fireEvent.click((await dialog('Törlöd ezt az azonosítókulcsot?')).getByRole('button', { name: 'Mégsem' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Törlöm: Chrome, Android');
    fireEvent.click((await dialog('Törlöd ezt az azonosítókulcsot?')).getByRole('button', { name: 'Törlöm' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: expect.stringContaining('Ez az egyetlen azonosítókulcsod') }]));
    expect(names()).toHaveLength(1);
  });
});

describe('the password', () => {
  it('is turned off after a confirmation, and can be set again', async () => {
    const { notices } = show(answers({ 'DELETE /api/account/password': data({ ok: true }), 'POST /api/account/password': data({ ok: true }) }));
    press('Kikapcsolom a jelszavas bejelentkezést');
    fireEvent.click((await dialog('Kikapcsolod a jelszavas bejelentkezést?')).getByRole('button', { name: 'Kikapcsolom a jelszavas bejelentkezést' }));
    const form = within(await screen.findByRole('region', { name: 'Jelszó beállítása' }));
    expect(notices).toEqual([{ kind: 'success', text: 'Kikapcsoltuk a jelszavas bejelentkezést.' }]);
    expect(part('E-mail-cím módosítása').queryByLabelText('Jelenlegi jelszó')).toBeNull();
    for (const label of ['Új jelszó', 'Jelszó még egyszer']) fireEvent.change(form.getByLabelText(label), { target: { value: 'tölgyfa asztal' } });
    fireEvent.click(form.getByRole('button', { name: 'Beállítom a jelszót' }));
    expect(await screen.findByRole('region', { name: 'Jelszó módosítása' })).toBeTruthy();
  });

  it('stays on if it cannot be turned off', async () => {
    const { notices } = show(answers({ 'DELETE /api/account/password': fakeError('service_unavailable') }));
    press('Kikapcsolom a jelszavas bejelentkezést');
    fireEvent.click((await dialog('Kikapcsolod a jelszavas bejelentkezést?')).getByRole('button', { name: 'Kikapcsolom a jelszavas bejelentkezést' }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByRole('region', { name: 'Jelszó módosítása' })).toBeTruthy();
  });

  it('is not needed to change the email address of an account without one', async () => {
    const answering = answers({ 'PUT /api/account/email': data({ ok: true }) });
    show(answering, [CHROME], false);
    const form = part('E-mail-cím módosítása');
    fireEvent.change(form.getByLabelText('Új e-mail-cím'), { target: { value: 'uj@example.com' } });
    fireEvent.click(form.getByRole('button', { name: 'Módosítom az e-mail-címet' }));
    expect(await form.findByText(/Küldtünk egy levelet ide: uj@example.com/)).toBeTruthy();
    expect(answering.mock.calls[0]?.[0].body).toEqual({ email: 'uj@example.com', current_password: '' });
  });
});
