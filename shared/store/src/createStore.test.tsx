/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createStore, useStore } from './index.ts';
import type { Store } from './index.ts';

afterEach(cleanup);

function Count({ store }: { readonly store: Store<number> }) {
  return <output>{useStore(store)}</output>;
}

describe('createStore', () => {
  it('notifies its listeners of every change, and not of the same value again', () => {
    const store = createStore(0);
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(1);
    store.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
    expect([store.state, store.initialState]).toEqual([2, 0]);
  });
});

describe('useStore', () => {
  it('shows every change of the store', () => {
    const store = createStore(0);
    const { container } = render(<Count store={store} />);
    act(() => store.set(3));
    expect(container.textContent).toBe('3');
  });

  it('hydrates the initial state and then shows the current one', async () => {
    const store = createStore(0);
    const container = document.createElement('div');
    container.innerHTML = '<output>0</output>';
    store.set(5);
    const onRecoverableError = jest.fn();
    expect(container.textContent).toBe('0');
    const root = await act(async () => hydrateRoot(container, <Count store={store} />, { onRecoverableError }));
    expect(container.textContent).toBe('5');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
