import { describe, expect, it, jest } from '@jest/globals';
import { BUS_VERSION, CONSENT_DENIED } from '@feszek/contract';
import type { CartSummary, ReportedError } from '@feszek/contract';
import { fakeSummary } from '@feszek/testing';
import { createBus } from './index.ts';
import type { BusLogEntry } from './index.ts';

const catalogParty = { slice: 'catalog', version: '1.4.0' } as const;
const cartParty = { slice: 'cart-checkout', version: '2.0.1' } as const;

function summaryOf(quantity: number): CartSummary {
  return { quantity, currency: 'HUF', summary: fakeSummary() };
}

function createPage() {
  const reports: ReportedError[] = [];
  const log: BusLogEntry[] = [];
  const hub = createBus({ channel: null, report: (error) => reports.push(error), log: (entry) => log.push(entry) });
  return { hub, reports, log, catalog: hub.for(catalogParty), cart: hub.for(cartParty) };
}

describe('a state topic', () => {
  it('has no value at first', () => {
    const { catalog } = createPage();
    expect(catalog.get('cart.summary')).toBeUndefined();
  });

  it('passes the last value to a late subscriber at once, and then every new one', () => {
    const { catalog, cart } = createPage();
    const seen: number[] = [];
    cart.set('cart.summary', summaryOf(1));
    cart.set('cart.summary', summaryOf(2));
    catalog.watch('cart.summary', ({ quantity }) => seen.push(quantity));
    cart.set('cart.summary', summaryOf(3));
    expect(seen).toEqual([2, 3]);
    expect(catalog.get('cart.summary')).toEqual(summaryOf(3));
  });

  it('ignores a value that equals the last one', () => {
    const { catalog, cart, log } = createPage();
    const listener = jest.fn();
    catalog.watch('visitor.favourites', listener);
    cart.set('visitor.favourites', [17, 4]);
    cart.set('visitor.favourites', [17, 4]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(log).toHaveLength(1);
  });

  it('accepts null as a value: a visitor who has not signed in', () => {
    const { catalog, cart } = createPage();
    const seen: unknown[] = [];
    cart.set('visitor.user', null);
    catalog.watch('visitor.user', (user) => seen.push(user));
    expect(seen).toEqual([null]);
  });

  it('stops when the subscriber unsubscribes', () => {
    const { catalog, cart } = createPage();
    const listener = jest.fn();
    const stop = catalog.watch('shop.currency', listener);
    stop();
    cart.set('shop.currency', 'EUR');
    expect(listener).not.toHaveBeenCalled();
  });

  it('leaves no subscriber with an older value when a subscriber sets it again', () => {
    const { hub, catalog } = createPage();
    const seen: string[] = [];
    catalog.watch('shop.currency', (currency) => {
      if (currency === 'EUR') catalog.set('shop.currency', 'USD');
    });
    hub.for(cartParty).watch('shop.currency', (currency) => seen.push(currency));
    catalog.set('shop.currency', 'EUR');
    expect(seen).toEqual(['USD']);
    expect(catalog.get('shop.currency')).toBe('USD');
  });

  it('has the value `denied` for consent from the start', () => {
    const { catalog } = createPage();
    const seen: unknown[] = [];
    catalog.watch('visitor.consent', (consent) => seen.push(consent));
    expect(seen).toEqual([CONSENT_DENIED]);
  });
});

describe('a moment', () => {
  it('reaches the present subscribers, and no later ones', () => {
    const { catalog, cart } = createPage();
    const early = jest.fn();
    const late = jest.fn();
    catalog.on('notice.shown', early);
    cart.emit('notice.shown', { kind: 'success', text: 'A kosárba tettük.' });
    catalog.on('notice.shown', late);
    expect(early).toHaveBeenCalledWith({ kind: 'success', text: 'A kosárba tettük.' });
    expect(late).not.toHaveBeenCalled();
  });

  it('is delivered again even if it is the same', () => {
    const { catalog, cart } = createPage();
    const listener = jest.fn();
    catalog.on('cart.panel-opened', listener);
    cart.emit('cart.panel-opened', {});
    cart.emit('cart.panel-opened', {});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is delivered to all before a moment that a listener emits', () => {
    const { hub, catalog } = createPage();
    const received: string[] = [];
    catalog.on('navigation.started', ({ href }) => {
      if (href === '/hu/kosar') catalog.emit('navigation.started', { href: '/hu/bejelentkezes' });
    });
    hub.for(cartParty).on('navigation.started', ({ href }) => received.push(href));
    catalog.emit('navigation.started', { href: '/hu/kosar' });
    expect(received).toEqual(['/hu/kosar', '/hu/bejelentkezes']);
  });
});

describe('a listener that throws', () => {
  it('is reported with its slice and version, and does not affect other listeners', () => {
    const { catalog, cart, reports } = createPage();
    const other = jest.fn();
    const error = new Error('broken');
    catalog.watch('shop.currency', () => {
      throw error;
    });
    cart.watch('shop.currency', other);
    cart.set('shop.currency', 'EUR');
    expect(other).toHaveBeenCalledWith('EUR');
    expect(reports).toEqual([{ ...catalogParty, topic: 'shop.currency', error }]);
  });

  it('receives later events', () => {
    const { catalog, cart, reports } = createPage();
    const seen: string[] = [];
    catalog.watch('shop.currency', (currency) => {
      if (currency === 'EUR') throw new Error('no euros');
      seen.push(currency);
    });
    cart.set('shop.currency', 'EUR');
    cart.set('shop.currency', 'USD');
    expect(seen).toEqual(['USD']);
    expect(reports).toHaveLength(1);
  });

  it('is passed to the listeners of error.reported', () => {
    const { catalog, cart } = createPage();
    const received: ReportedError[] = [];
    const error = new Error('broken');
    cart.on('error.reported', (report) => received.push(report));
    catalog.on('notice.shown', () => {
      throw error;
    });
    cart.emit('notice.shown', { kind: 'info', text: 'Szia!' });
    expect(received).toEqual([{ ...catalogParty, topic: 'notice.shown', error }]);
  });

  it('causes no endless reports when it listens to error.reported itself', () => {
    const { catalog, cart, reports } = createPage();
    const listener = jest.fn(() => {
      throw new Error('broken, too');
    });
    catalog.on('error.reported', listener);
    cart.emit('error.reported', { ...cartParty, error: new Error('first') });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reports.map(({ topic }) => topic)).toEqual([undefined, 'error.reported']);
  });

  it('causes no endless reports when it reports an error about a report', () => {
    const { catalog, cart, reports } = createPage();
    catalog.on('error.reported', (report) => catalog.emit('error.reported', report));
    cart.emit('error.reported', { ...cartParty, error: new Error('first') });
    expect(reports).toHaveLength(2);
  });

  it('is written to the console if the page has no handler of errors', () => {
    const toConsole = jest.spyOn(console, 'error').mockReturnValue();
    const bus = createBus({ channel: null }).for(catalogParty);
    const error = new Error('broken');
    bus.watch('visitor.consent', () => {
      throw error;
    });
    expect(toConsole).toHaveBeenCalledWith('catalog 1.4.0 failed on visitor.consent', error);
    toConsole.mockRestore();
  });
});

describe('a party that is released', () => {
  it('receives nothing any more, and the others still do', () => {
    const { catalog, cart } = createPage();
    const released = jest.fn();
    const other = jest.fn();
    catalog.watch('shop.currency', released);
    catalog.on('notice.shown', released);
    cart.watch('shop.currency', other);
    catalog.release();
    cart.set('shop.currency', 'EUR');
    cart.emit('notice.shown', { kind: 'info', text: 'Szia!' });
    expect(released).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('cannot subscribe or respond any more', async () => {
    const { catalog, cart } = createPage();
    const listener = jest.fn();
    catalog.release();
    catalog.watch('visitor.consent', listener);
    catalog.answer('navigation.go', async () => ({ ok: false }));
    cart.answer('navigation.go', async () => ({ ok: true }));
    expect(listener).not.toHaveBeenCalled();
    await expect(cart.ask('navigation.go', { href: '/hu' })).resolves.toEqual({ ok: true });
  });

  it('can still publish the result of the work that it had begun', () => {
    const { catalog, cart } = createPage();
    cart.release();
    cart.set('cart.summary', summaryOf(2));
    expect(catalog.get('cart.summary')).toEqual(summaryOf(2));
  });

  it('allows its next version to be the responder', async () => {
    const { hub, catalog } = createPage();
    const old = hub.for(cartParty);
    old.answer('cart.add-product', async () => ({ ok: false }));
    old.release();
    hub.for({ ...cartParty, version: '2.1.0' }).answer('cart.add-product', async () => ({ ok: true }));
    await expect(catalog.ask('cart.add-product', { productId: 17, quantity: 1 })).resolves.toEqual({ ok: true });
  });
});

describe('the bus', () => {
  it('has a version', () => {
    expect(createPage().catalog.version).toBe(BUS_VERSION);
  });

  it('refuses an unknown topic, which a slice of a newer release may use', () => {
    const { catalog } = createPage();
    expect(() => Reflect.apply(catalog.watch, catalog, ['shop.weather', () => undefined])).toThrow(RangeError);
    expect(() => Reflect.apply(catalog.set, catalog, ['notice.shown', {}])).toThrow('The bus has no state topic notice.shown');
  });

  it('logs every event with its party', async () => {
    const { catalog, cart, log } = createPage();
    cart.answer('favourites.toggle', async () => ({ ok: true, isFavourite: true }));
    cart.set('shop.vat-mode', 'gross');
    catalog.emit('navigation.started', { href: '/hu' });
    await catalog.ask('favourites.toggle', { productId: 17 });
    expect(log.map(({ event, topic, party }) => [event, topic, party?.slice])).toEqual([
      ['set', 'shop.vat-mode', 'cart-checkout'],
      ['emit', 'navigation.started', 'catalog'],
      ['ask', 'favourites.toggle', 'catalog'],
      ['answered', 'favourites.toggle', 'catalog'],
    ]);
  });

  it('delivers nothing once it is closed', () => {
    const { hub, catalog, cart } = createPage();
    const listener = jest.fn();
    catalog.watch('shop.currency', listener);
    hub.close();
    cart.set('shop.currency', 'EUR');
    expect(listener).not.toHaveBeenCalled();
  });
});
