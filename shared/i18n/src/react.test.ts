/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@feszek/contract';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BASKET_HTML, basketIn } from '../test/basket.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe('the React binding in the browser', () => {
  it.each(LOCALES)('hydrates what the server wrote in %s without a difference', async (locale) => {
    const container = document.createElement('div');
    container.innerHTML = BASKET_HTML[locale];
    const served = container.innerHTML;
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(container, basketIn(locale), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(served);
    act(() => root.unmount());
  });
});
