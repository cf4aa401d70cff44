/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { initSwitches } from './switches.ts';

const bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });

beforeAll(() => initSwitches(bus));

beforeEach(() => {
  const form = `<form method="post" action="/preferences" data-switches>
    <button name="currency" value="HUF" aria-pressed="true">Ft</button><button name="currency" value="EUR" aria-pressed="false">€</button>
    <button name="vat_mode" value="net" aria-pressed="true">nettó</button><button name="vat_mode" value="gross" aria-pressed="false">bruttó</button>
    <button name="currency" value="GBP" aria-pressed="false">£</button></form>`;
  document.body.innerHTML = form + form;
  bus.set('shop.currency', 'HUF');
  bus.set('shop.vat-mode', 'net');
});

function press(value: string): void {
  document.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
}

function pressed(name: string): string[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[name="${name}"][aria-pressed="true"]`)].map(({ value }) => value);
}

describe('the switch of the currency', () => {
  it('publishes on the bus, sets a cookie and marks the choice in every switch of the page', () => {
    press('EUR');
    expect(bus.get('shop.currency')).toBe('EUR');
    expect(document.cookie).toContain('currency_id=EUR');
    expect(pressed('currency')).toEqual(['EUR', 'EUR']);
    expect(pressed('vat_mode')).toEqual(['net', 'net']);
  });

  it('replaces the submission of the form', () => {
    const submitted = jest.fn<(event: Event) => void>();
    document.addEventListener('submit', submitted, { once: true });
    press('EUR');
    expect(submitted.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  });

  it('ignores an unknown value', () => {
    press('GBP');
    expect(bus.get('shop.currency')).toBe('HUF');
    expect(document.cookie).not.toContain('GBP');
  });
});

describe('the switch of the VAT mode', () => {
  it('publishes on the bus, updates the style sheets, and sets a cookie', () => {
    press('gross');
    expect(bus.get('shop.vat-mode')).toBe('gross');
    expect(document.documentElement.dataset['vatMode']).toBe('gross');
    expect(document.cookie).toContain('vat_mode=gross');
    expect(pressed('vat_mode')).toEqual(['gross', 'gross']);
  });
});

describe('another form', () => {
  it('is ignored', () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="other"><button name="currency" value="USD">$</button></form>');
    const other = document.querySelector('#other');
    other?.addEventListener('submit', (event) => event.preventDefault());
    other?.querySelector('button')?.click();
    expect(bus.get('shop.currency')).toBe('HUF');
  });
});
