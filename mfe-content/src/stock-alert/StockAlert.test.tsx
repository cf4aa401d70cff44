/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InShop } from '../../test/shop.tsx';
import { showScreen } from '../../test/showScreen.tsx';
import type { Answering } from '../../test/showScreen.tsx';
import { StockAlertPart } from './StockAlertPart.tsx';
import { StockAlertScreen } from './StockAlertScreen.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>(/E-mail/);
const VASE = { id: 17, name: 'Zsombék váza, kék', href: '/hu/termekek/zsombek-vaza-17' };
const accept: Answering = () => fakeAnswer(202, { data: { ok: true } });

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

describe('a stock alert', () => {
  it('is requested beside the product, and then refers to the confirmation email', async () => {
    const answering = jest.fn<Answering>(accept);
    showScreen(<StockAlertPart data={{ productId: 17 }} />, answering);
    fireEvent.change(field(), { target: { value: ' anna@example.hu ' } });
    press('Értesítést kérek');
    expect((await screen.findByText(/Levelet küldtünk/)).textContent).toContain('anna@example.hu');
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: 'POST /api/stock-alerts', body: { product_id: 17, email: 'anna@example.hu', bot_check_token: '' } });
  });

  it('has the address of the account, and keeps the input', async () => {
    const { bus } = showScreen(<StockAlertPart data={{ productId: 17 }} />, accept);
    await act(async () => bus.set('visitor.user', { id: 1, name: 'Anna', email: 'anna@example.hu' }));
    await waitFor(() => expect(field().value).toBe('anna@example.hu'));
    fireEvent.change(field(), { target: { value: 'other@example.hu' } });
    await act(async () => bus.set('visitor.user', { id: 1, name: 'Anna', email: 'anna@example.com' }));
    expect(field().value).toBe('other@example.hu');
  });

  it('shows a wrong address and a refusal, and sends nothing for the first', async () => {
    const answering = jest.fn<Answering>(() => fakeError('too_many_requests', { params: { seconds: 60 } }));
    showScreen(<StockAlertPart data={{ productId: 17 }} />, answering);
    fireEvent.change(field(), { target: { value: 'anna' } });
    press('Értesítést kérek');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(answering).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: 'anna@example.hu' } });
    press('Értesítést kérek');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Nem sikerült elküldeni a kérésedet' }).textContent).toContain('60 másodperc'));
  });

  it('continues on its own page where the shop requires the bot check, with what was typed', async () => {
    const { bus } = showScreen(<StockAlertPart data={{ productId: 17 }} />, () => fakeError('bot_check_required'));
    const hrefs: string[] = [];
    bus.answer('navigation.go', async ({ href }) => {
      hrefs.push(href);
      return { ok: true };
    });
    fireEvent.change(field(), { target: { value: 'anna@example.hu' } });
    press('Értesítést kérek');
    await waitFor(() => expect(hrefs).toEqual(['/hu/keszletertesito?product=17#address=anna%40example.hu']));
    cleanup();
    window.location.hash = '#address=anna%40example.hu';
    showScreen(<StockAlertScreen data={{ product: VASE }} />, accept);
    expect(screen.getByText('A termék, amelyre vársz:').textContent).toBe('A termék, amelyre vársz: Zsombék váza, kék');
    await waitFor(() => expect(field().value).toBe('anna@example.hu'));
  });

  it('opens with a malformed address in its link', () => {
    window.location.hash = '#address=%E0%A4%A';
    showScreen(<StockAlertScreen data={{ product: VASE }} />, accept);
    expect(screen.getByText('A termék, amelyre vársz:').textContent).toBe('A termék, amelyre vársz: Zsombék váza, kék');
  });

  it.each([
    ['confirm', 'Értesítést kérek', '/confirm', fakeAnswer(200, { data: { email: 'anna@example.hu' } }), 'Értesítünk'],
    ['unsubscribe', 'Nem kérek több értesítőt', '/stop', fakeAnswer(200, { data: { ok: true } }), 'Leállítottuk az értesítőket'],
    ['confirm', 'Értesítést kérek', '/confirm', fakeError('token_expired'), 'Ez a link már lejárt'],
  ])('has a button for the link of a mail: %s', async (name, button, path, answer, title) => {
    window.location.hash = `#${name}=token`;
    const answering = jest.fn<Answering>(() => answer);
    showScreen(<StockAlertScreen data={{ product: null }} />, answering);
    expect(answering).not.toHaveBeenCalled();
    press(button);
    await screen.findByRole('heading', { name: title });
    expect(answering.mock.calls[0]?.[0]).toEqual({ call: `POST /api/stock-alerts${path}`, body: { token: 'token' } });
    expect(screen.getByRole('link', { name: 'Az összes termék' }).getAttribute('href')).toBe('/hu/termekek');
  });

  it('has the button of the link already before hydration, and the form of the page without its token', () => {
    const data = { product: null, link: 'confirm' } as const;
    expect(renderToString(<InShop><StockAlertScreen data={data} /></InShop>)).toContain('Értesítést kérek');
    showScreen(<StockAlertScreen data={data} />, accept);
    expect(screen.queryByRole('button', { name: 'Értesítést kérek' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Az összes termék' })).toBeTruthy();
  });

  it('leads to the products without a link, and does not move the focus', () => {
    showScreen(<StockAlertScreen data={{ product: null }} />, accept);
    expect(screen.getByRole('link', { name: 'Az összes termék' }).getAttribute('href')).toBe('/hu/termekek');
    expect(document.activeElement).toBe(document.body);
  });

  it('names its product on the page that confirms it, and afterwards', async () => {
    window.location.hash = '#confirm=token';
    showScreen(<StockAlertScreen data={{ product: VASE, link: 'confirm' }} />, () => fakeAnswer(200, { data: { email: 'anna@example.hu' } }));
    const linked = () => screen.getByRole('link', { name: 'Zsombék váza, kék' }).getAttribute('href');
    expect(linked()).toBe(VASE.href);
    press('Értesítést kérek');
    await screen.findByRole('heading', { name: 'Értesítünk' });
    expect(linked()).toBe(VASE.href);
  });
});
