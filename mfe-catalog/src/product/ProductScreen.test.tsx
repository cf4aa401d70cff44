/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeProduct, fakeProductDetail } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ProductDetail } from '@feszek/contract';
import { loadDeferredParts } from '../../test/deferredParts.tsx';
import { addIntersectionObserver } from '../../test/intersections.ts';
import { renderInShop } from '../../test/shop.tsx';
import type { PageOptions } from '../../test/shop.tsx';
import { ProductScreen } from './ProductScreen.tsx';
import { productViewOf } from './productView.ts';

beforeAll(loadDeferredParts);

beforeEach(() => {
  addIntersectionObserver();
});

afterEach(cleanup);

function renderProduct(product: Partial<ProductDetail> = {}, options: PageOptions = {}) {
  return renderInShop(<ProductScreen data={productViewOf(fakeProductDetail(product), options.locale ?? 'hu')} />, options);
}

const text = (container: Element) => (container.textContent ?? '').replace(/\u00a0/g, ' ');

/** Opens a part of the facts, and returns it. */
function openPart(name: string): HTMLElement {
  const part = screen.getByRole('region', { name });
  const summary = part.querySelector('summary');
  if (summary) fireEvent.click(summary);
  return part;
}

const REDUCED = { price_original_gross: 99_900, price_original_net: 78_661, lowest_price_30_days_gross: 92_900, lowest_price_30_days_net: 73_150 };

describe('the product page', () => {
  it('shows the lowest price of the last 30 days beside a reduced one, gross and in net mode also net', () => {
    const { container, shell } = renderProduct(REDUCED);
    expect(text(container)).toContain('A leárazás előtti 30 nap legalacsonyabb ára: nettó 73 150 Ft, bruttó 92 900 Ft');
    act(() => shell.set('shop.vat-mode', 'gross'));
    expect(text(container)).toContain('A leárazás előtti 30 nap legalacsonyabb ára: bruttó 92 900 Ft');
    expect(text(container)).not.toContain('73 150');
  });

  it('shows the total as an exact multiple of the unit prices: gross, and in net mode also net', () => {
    const { container, shell } = renderProduct({ price_gross: 11_610, price_net: 9142, price_original_gross: 11_610, price_original_net: 9142, qty_discounts: [], quantity: 54 });
    fireEvent.change(screen.getByRole('spinbutton', { name: /^Mennyiség/ }), { target: { value: '54' } });
    fireEvent.blur(screen.getByRole('spinbutton', { name: /^Mennyiség/ }));
    expect(text(container)).toContain('54 darab összesen bruttó 626 940 Ft, nettó 493 668 Ft');
    act(() => shell.set('shop.vat-mode', 'gross'));
    expect(text(container)).toContain('54 darab összesen bruttó 626 940 Ft');
    expect(text(container)).not.toContain('nettó');
  });

  it('announces a changed quantity once, with the price and the amount missing for free delivery if they change', async () => {
    jest.useFakeTimers();
    try {
      const tier = { index: 0, quantity: 3, quantity_to: null, price_gross: 9000, price_net: 7087, price_original_gross: 10_000, price_original_net: 7874 };
      const { shell } = renderProduct({ price_gross: 10_000, price_net: 7874, price_original_gross: 10_000, price_original_net: 7874, quantity: 35, qty_discounts: [tier] });
      act(() => shell.set('shop.vat-mode', 'gross'));
      const aloud = () => screen.getAllByRole('status').map((status) => text(status)).join('');
      const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await wait(5000);
      expect(aloud()).toBe('');
      for (const _ of [2, 3]) {
        fireEvent.click(screen.getByRole('button', { name: 'Eggyel több' }));
        await wait(500);
        expect(aloud()).toBe('');
      }
      await wait(500);
      expect(aloud()).toBe('3 darab összesen bruttó 27 000 Ft. Darabja mostantól bruttó 9 000 Ft. Ingyenes házhoz szállítás: Ezzel együtt még bruttó 132 900 Ft hiányzik hozzá.');
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows below the field that fewer pieces are available than were typed', () => {
    renderProduct({ quantity: 35 });
    const field = screen.getByRole('spinbutton', { name: /^Mennyiség/ });
    fireEvent.change(field, { target: { value: '99' } });
    fireEvent.blur(field);
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, note?.getAttribute('role')]).toEqual(['Ebből a termékből már csak 35 darab rendelhető.', 'status']);
  });

  it('names the limit of an order as soon as the quantity reaches it', () => {
    renderProduct({ quantity: 1, is_sample: true });
    const field = screen.getByRole('spinbutton', { name: /^Mennyiség/ });
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ebből a termékből rendelésenként legfeljebb 1 darabot kérhetsz.');
  });

  it('says once that the cart has as many as an order can have, links to the cart, and keeps its button', async () => {
    const { shell, container } = renderProduct({ quantity: 1, is_sample: true });
    const limit = 'Ebből a termékből rendelésenként legfeljebb 1 darabot kérhetsz.';
    shell.answer('cart.add-product', async () => ({ ok: false, message: limit, isInCart: true }));
    fireEvent.submit(container.querySelector('form') ?? container);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`${limit} Már van belőle a kosaradban. Kosár megnyitása`);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/hu/kosar');
    expect(container.textContent?.split(limit)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Nem sikerült, újrapróbálom' })).toBeNull();
  });

  it('marks a new product beside its brand, and only a new one', () => {
    const badge = () => screen.getByRole('heading', { level: 1 }).parentElement?.textContent?.includes('Új');
    const { unmount } = renderProduct({ is_new: false });
    expect(badge()).toBe(false);
    unmount();
    renderProduct({ is_new: true });
    expect(badge()).toBe(true);
  });

  it('lets a sold-out product be saved, above the form of the stock alert', () => {
    const { container } = renderProduct({ stock_state: 'sold_out', quantity: 0 });
    const heart = container.querySelector('button[aria-label^="Kedvenc: "]');
    const alert = container.querySelector('[data-slot^="content/stock-alert-form"]');
    expect(heart && alert && heart.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the form of a stock alert if it is sold out, and only then', () => {
    const slots = (container: Element) => [...container.querySelectorAll('[data-slot^="content/stock-alert-form"]')].map((slot) => slot.getAttribute('data-slot'));
    for (const [state, expected] of [['sold_out', ['content/stock-alert-form?product=17']], ['other_currency', []], ['in_stock', []]] as const) {
      const { container, unmount } = renderProduct({ stock_state: state, quantity: state === 'in_stock' ? 3 : 0 });
      expect(slots(container)).toEqual(expected);
      unmount();
    }
  });

  it('offers the samples of its covers, each with a link to its page and a button', async () => {
    const { shell } = renderProduct({ samples: [fakeProduct({ id: 90, title: 'Bukléminta, homok', is_sample: true }), fakeProduct({ id: 91, title: 'Bukléminta, kréta', is_sample: true, stock_state: 'sold_out' })] });
    const added: number[] = [];
    shell.answer('cart.add-product', async ({ productId }) => {
      added.push(productId);
      return { ok: false, message: 'Egy rendelésben legfeljebb 5 mintát kérhetsz.' };
    });
    expect(screen.getByRole('link', { name: 'Bukléminta, homok' }).getAttribute('href')).toMatch(/-90$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'A kosárba teszem: Bukléminta, kréta' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'A kosárba teszem: Bukléminta, homok' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Egy rendelésben legfeljebb 5 mintát kérhetsz.');
    expect(added).toEqual([90]);
  });

  it('shows no tiers at the price of a single piece, which a reduction may cause', () => {
    const tier = (quantity: number, quantity_to: number | null, gross: number) =>
      ({ index: quantity, quantity, quantity_to, price_gross: gross, price_net: gross, price_original_gross: 12_900, price_original_net: 12_900 });
    const prices = { price_gross: 9900, price_net: 9900 };
    const { unmount } = renderProduct({ ...prices, qty_discounts: [tier(4, 7, 9900), tier(8, null, 9900)] });
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    renderProduct({ ...prices, qty_discounts: [tier(4, 5, 9900), tier(6, 7, 9500), tier(8, 9, 9500), tier(10, null, 9000)] });
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader').map((row) => (row.textContent ?? '').replace(/ \(.*/, ''));
    expect(rows).toEqual(['1–5 darab', '6–9 darab', '10 darabtól']);
  });

  it('shows the known dimensions, and no drawing, heading or line for unknown ones', () => {
    const known = renderProduct();
    expect(text(known.container)).toContain('Szélesség78 cm');
    expect(screen.getByRole('heading', { name: 'Méret és súly' })).toBeTruthy();
    known.unmount();
    const partly = renderProduct({ dimensions: { width: 780, depth: null, height: 760, weight: null } });
    expect(text(partly.container)).toContain('Szélesség78 cm');
    expect(text(partly.container)).not.toMatch(/Mélység|Súly/);
    partly.unmount();
    renderProduct({ dimensions: { width: null, depth: null, height: null, weight: null } });
    expect(screen.queryByRole('heading', { name: 'Méret és súly' })).toBeNull();
  });

  it('names the length and the thickness of a textile that lies flat, and the depth and the height of anything else', () => {
    const flat = { width: 1400, depth: 2000, height: 12, weight: 4000 };
    const google = 'Home & Garden > Decor > Rugs';
    const rug = renderProduct({ dimensions: flat, category: { ...fakeProductDetail().category, merchant_identifiers: { google } } });
    expect(text(rug.container)).toContain('Szélesség140 cmHosszúság200 cmVastagság1,2 cm');
    rug.unmount();
    expect(text(renderProduct({ dimensions: flat }).container)).toContain('Szélesség140 cmMélység200 cmMagasság1,2 cm');
  });

  it('has no heading above the description of a product without description and features', () => {
    const described = renderProduct({ description: 'Kényelmes szék.', features: [] });
    expect(screen.getByRole('region', { name: 'A termékről' }).textContent).toBe('A termékrőlKényelmes szék.');
    described.unmount();
    renderProduct({ description: '', features: [] });
    expect(screen.queryByRole('heading', { name: 'A termékről' })).toBeNull();
  });

  it('shows no lowest price without a reduction', () => {
    const { container } = renderProduct();
    expect(text(container)).not.toContain('30 nap');
  });

  it('shows the delivery date in the page’s language, and none for a sold-out product', () => {
    const { container, unmount } = renderProduct();
    expect(text(container)).toContain('Várható érkezés: november 24–\u206026.');
    unmount();
    const english = renderProduct({}, { locale: 'en' });
    expect(text(english.container)).toMatch(/Estimated arrival: 24.?–.?26 November/);
    english.unmount();
    const soldOut = renderProduct({ stock_state: 'sold_out', quantity: 0, delivery: null });
    expect(text(soldOut.container)).not.toContain('Várható érkezés');
    expect(screen.queryByTestId('free-delivery')).toBeNull();
  });

  it('shows the manufacturer and the safety warnings', () => {
    renderProduct();
    const part = within(openPart('Termékbiztonság'));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Vackor Kft.', '9700 Szombathely, Zanati út 26., Magyarország', 'biztonsag@vackor.example']);
    expect(part.getByRole('link').getAttribute('href')).toBe('mailto:biztonsag@vackor.example');
    expect(part.queryByText('Felelős személy az Európai Unióban')).toBeNull();
    expect(within(part.getByRole('list', { name: 'Figyelmeztetések' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Nyílt lángtól tartsd távol.']);
  });

  it('shows the responsible person in the Union if the manufacturer is outside of it', () => {
    const party = { name: 'Loom Ltd.', address: 'Jaipur, India', email: 'safety@loom.example' };
    renderProduct({ maker: { manufacturer: party, responsible_person: { ...party, name: 'Fészek Kft.' } } });
    const part = within(openPart('Termékbiztonság'));
    expect(part.getByText('Felelős személy az Európai Unióban').parentElement?.textContent).toContain('Fészek Kft.');
  });

  it('omits product safety if nothing is known', () => {
    renderProduct({ maker: null, warnings: [] });
    expect(screen.queryByRole('region', { name: 'Termékbiztonság' })).toBeNull();
  });

  it('shows the material among the details, which are open, and the care', () => {
    const { container } = renderProduct();
    expect(container.querySelector('details[open]')?.textContent).toContain('Anyaggyapjú, tölgy');
    expect(within(openPart('Ápolás')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Porszívózd puha kefével.', 'A huzatot 30 fokon mosd.']);
  });

  it('shows care once: a line of the details only where there are no instructions', () => {
    const details = [{ label: 'Ápolás', value: 'porszívózható' }, { label: 'Ülésmagasság', value: '42 cm' }];
    const labels = () => within(openPart('Részletek')).getAllByRole('term').map(({ textContent }) => textContent);
    const { unmount } = renderProduct({ details });
    expect(labels()).not.toContain('Ápolás');
    expect(labels()).toContain('Ülésmagasság');
    unmount();
    renderProduct({ details, care: [] });
    expect(labels()).toContain('Ápolás');
  });

  it('omits material and care if they are unknown', () => {
    const { container } = renderProduct({ material: '', care: [] });
    expect(screen.queryByRole('region', { name: 'Ápolás' })).toBeNull();
    expect(text(container)).not.toContain('Anyag');
  });

  it('links the brand to its products', () => {
    const known = renderProduct({ brand: 'Vackor', brand_slug: 'vackor' });
    expect(screen.getByRole('link', { name: 'Vackor' }).getAttribute('href')).toBe('/hu/termekek?brand=vackor');
    known.unmount();
    renderProduct({ brand: 'Vackor', brand_slug: undefined });
    expect(screen.queryByRole('link', { name: 'Vackor' })).toBeNull();
  });

  it('draws its dimensions, and has them as text for screen readers', () => {
    const { container } = renderProduct();
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(['76 cm', '78 cm', '82 cm']);
    expect(container.querySelector('svg:has(text)')?.getAttribute('aria-hidden')).toBe('true');
    expect(within(screen.getByRole('region', { name: 'Méret és súly' })).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['78 cm', '82 cm', '76 cm', '18,5 kg']);
  });

  it('draws a flat product from above', () => {
    const { container } = renderProduct({ dimensions: { width: 1700, depth: 2400, height: 8, weight: null } });
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(['240 cm', '170 cm']);
  });

  it('shows related and similar products without sold-out ones', () => {
    const related = [fakeProduct({ id: 40, title: 'Zuzmó takaró' }), fakeProduct({ id: 41, title: 'Pihe párna', stock_state: 'sold_out' })];
    renderProduct({ related_products: related, similar_products: [fakeProduct({ id: 18, title: 'Fülemüle fotel' })] });
    const names = (region: string) => within(screen.getByRole('region', { name: region })).getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(names('Jól illik hozzá')).toEqual(['Zuzmó takaró']);
    expect(names('Hasonló termékek')).toEqual(['Fülemüle fotel']);
  });

  it('omits empty rows', () => {
    renderProduct({ related_products: [], similar_products: [] });
    expect(screen.queryByRole('region', { name: 'Jól illik hozzá' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Hasonló termékek' })).toBeNull();
  });

  it('links from a sold-out product to similar ones, if there are any', () => {
    const { unmount } = renderProduct({ stock_state: 'sold_out', quantity: 0 });
    const link = screen.getByRole('link', { name: 'Hasonló termékek' });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('Hasonló termékek');
    unmount();
    renderProduct({ stock_state: 'sold_out', quantity: 0, similar_products: [] });
    expect(screen.queryByRole('link', { name: 'Hasonló termékek' })).toBeNull();
  });
});
