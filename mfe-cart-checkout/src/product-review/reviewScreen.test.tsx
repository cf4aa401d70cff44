/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ReviewForm, ReviewItem } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeImage, fakeOrder } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeClient, fault, offline } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { OrderScreen } from '../order/OrderScreen.tsx';
import { toOrderView } from '../result/orderView.ts';
import { loadReviewForm } from './loadReviewForm.ts';
import type { ReviewPageData } from './loadReviewForm.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

const TOKEN = 'a'.repeat(43);
const STOP = `stop.17.${'b'.repeat(43)}`;
const TEXT = 'Két hete használjuk, minden rendben vele.';
const ITEM: ReviewItem = { id: 1, name: 'Rigó fotel', image: fakeImage(), state: 'open', review: null, photos: [] };
const OTHER: ReviewItem = { ...ITEM, id: 2, name: 'Fecske asztal', image: null };
const FORM: ReviewForm = { order_number: 1042, name: 'Anna K.', items: [ITEM, OTHER] };
const REVIEW = { stars: 4, title: '', text: TEXT, is_named: true, reason: '' };
const PHOTO = { id: 'c'.repeat(16), image: fakeImage({ path: '/images/reviews/c' }) };

function show(data: ReviewPageData, answers: FakeAnswers = {}) {
  const page = createPage(answers);
  renderInShop(<ReviewScreen data={data} />, page, requestFor('hu', { fragment: 'product-review', pathname: `/hu/ertekeles/${data.token}` }));
  return page;
}
const formOf = (form: Partial<ReviewForm> = {}): ReviewPageData => ({ kind: 'form', token: TOKEN, form: { ...FORM, ...form } });
const first = () => within(screen.getAllByRole('group').find((part) => part.tagName === 'DETAILS') ?? document.body);
const press = (name: string) => act(async () => fireEvent.click(first().getByRole('button', { name })));
const bodies = (page: ReturnType<typeof createPage>) => page.api.calls.map(({ body }) => body);
const text = () => document.body.textContent;
const load = (token: string, answers: FakeAnswers = {}) => loadReviewForm(loadContext(requestFor('hu', { params: { token } }), fakeClient(answers), undefined));

afterEach(cleanup);

describe('the review form', () => {
  it('opens the first item without a review, and sends its stars, text and name', async () => {
    const page = show(formOf(), { 'POST /api/reviews': () => ({ ...FORM, items: [{ ...ITEM, state: 'pending', review: REVIEW }, OTHER] }) });
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
    expect(first().getAllByRole('radio', { name: /csillag/ })).toHaveLength(5);
    fireEvent.click(first().getByRole('radio', { name: '4 csillag az 5-ből' }));
    fireEvent.change(first().getByRole('textbox', { name: 'Az értékelésed' }), { target: { value: TEXT } });
    fireEvent.click(first().getByRole('radio', { name: 'Ellenőrzött vásárló' }));
    await press('Értékelés elküldése');
    expect(bodies(page)).toEqual([{ key: TOKEN, item: 1, stars: 4, title: '', text: TEXT, is_named: false }]);
    expect(text()).toContain('Köszönjük, megkaptuk!');
    expect(first().getByRole('button', { name: 'Módosítás elküldése' })).toBeTruthy();
  });

  it('lists what is missing, and links to it', async () => {
    const page = show(formOf());
    await press('Értékelés elküldése');
    expect(text()).toContain('Hány csillagot adsz? Válaszd ki, hány csillagot adsz.');
    expect(text()).toContain('Az értékelésed: Kötelező mező.');
    expect(document.activeElement).toBe(first().getByRole('radio', { name: '1 csillag az 5-ből' }));
    fireEvent.change(first().getByRole('textbox', { name: 'Az értékelésed' }), { target: { value: 'Jó.' } });
    await press('Értékelés elküldése');
    expect(text()).toContain('Legalább 20 karakter szükséges.');
    expect(page.api.calls).toEqual([]);
  });

  it('keeps the input if it cannot be sent', async () => {
    show(formOf({ items: [{ ...ITEM, state: 'pending', review: REVIEW }] }), { 'POST /api/reviews': () => { throw offline(); } });
    fireEvent.change(first().getByRole('textbox', { name: 'Az értékelésed' }), { target: { value: `${TEXT} Most is.` } });
    await press('Módosítás elküldése');
    expect(text()).toContain('Nem sikerült elérni a boltot.');
    expect(first().getByRole<HTMLTextAreaElement>('textbox', { name: 'Az értékelésed' }).value).toBe(`${TEXT} Most is.`);
  });

  it('of a company shows no name', () => {
    show(formOf({ name: '' }));
    expect(text()).toContain('Az értékelés „Ellenőrzött vásárló” néven jelenik meg.');
    expect(screen.queryByRole('radio', { name: 'Ellenőrzött vásárló' })).toBeNull();
  });

  it('uploads photographs as they are chosen, removes them, and names refused files', async () => {
    const page = show(formOf({ items: [ITEM] }), {
      'POST /api/reviews/photos': ({ body }) => {
        const photo = body instanceof FormData ? body.get('photo') : null;
        if (photo instanceof File && photo.name === 'bad.jpg') throw fault('validation_failed', { photo: 'photo_type' });
        return { photos: [PHOTO] };
      },
      'POST /api/reviews/photos/remove': () => ({ photos: [] }),
    });
    const files = (...names: readonly string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    const choose = (chosen: readonly File[]) => act(async () => fireEvent.change(first().getByLabelText(/^Fényképek/, { selector: 'input' }), { target: { files: chosen } }));
    await choose(files('good.jpg', 'bad.jpg'));
    expect(first().getByRole('img', { name: '1. kép' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('bad.jpg: Csak kép (JPEG, PNG, WebP, AVIF) tölthető fel.');
    await choose([new File(['x'], 'page.html', { type: 'text/html' })]);
    expect(screen.getByRole('alert').textContent).toContain('page.html: Csak kép');
    expect(page.api.log).toHaveLength(2);
    await press('1. kép törlése');
    expect(page.api.calls.at(-1)?.body).toEqual({ key: TOKEN, item: 1, photo: PHOTO.id });
    expect(screen.queryByRole('img', { name: '1. kép' })).toBeNull();
  });

  it('offers no more than four photographs', async () => {
    const photos = ['1', '2', '3', '4'].map((id) => ({ ...PHOTO, id }));
    const page = show(formOf({ items: [{ ...ITEM, photos }] }));
    const input = first().getByLabelText(/^Fényképek/, { selector: 'input' });
    expect(input.getAttribute('aria-disabled')).toBe('true');
    await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } }));
    expect(page.api.calls).toEqual([]);
  });

  it('shows what the shop has decided', () => {
    show(formOf({ items: [{ ...ITEM, state: 'published', review: REVIEW }, { ...OTHER, state: 'rejected', review: { ...REVIEW, reason: 'Más termékről szól.' } }, { ...OTHER, id: 3, state: 'withdrawn' }] }));
    for (const part of ['nincs több értékelhető terméke', 'Ez az értékelés megjelent', 'Indoklás: Más termékről szól.', 'Ha nem értesz vele egyet, válaszolj a levelünkre', 'Ettől a terméktől elálltál']) expect(text()).toContain(part);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is linked from the page of an order that has arrived', () => {
    renderInShop(<OrderScreen data={toOrderView(fakeOrder({ status: 'completed' }))} />, createPage());
    expect(screen.getByRole('link', { name: 'Értékelem a termékeket' }).getAttribute('href')).toBe(`/hu/ertekeles/${fakeOrder().order_hash}`);
    cleanup();
    renderInShop(<OrderScreen data={toOrderView(fakeOrder({ status: 'shipped' }))} />, createPage());
    expect(screen.queryByRole('link', { name: 'Értékelem a termékeket' })).toBeNull();
  });
});

describe('a link to the review form', () => {
  it.each([
    ['cut off', TOKEN.slice(0, 30), undefined, 'Ez a link nem teljes', 'Kapcsolat'],
    ['oversized', 'a'.repeat(3000), undefined, 'Ez a link nem teljes', 'Kapcsolat'],
    ['unknown', TOKEN, 'review_link_unknown', 'Ezt a linket nem ismerjük', 'Kapcsolat'],
    ['expired', TOKEN, 'review_link_expired', 'Ez a link már lejárt', 'Kapcsolat'],
    ['of an order on its way', TOKEN, 'review_too_early', 'Ezt a rendelést még nem vetted át', 'Kapcsolat'],
    ['of an order that is not open', 'o'.repeat(32), 'order_restricted', 'Előbb nyisd meg a rendelést', 'A rendelés oldala'],
  ] as const)('that is %s says so', async (_, token, code, title, action) => {
    const result = await load(token, code === undefined ? {} : { [`GET /api/reviews/forms/${token}`]: () => { throw fault(code); } });
    if (result.status !== 200) throw new Error(`The page has the status ${result.status}`);
    show(result.data);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
  });

  it('loads the form; another fault is that of the page', async () => {
    expect(await load(TOKEN, { [`GET /api/reviews/forms/${TOKEN}`]: () => FORM })).toMatchObject({ status: 200, data: { kind: 'form', form: FORM } });
    await expect(load(TOKEN, { [`GET /api/reviews/forms/${TOKEN}`]: () => { throw fault('internal_error'); } })).rejects.toThrow('Valami elromlott');
  });

  it('ends the invitations on request, not by being opened', async () => {
    const page = show({ kind: 'stop', token: STOP }, { 'POST /api/reviews/unsubscribe': () => ({ ok: true }) });
    expect(await load(STOP)).toMatchObject({ data: { kind: 'stop' } });
    expect(page.api.calls).toEqual([]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nem kérek több meghívót' })));
    expect(bodies(page)).toEqual([{ key: STOP }]);
    const heading = screen.getByRole('heading', { level: 1, name: 'Rendben, nem küldünk többet' });
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(screen.getByRole('link', { name: 'Vissza a boltba' }).getAttribute('href')).toBe('/hu');
  });

  it('shows why the invitations could not be ended', async () => {
    show({ kind: 'stop', token: STOP }, { 'POST /api/reviews/unsubscribe': () => { throw offline(); } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Nem kérek több meghívót' })));
    expect(screen.getByRole('alert').textContent).toContain('Nem sikerült elérni a boltot.');
  });
});
