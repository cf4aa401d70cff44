/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createHost, mountFragment } from '../../test/browser.ts';
import { createSlice, requestFor } from '../../test/slice.tsx';
import { createRemote, defineScreen, found, useAfterPaint } from '../index.ts';
import { renderView } from '../server/renderView.tsx';

/** What was committed to the document, in order. */
let committed: string[] = [];

function Steps({ data: subject }: { readonly data: string }) {
  const isPainted = useAfterPaint(subject);
  return <p ref={(element) => { if (element) committed.push(element.textContent ?? ''); }}>{subject}{isPainted && ' and the rest'}</p>;
}

const steps = defineScreen<string>({ load: ({ search }) => Promise.resolve(found(search.get('q') ?? 'first')), head: () => ({ title: '' }), Component: Steps });
const slice = createSlice({ fragments: { steps: { kind: 'public', mode: 'hydrate', load: () => Promise.resolve({ screen: steps }) } } });
const host = createHost('http://api.test');
const whole = (subject: string) => `${subject} and the rest`;

beforeEach(() => {
  committed = [];
});
afterEach(() => {
  document.body.replaceChildren();
});

/** A page with the HTML of the server. */
async function fromServer(): Promise<HTMLElement> {
  const { messages } = await slice.messages.hu();
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset['html'] = 'steps';
  element.innerHTML = renderView({ request: requestFor('steps'), data: 'first', screen: steps, messages, identifierPrefix: 'content-steps-' }).html;
  return element;
}

describe('a view that is rendered in two steps', () => {
  it('has its rest after its first part is painted', async () => {
    const { element } = await mountFragment(createRemote(slice), host, requestFor('steps'));
    await waitFor(() => expect(element.textContent).toBe(whole('first')));
    expect(committed).toEqual(['first', whole('first')]);
  });

  it('begins again for the next one, not for the same', async () => {
    const remote = createRemote(slice);
    const { element, views } = await mountFragment(remote, host, requestFor('steps'));
    await waitFor(() => expect(element.textContent).toBe(whole('first')));
    committed = [];
    views.show(await remote.prepare(requestFor('steps'), host));
    views.show(await remote.prepare(requestFor('steps', { search: '?q=second' }), host));
    await waitFor(() => expect(element.textContent).toBe(whole('second')));
    expect(committed).toEqual([whole('first'), 'second', whole('second')]);
  });

  it('is complete in the HTML of the server, and stays so when it is hydrated', async () => {
    const element = await fromServer();
    expect(element.textContent).toBe(whole('first'));
    const remote = createRemote(slice);
    const { views } = await mountFragment(remote, host, requestFor('steps'), { element, inlined: { data: 'first' } });
    await waitFor(() => expect(committed).toEqual([whole('first')]));
    views.show(await remote.prepare(requestFor('steps', { search: '?q=second' }), host));
    await waitFor(() => expect(element.textContent).toBe(whole('second')));
    expect(committed).toEqual([whole('first'), 'second', whole('second')]);
  });

  it('is complete at once where the page is restored at a scroll position', async () => {
    const remote = createRemote(slice);
    const { element, views } = await mountFragment(remote, host, requestFor('steps'));
    await waitFor(() => expect(element.textContent).toBe(whole('first')));
    committed = [];
    views.show({ ...(await remote.prepare(requestFor('steps', { search: '?q=second' }), host)), isInOneStep: true });
    await waitFor(() => expect(element.textContent).toBe(whole('second')));
    expect(committed).toEqual([whole('second')]);
  });
});
