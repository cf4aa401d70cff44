/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus } from '@feszek/bus';
import { screen, waitFor } from '@testing-library/dom';
import { watchFirstUse } from '../firstUse.ts';
import { showNotices } from './showNotices.tsx';
import { startNotices } from './startNotices.ts';
import type { NoticeParts } from './startNotices.ts';

const texts = { notices: 'Értesítések', dismiss: 'Bezárás' };
const onError = jest.fn();
let bus: NoticeParts['bus'];
let load: jest.Mock<NoticeParts['load']>;

beforeEach(() => {
  bus = createBus({ channel: null }).for({ slice: 'shell', version: 'test' });
  onError.mockReset();
  const place = document.body.appendChild(document.createElement('div'));
  load = jest.fn<NoticeParts['load']>(async () => (waiting) => showNotices(bus, place, texts, waiting));
  startNotices({ bus, whenUsed: watchFirstUse(bus), load, onError });
});
afterEach(() => {
  document.body.replaceChildren();
});

const say = (text: string) => bus.emit('notice.shown', { kind: 'info', text });

describe('the region of the notices', () => {
  it('is loaded once, at the visitor’s first interaction', async () => {
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointermove'));
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Értesítések' })).toBeTruthy());
    say('egy');
    expect(await screen.findByText('egy')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows what was published before it was loaded, each notice once', async () => {
    say('egy');
    say('kettő');
    await waitFor(() => expect(screen.getAllByText(/egy|kettő/)).toHaveLength(2));
    say('három');
    await waitFor(() => expect(screen.getAllByText(/egy|kettő|három/)).toHaveLength(3));
  });

  it('that could not be loaded is requested again with the next notice, and then shows all of them', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    say('egy');
    await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('offline')));
    say('kettő');
    await waitFor(() => expect(screen.getAllByText(/egy|kettő/)).toHaveLength(2));
  });
});
