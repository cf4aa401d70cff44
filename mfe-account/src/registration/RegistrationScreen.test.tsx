/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { showScreen } from '../../test/showScreen.tsx';
import type { ScreenOptions } from '../../test/showScreen.tsx';
import { RegistrationSuccessScreen } from '../registration-success/RegistrationSuccessScreen.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';

const show = (options?: ScreenOptions) => showScreen(<RegistrationScreen data={{ seller: 'Fészek Kft.' }} />, options);
const accept: Answering = () => fakeAnswer(202, { data: { ok: true } });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Regisztrálok' }));
const summary = () => screen.findByRole('group', { name: 'Nem sikerült regisztrálni' });

function fillIn({ confirmation = 'tölgyfa asztal' } = {}): void {
  type('Név', 'Kovács Anna');
  type('E-mail-cím', ' anna@example.com ');
  type('Jelszó', 'tölgyfa asztal');
  type('Jelszó még egyszer', confirmation);
  tick(/általános szerződési/);
  tick(/adatkezelési/);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('registration', () => {
  it('requests the consent to the newsletter in the name of the company that sends it', () => {
    show();
    expect(screen.getByRole('checkbox', { name: /\(Fészek Kft\.\).*hírlevelet/ })).toBeTruthy();
  });

  it('sends a person’s data and leads to the next step', async () => {
    const answering = jest.fn(accept);
    const { visited } = show({ answering });
    fillIn();
    submit();
    await waitFor(() => expect(visited).toEqual(['/hu/regisztracio/sikeres']));
    expect(answering.mock.calls).toEqual([[{
      call: 'POST /api/auth/register',
      body: {
        is_company: false, name: 'Kovács Anna', company_name: '', tax_number: '', email: 'anna@example.com', password: 'tölgyfa asztal', password_confirmation: 'tölgyfa asztal',
        is_terms_accepted: true, is_privacy_accepted: true, is_newsletter_subscription: false, bot_check_token: '',
      },
    }]]);
  });

  it('requires the name and the tax number of a company', async () => {
    const answering = jest.fn(accept);
    show({ answering });
    expect(screen.queryByLabelText('Cégnév')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Cég' }));
    type('Kapcsolattartó neve', 'Kovács Anna');
    type('E-mail-cím', 'anna@example.com');
    type('Jelszó', 'tölgyfa asztal');
    type('Jelszó még egyszer', 'tölgyfa asztal');
    tick(/általános szerződési/);
    tick(/adatkezelési/);
    submit();
    expect((await summary()).textContent).toContain('Cégnév: Kötelező mező.');
    await waitFor(() => expect(document.activeElement).toBe(field('Cégnév')));
    type('Cégnév', 'Fa Kft.');
    type('Adószám', '1234567614');
    fireEvent.click(screen.getByRole('button', { name: 'Regisztrálok' }));
    await waitFor(async () => expect((await summary()).textContent).toContain('Adószám: Adj meg egy érvényes adószámot'));
    type('Adószám', '12345676142');
    submit();
    await waitFor(() => expect(answering.mock.calls[0]?.[0].body).toMatchObject({ is_company: true, company_name: 'Fa Kft.', tax_number: '12345676-1-42' }));
  });

  it('shows what is missing at the fields, and focuses the first of them', async () => {
    const answering = jest.fn(accept);
    show({ answering });
    submit();
    const text = (await summary()).textContent;
    expect(text).toContain('Név: Kötelező mező.');
    expect(text).toContain('Általános szerződési feltételek: A regisztrációhoz ezt be kell jelölnöd.');
    await waitFor(() => expect(document.activeElement).toBe(field('Név')));
    expect(answering).not.toHaveBeenCalled();
  });

  it('rejects two different passwords', async () => {
    show({ answering: accept });
    fillIn({ confirmation: 'tölgyfa szék' });
    submit();
    expect((await summary()).textContent).toContain('Jelszó még egyszer: A két jelszó nem egyezik.');
    await waitFor(() => expect(document.activeElement).toBe(field('Jelszó még egyszer')));
  });

  it('shows an error of the API at its field and keeps the input', async () => {
    show({ answering: () => fakeError('validation_failed', { fields: { email: 'email' } }) });
    fillIn();
    submit();
    await waitFor(() => expect(field('E-mail-cím').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Jelszó').value).toBe('tölgyfa asztal');
  });

  it('opens the terms in a new tab, so that the input stays', () => {
    show({ locale: 'en' });
    const link = screen.getByRole('link', { name: 'terms and conditions' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/service-agrrement', '_blank']);
  });

  it('lets a password manager save the new password', () => {
    show();
    expect([field('E-mail-cím').autocomplete, field('Jelszó').autocomplete, field('Jelszó még egyszer').autocomplete]).toEqual(['username', 'new-password', 'new-password']);
  });
});

describe('the strength of the password', () => {
  const meter = () => screen.findByText(/A jelszó/, {}, { timeout: 10_000 });

  it('is estimated with Hungarian words once the field has the focus', async () => {
    show();
    fireEvent.focus(field('Jelszó'));
    type('Jelszó', 'szeretlek');
    expect((await meter()).textContent).toContain('nagyon gyenge');
  });

  it('counts the visitor’s own name as a word', async () => {
    show();
    type('Név', 'Rozmaring Benedek');
    fireEvent.focus(field('Jelszó'));
    type('Jelszó', 'rozmaringbenedek');
    expect((await meter()).textContent).toContain('Ne legyen benne a neved');
  });

  it('has no advice for a good password', async () => {
    show();
    fireEvent.focus(field('Jelszó'));
    type('Jelszó', 'négy lila bicikli zongorázik');
    expect((await meter()).textContent?.trim()).toBe('A jelszó erős.');
  });
});

describe('after the registration', () => {
  it('the page shows where the mail went, and can request another one', async () => {
    const { unmount } = show({ answering: accept });
    fillIn();
    submit();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    unmount();
    const answering = jest.fn(accept);
    showScreen(<RegistrationSuccessScreen />, { answering });
    expect(screen.getByText(/Küldtünk egy levelet ide: anna@example.com/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Új linket kérek' }));
    expect(await screen.findByText(/elküldtük az új linket/)).toBeTruthy();
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/auth/activation/resend', body: { email: 'anna@example.com', bot_check_token: '' } });
  });

  it('the page makes sense without the address too', () => {
    showScreen(<RegistrationSuccessScreen />, { locale: 'en' });
    expect(screen.getByText(/We’ve sent you an email/)).toBeTruthy();
  });
});
