/** @jest-environment jsdom */
import { fakeCart, fakeCustomerData } from '@feszek/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showCheckout } from '../../test/checkout.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const CITIES = [['1117', 'Budapest'], ['9021', 'Győr'], ['9022', 'Győr'], ['9200', 'Mosonmagyaróvár']].map(([zipcode = '', city = '']) => ({ zipcode, city, country_id: 1, parts: [] }));
const known = fakeCustomerData();

async function showBilling(zipcode: string, city: string) {
  const cart = fakeCart({ customer_data: { ...known, invoice_data: { ...known.invoice_data, country_id: 1, zipcode, city } } });
  const shown = showCheckout('billing', cart, { 'GET /api/cities': ({ query }) => CITIES.filter((place) => place.zipcode === query['zipcode'] || place.city === query['city']), 'PUT /api/cart/customer': () => cart });
  await act(async () => undefined);
  return shown;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const leave = (name: string) => act(async () => fireEvent.blur(field(name)));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const QUESTION = 'Az 1117 Budapest irányítószáma. Melyik a helyes?';

describe('a postcode and a town that do not belong together', () => {
  it('lead to a question; the town of the postcode is applied with one press', async () => {
    await showBilling('1117', 'Győr');
    await leave('Település');
    expect(screen.getByText(QUESTION)).toBeTruthy();
    await press('1117 Budapest');
    expect([field('Település').value, document.activeElement]).toEqual(['Budapest', field('Település')]);
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('lead to a question; the postcode of the town is applied with one press, or corrected if it has several', async () => {
    await showBilling('1117', 'Mosonmagyaróvár');
    await leave('Irányítószám');
    await press('9200 Mosonmagyaróvár');
    expect([field('Irányítószám').value, field('Település').value]).toEqual(['9200', 'Mosonmagyaróvár']);
    await act(async () => {
      fireEvent.change(field('Irányítószám'), { target: { value: '1117' } });
      fireEvent.change(field('Település'), { target: { value: 'Győr' } });
    });
    await leave('Település');
    await press('Győr, más irányítószámmal');
    expect(document.activeElement).toBe(field('Irányítószám'));
  });

  it('can be kept, and lead to no further question', async () => {
    await showBilling('1117', 'Győr');
    await leave('Település');
    await press('Így jó: 1117 Győr');
    await leave('Irányítószám');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('do not prevent the step from being sent', async () => {
    const { sent } = await showBilling('1117', 'Győr');
    await leave('Település');
    await press('Tovább');
    expect(sent('PUT')).toMatchObject([['/api/cart/customer', { invoice_data: { zipcode: '1117', city: 'Győr' } }]]);
  });

  it('are not mixed: a town that is filled in while its field has the focus is selected', async () => {
    await showBilling('1117', '');
    const city = field('Település');
    await act(async () => city.focus());
    await leave('Irányítószám');
    expect([city.value, city.selectionStart, city.selectionEnd]).toEqual(['Budapest', 0, 'Budapest'.length]);
  });

  it('are looked up only once they are typed', async () => {
    const { page } = await showBilling('1117', 'Budapest');
    expect(page.api.calls.filter(({ path }) => path.startsWith('/api/cities'))).toEqual([]);
    await leave('Település');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
