/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { BusRequests } from '@feszek/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInShop } from '../../test/shop.tsx';
import { Heart } from './Heart.tsx';

afterEach(cleanup);

type Answer = BusRequests['favourites.toggle']['answer'];

/** A heart on a page whose favourites a test controls. */
function show() {
  const { shell } = renderInShop(<Heart productId={17} title="Rigó fotel" />);
  const notices: string[] = [];
  shell.on('notice.shown', ({ text }) => notices.push(text));
  const answers: PromiseWithResolvers<Answer>[] = [];
  const toggled = jest.fn((_: { productId: number }) => {
    const answer = Promise.withResolvers<Answer>();
    answers.push(answer);
    return answer.promise;
  });
  shell.answer('favourites.toggle', toggled);
  return { shell, notices, answers, toggled };
}

const heart = () => screen.getByRole('button', { name: 'Kedvenc: Rigó fotel' });
const isPressed = () => heart().getAttribute('aria-pressed');

describe('a heart', () => {
  it('is labelled with its product and its state, and follows the favourites of the page', () => {
    const { shell } = show();
    expect(isPressed()).toBe('false');
    act(() => shell.set('visitor.favourites', [4, 17]));
    expect(isPressed()).toBe('true');
    act(() => shell.set('visitor.favourites', [4]));
    expect(isPressed()).toBe('false');
  });

  it('keeps a click from before hydration', () => {
    show();
    expect(heart().hasAttribute('data-replay')).toBe(true);
  });

  it('fills immediately, before the response', async () => {
    const { toggled, answers, notices } = show();
    fireEvent.click(heart());
    expect(isPressed()).toBe('true');
    await waitFor(() => expect(toggled).toHaveBeenCalledWith({ productId: 17 }));
    await act(async () => answers[0]?.resolve({ ok: true, isFavourite: true }));
    expect(notices).toEqual([]);
  });

  it('is rolled back with a message if the change fails', async () => {
    const { answers, notices } = show();
    fireEvent.click(heart());
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.resolve({ ok: false, isFavourite: false, message: 'A lista megtelt.' }));
    expect(isPressed()).toBe('false');
    expect(notices).toEqual(['A lista megtelt.']);
  });

  it('has its own message if the favourites are unavailable', async () => {
    const { answers, notices } = show();
    fireEvent.click(heart());
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.reject(new Error('broken')));
    expect(isPressed()).toBe('false');
    expect(notices).toEqual(['Most nem sikerült módosítani a kedvenceidet. Kérjük, próbáld újra.']);
  });

  it('shows the last of several clicks, and reports an error once', async () => {
    const { answers, notices } = show();
    fireEvent.click(heart());
    fireEvent.click(heart());
    expect(isPressed()).toBe('false');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers.forEach(({ resolve }) => resolve({ ok: false, isFavourite: false, message: 'Nem ment.' })));
    expect(notices).toEqual(['Nem ment.']);
  });
});
