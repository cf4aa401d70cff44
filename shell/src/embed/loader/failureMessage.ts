import type { Locale } from '@feszek/contract';
import { embedTexts } from '../../locales/embed/index.ts';

/** What a visitor reads in an element that cannot be shown. */
export function failureMessage(locale: Locale, shopUrl: string, retry: () => void): HTMLElement {
  const texts = embedTexts(locale);
  const message = document.createElement('div');
  message.className = 'embed-message';
  message.setAttribute('role', 'status');
  const text = Object.assign(document.createElement('p'), { textContent: texts.unavailable });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.retry });
  button.addEventListener('click', retry, { once: true });
  const link = Object.assign(document.createElement('a'), { href: `${shopUrl}/${locale}`, textContent: texts.toShop });
  message.append(text, button, link);
  return message;
}
