/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { followFrame } from './followFrame.ts';

/** Until the observer has reported. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const frame = () => document.body.getAttribute('data-frame');

beforeEach(() => {
  document.body.setAttribute('data-frame', 'checkout');
  document.body.innerHTML = '<div id="primary"><div><section data-frame="checkout"></section></div></div>';
  followFrame(document.querySelector('#primary') ?? document.body);
});

it('the body keeps the frame that the server wrote, also while the screen changes', async () => {
  document.querySelector('section')?.append(document.createElement('p'));
  await nextTask();
  expect(frame()).toBe('checkout');
});

it('the body gets the frame of another state of the screen, and of another screen', async () => {
  document.querySelector('section')?.setAttribute('data-frame', 'quote');
  await nextTask();
  expect(frame()).toBe('quote');
  document.querySelector('#primary')?.replaceChildren(document.createElement('section'));
  await nextTask();
  expect(frame()).toBeNull();
});
