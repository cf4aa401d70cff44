/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError, fakeUser } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { renderLogin } from '../../test/pageOf.tsx';

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail-cím' });
const password = () => screen.getByLabelText<HTMLInputElement>('Jelszó');
const summary = () => screen.findByRole('group', { name: 'Nem sikerült bejelentkezni' });

function send(address: string, secret: string): void {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(password(), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
});

afterEach(cleanup);

describe('signing in', () => {
  it('sends the email address, without spaces around it, and the password', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeUser() }));
    const { visited } = renderLogin({ answering });
    send(' anna.kovacs@example.com ', ' tölgyfa asztal ');
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(answering.mock.calls).toEqual([[{ call: 'POST /api/auth/login', body: { email: 'anna.kovacs@example.com', password: ' tölgyfa asztal ', is_remembered: false, cancels_deletion: false, bot_check_token: '' } }]]);
  });

  it('stays signed in for longer if the visitor chooses so', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeUser() }));
    const { visited } = renderLogin({ answering });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Maradjak bejelentkezve ezen az eszközön' }));
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(answering.mock.calls[0]?.[0].body).toMatchObject({ is_remembered: true });
  });

  it('links to the registration and to a new password', () => {
    renderLogin();
    expect(screen.getByRole('link', { name: 'Regisztráció' }).getAttribute('href')).toBe('/hu/regisztracio');
    expect(screen.getByRole('link', { name: 'Elfelejtetted a jelszavadat?' }).getAttribute('href')).toBe('/hu/jelszo/emlekezteto');
  });

  it('publishes the user, greets them, and navigates home', async () => {
    const { bus, visited, notices } = renderLogin({ answering: () => fakeAnswer(200, { data: fakeUser() }) });
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(visited).toEqual(['/hu']));
    expect(bus.get('visitor.user')).toEqual(fakeUser());
    expect(notices).toEqual([{ kind: 'success', text: 'Üdv újra, Kovács Anna!' }]);
  });

  it('returns to the page that linked to it', async () => {
    const { visited } = renderLogin({ answering: () => fakeAnswer(200, { data: fakeUser() }), search: '?return_to=%2Fhu%2Fkosar%2Fadatok' });
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(visited).toEqual(['/hu/kosar/adatok']));
  });

  it('returns to the fragment of the page, whatever links the visitor follows within the sign-in page', async () => {
    window.location.hash = '#delivery';
    const { visited } = renderLogin({ answering: () => fakeAnswer(200, { data: fakeUser() }), search: '?return_to=%2Fhu%2Fkosar%2Fadatok' });
    window.location.hash = '#main';
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(visited).toEqual(['/hu/kosar/adatok#delivery']));
    window.location.hash = '';
  });

  it('navigates home if the link contains the address of another site', async () => {
    const { visited } = renderLogin({ answering: () => fakeAnswer(200, { data: fakeUser() }), search: '?return_to=%2F%2Fevil.example' });
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(visited).toEqual(['/hu']));
  });

  it('is busy until the response arrives, and sends the request once', async () => {
    const waiting = Promise.withResolvers<ReturnType<typeof fakeAnswer>>();
    const answering = jest.fn<Answering>(() => waiting.promise);
    const { visited } = renderLogin({ answering });
    send('anna.kovacs@example.com', 'tölgyfa');
    const button = screen.getByRole('button', { name: 'Bejelentkezem' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(answering).toHaveBeenCalledTimes(1));
    fireEvent.click(button);
    waiting.resolve(fakeAnswer(200, { data: fakeUser() }));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(answering).toHaveBeenCalledTimes(1);
  });
});

describe('an empty form', () => {
  it('shows errors at the fields and above them, focuses the first field, and sends no request', async () => {
    const answering = jest.fn<Answering>();
    renderLogin({ answering });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect(box.textContent).toContain('E-mail-cím: Kötelező mező.');
    expect(box.textContent).toContain('Jelszó: Kötelező mező.');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Kötelező mező.');
    expect(answering).not.toHaveBeenCalled();
  });

  it('focuses the password if only the password is missing', async () => {
    renderLogin();
    send('anna.kovacs@example.com', '');
    await summary();
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('links from the summary to the field', async () => {
    renderLogin();
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Jelszó' }));
    expect(document.activeElement).toBe(password());
  });

  it('shows the error of the email address and the maximum length of the password', async () => {
    renderLogin();
    send('anna.kovacs', 'x'.repeat(201));
    const box = await summary();
    expect(box.textContent).toContain('Adj meg egy érvényes e-mail-címet.');
    expect(box.textContent).toContain('Legfeljebb 200 karakter lehet.');
  });

  it('shows no errors while the visitor is typing, and removes an error once it is corrected', async () => {
    renderLogin();
    fireEvent.change(email(), { target: { value: 'anna' } });
    fireEvent.blur(email());
    expect(email().getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezem' }));
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(email(), { target: { value: 'anna@example.com' } });
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
  });
});

describe('an attempt that fails', () => {
  const cases = [
    { what: 'wrong credentials', answering: () => fakeError('invalid_credentials'), words: 'Az e-mail-cím vagy a jelszó nem megfelelő.' },
    { what: 'too many attempts', answering: () => fakeError('too_many_requests', { params: { seconds: 42 } }), words: '42 másodperc múlva' },
    { what: 'a short delay after failures', answering: () => fakeError('sign_in_delayed', { params: { seconds: 20 } }), words: '20 másodperc múlva' },
    { what: 'a long delay in minutes', answering: () => fakeError('sign_in_delayed', { params: { seconds: 610 } }), words: '11 perc múlva' },
    { what: 'a blocked account', answering: () => fakeError('account_blocked'), words: 'Ezt a fiókot letiltottuk.' },
    { what: 'no network', answering: () => { throw new TypeError('fetch failed'); }, words: 'Ellenőrizd az internetkapcsolatot' },
    { what: 'a proxy’s page in place of an answer', answering: () => fakeAnswer(502, '<html>'), words: 'A szolgáltatás most nem érhető el.' },
  ];

  it.each(cases)('reports $what, keeps the input, and can be repeated', async ({ answering, words }) => {
    const { bus, visited } = renderLogin({ answering });
    send('anna.kovacs@example.com', 'tölgyfa');
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.textContent).toContain(words);
    expect([email().value, password().value]).toEqual(['anna.kovacs@example.com', 'tölgyfa']);
    expect(screen.getByRole('button', { name: 'Bejelentkezem' }).getAttribute('aria-busy')).toBeNull();
    expect(bus.get('visitor.user')).toBeUndefined();
    expect(visited).toEqual([]);
  });

  it('focuses the summary again if it fails again', async () => {
    renderLogin({ answering: () => fakeError('invalid_credentials') });
    send('anna.kovacs@example.com', 'tölgyfa');
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(box));
    password().focus();
    send('anna.kovacs@example.com', 'bükkfa');
    await waitFor(() => expect(document.activeElement).not.toBe(password()));
    expect(document.activeElement).toBe(await summary());
  });

  it('shows an error of the API at its field', async () => {
    renderLogin({ answering: () => fakeError('validation_failed', { fields: { email: 'email' } }) });
    send('anna.kovacs@example.com', 'tölgyfa');
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect((await summary()).textContent).toContain('E-mail-cím: Adj meg egy érvényes e-mail-címet.');
  });

  it('is in the language of the page', async () => {
    renderLogin({ locale: 'en', answering: () => fakeError('invalid_credentials', { locale: 'en' }) });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const box = await screen.findByRole('group', { name: 'We couldn’t sign you in' });
    expect(box.textContent).toContain('Email address: This field is required.');
  });
});

describe('an account that is not activated', () => {
  it('is reported, and the link for the activation can be requested again for the same address', async () => {
    const answering = jest.fn<Answering>(({ call }) => (call.endsWith('/login') ? fakeError('account_not_activated') : fakeAnswer(202, { data: { ok: true } })));
    renderLogin({ answering });
    send('anna.kovacs@example.com', 'tölgyfa');
    expect((await summary()).textContent).toContain('még nem aktiváltad');
    const form = within(await screen.findByRole('region', { name: 'Nem jött meg a levél?' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'E-mail-cím' }).value).toBe('anna.kovacs@example.com');
    fireEvent.click(form.getByRole('button', { name: 'Új linket kérek' }));
    expect(await form.findByText(/elküldtük az új linket/)).toBeTruthy();
    expect(answering.mock.calls[1]?.[0]).toEqual({ call: 'POST /api/auth/activation/resend', body: { email: 'anna.kovacs@example.com', bot_check_token: '' } });
  });
});

describe('the fields', () => {
  it('can be filled in by a password manager', () => {
    renderLogin();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username webauthn', 'current-password']);
  });

  it('show and hide the password on demand', () => {
    renderLogin();
    expect(password().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mutasd a jelszót' }));
    expect(password().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Rejtsd el a jelszót' }));
    expect(password().type).toBe('password');
  });

  it('never put the password into the address, even if the browser sends the form itself', () => {
    const { container } = renderLogin();
    expect(container.querySelector('form')?.method).toBe('post');
  });
});

describe('a visitor who is signed in', () => {
  it('sees their name and links to continue, but no form', () => {
    renderLogin({ data: { user: fakeUser() }, search: '?return_to=%2Fhu%2Fkosar' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Üdv, Kovács Anna!');
    expect(screen.getByText('anna.kovacs@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tovább vásárolok' }).getAttribute('href')).toBe('/hu/kosar');
    expect(screen.queryByLabelText('Jelszó')).toBeNull();
  });

  it('is shown as well if another part of the page, or another tab, publishes the user', () => {
    const { bus } = renderLogin();
    act(() => bus.set('visitor.user', fakeUser()));
    expect(screen.getByText('Üdv, Kovács Anna!')).toBeTruthy();
  });

  it('can sign out: the page clears the user, confirms the sign-out, and shows the form', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { ok: true } }));
    const { bus, notices } = renderLogin({ data: { user: fakeUser() }, answering });
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkezem' }));
    expect(await screen.findByLabelText('Jelszó')).toBeTruthy();
    expect(answering.mock.calls[0]?.[0].call).toBe('POST /api/auth/logout');
    expect(bus.get('visitor.user')).toBeNull();
    expect(notices).toEqual([{ kind: 'success', text: 'Kijelentkeztél. Várunk vissza!' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Bejelentkezés' }));
  });

  it('stays signed in if signing out fails, and sees the error', async () => {
    const { bus, notices } = renderLogin({ data: { user: fakeUser() }, answering: () => fakeError('service_unavailable') });
    fireEvent.click(screen.getByRole('button', { name: 'Kijelentkezem' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'A szolgáltatás most nem érhető el. Kérjük, próbáld újra.' }]));
    expect(bus.get('visitor.user')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Kijelentkezem' }).getAttribute('aria-busy')).toBeNull();
  });
});
