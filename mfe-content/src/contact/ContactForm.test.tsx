/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showScreen } from '../../test/showScreen.tsx';
import type { Answering } from '../../test/showScreen.tsx';
import { ContactForm } from './ContactForm.tsx';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Elküldöm' }));
const summary = () => screen.findByRole('group', { name: 'Nem sikerült elküldeni az üzenetet' });

function fillIn(): void {
  type(/Téma/, 'order');
  type(/^Név/, 'Kovács Anna');
  type(/E-mail/, ' anna@example.hu ');
  type(/Üzenet/, 'Mikor jön az asztal?');
}

afterEach(cleanup);

describe('the contact form', () => {
  it('sends a message with its file, and then shows its number', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: { number: 1001 } }));
    showScreen(<ContactForm />, answering);
    fillIn();
    const file = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    fireEvent.change(field(/Csatolt fájl/), { target: { files: [file] } });
    send();
    expect((await screen.findByText(/Az üzeneted száma 1001/)).textContent).toContain('anna@example.hu');
    expect(answering.mock.calls[0]?.[0]).toMatchObject({ call: 'POST /api/contact', body: { topic: 'order', name: 'Kovács Anna', email: 'anna@example.hu', order_number: '', message: 'Mikor jön az asztal?', file } });
  });

  it('shows what is missing, and sends nothing', async () => {
    const answering = jest.fn<Answering>();
    showScreen(<ContactForm />, answering);
    send();
    expect((await summary()).textContent).toMatch(/Téma: Kötelező mező\..*Név: Kötelező mező\..*Üzenet: Kötelező mező\./);
    expect(answering).not.toHaveBeenCalled();
  });

  it.each([
    ['a script', 'Szia <script>alert(1)</script>', 'Csak egyszerű szöveg lehet benne, HTML-kód nem.'],
    ['a megabyte of text', 'a'.repeat(1024 * 1024), 'Legfeljebb 4000 karakter lehet.'],
    ['500 links', 'http://a.hu '.repeat(500), 'Legfeljebb 5 link lehet benne.'],
  ])('refuses %s before it is sent, and says why', async (_, message, reason) => {
    const answering = jest.fn<Answering>();
    showScreen(<ContactForm />, answering);
    fillIn();
    type(/Üzenet/, message);
    send();
    expect((await summary()).textContent).toContain(`Üzenet: ${reason}`);
    expect(answering).not.toHaveBeenCalled();
  });

  it('refuses a file of more than 5 MB before it is sent', async () => {
    const answering = jest.fn<Answering>();
    showScreen(<ContactForm />, answering);
    fillIn();
    fireEvent.change(field(/Csatolt fájl/), { target: { files: [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png')] } });
    send();
    expect((await summary()).textContent).toContain('Csatolt fájl: A fájl legfeljebb 5 MB lehet.');
    expect(answering).not.toHaveBeenCalled();
  });

  it('shows the chosen file with its size, and removes it', () => {
    showScreen(<ContactForm />, jest.fn<Answering>());
    expect(screen.getByText('Még nem választottál fájlt.')).toBeTruthy();
    fireEvent.change(field(/Csatolt fájl/), { target: { files: [new File([new Uint8Array(1_300_000)], 'kanapé.jpg', { type: 'image/jpeg' })] } });
    expect(screen.getByText(/kanapé\.jpg, 1,2\sMB/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Eltávolítás: kanapé.jpg' }));
    expect(screen.getByText('Még nem választottál fájlt.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/Csatolt fájl/));
  });

  it('names a file of another type at once', async () => {
    showScreen(<ContactForm />, jest.fn<Answering>());
    fireEvent.change(field(/Csatolt fájl/), { target: { files: [new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' })] } });
    await waitFor(() => expect(field(/Csatolt fájl/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/Csak kép .* vagy PDF csatolható/)).toBeTruthy();
  });

  it.each([
    ['at its field', fakeError('validation_failed', { fields: { file: 'file_type' } }), /Csak kép .* vagy PDF/],
    ['as a whole', fakeError('too_many_requests', { params: { seconds: 60 } }), /Too many attempts|Túl sokszor/],
  ])('shows a refusal of the API %s, and keeps what was typed', async (_, answer, text) => {
    showScreen(<ContactForm />, () => answer);
    fillIn();
    send();
    await waitFor(async () => expect((await summary()).textContent).toMatch(text));
    expect([field(/^Név/).value, field(/Üzenet/).value]).toEqual(['Kovács Anna', 'Mikor jön az asztal?']);
  });
});
