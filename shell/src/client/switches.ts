import { COOKIES, isCurrency, isVatMode } from '@feszek/contract';
import type { Bus } from '@feszek/contract';
import { writeCookie } from './cookies.ts';

function mark(name: string, value: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-switches] button[name="${name}"]`)) {
    button.setAttribute('aria-pressed', String(button.value === value));
  }
}

/** Applies a choice of currency or VAT mode at once, without submitting the form. The bus notifies the slices. */
export function initSwitches(bus: Bus): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-switches]') || !(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    event.preventDefault();
    if (name === 'currency' && isCurrency(value)) {
      writeCookie(COOKIES.currency, value);
      bus.set('shop.currency', value);
    }
    if (name === 'vat_mode' && isVatMode(value)) {
      writeCookie(COOKIES.vatMode, value);
      document.documentElement.dataset['vatMode'] = value;
      bus.set('shop.vat-mode', value);
    }
    mark(name, value);
  });
}
