/** @jest-environment jsdom */
import { ApiError } from '@feszek/api-client';
import type { Init, Locale } from '@feszek/contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BotCheck, useBotCheck } from '../index.ts';
import { RENEW_MS, TOKEN_WAIT_MS } from './BotCheckWidget.ts';
import { SCRIPT_MS } from './turnstile.ts';
import type { Turnstile, TurnstileOptions } from './turnstile.ts';

const ENABLED: Pick<Init, 'extensions'> = { extensions: [{ name: 'turnstile', is_enabled: true, key: '0x4AAA', url: 'https://challenges.test' }] };
const REQUIRED = new ApiError({ status: 422, code: 'bot_check_required', message: 'Please complete the check.', params: {}, fields: [] });

let widgets: TurnstileOptions[] = [];
let calls: string[] = [];
let sent: string[] = [];
let answers: (() => Promise<unknown>)[] = [];

const turnstile: Turnstile = {
  render(_container, options) {
    widgets.push(options);
    return `widget-${widgets.length}`;
  },
  reset: (id) => void calls.push(`reset ${id}`),
  remove: (id) => void calls.push(`remove ${id}`),
};

interface TestFormProps {
  readonly init?: () => Promise<Pick<Init, 'extensions'>>;
  readonly locale?: Locale;
  readonly isOnDemand?: boolean;
}

function TestForm({ init = async () => ENABLED, locale = 'en', isOnDemand = false }: TestFormProps) {
  const api = () => ({ get: async () => JSON.parse(JSON.stringify(await init())) });
  const check = useBotCheck({ action: 'registration', locale, api, isOnDemand });
  const submit = () => check.send(async (token) => {
    sent.push(token);
    await answers.shift()?.();
  }).catch(() => sent.push('refused'));
  return (
    <form onSubmit={(event) => { event.preventDefault(); void submit(); }}>
      <input aria-label="Email" />
      <BotCheck check={check} />
      <button type="submit">Send</button>
    </form>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  [widgets, calls, sent, answers] = [[], [], [], []];
});
afterEach(async () => {
  cleanup();
  delete window.turnstile;
  // A script that still loads belongs to the whole page: it fails, so that the next test loads its own.
  script()?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

const script = () => document.head.querySelector('script');
const status = () => screen.queryByRole('status')?.textContent ?? '';
const begin = () => act(async () => screen.getByRole('textbox').focus());
const send = () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Send' })));
const pass = (token: string) => act(async () => widgets.at(-1)?.callback(token));
const later = (ms: number) => act(async () => { await jest.advanceTimersByTimeAsync(ms); });
const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
async function loadScript(): Promise<void> {
  window.turnstile = turnstile;
  await act(async () => script()?.dispatchEvent(new Event('load')));
}
async function open(props: TestFormProps = {}): Promise<void> {
  render(<TestForm {...props} />);
  await begin();
  await loadScript();
}

describe('the script of the bot check', () => {
  it('is loaded when the visitor begins the form, once, and not before', async () => {
    render(<TestForm />);
    await later(1000);
    expect(script()).toBeNull();
    await begin();
    await begin();
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(script()?.src).toBe('https://challenges.test/turnstile/v0/api.js?render=explicit');
  });

  it('is loaded at once in a form that the visitor began before hydration', async () => {
    const markup = render(<TestForm />).container.innerHTML;
    cleanup();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup;
    screen.getByRole('textbox').focus();
    const root = await act(async () => hydrateRoot(container, <TestForm />));
    const isLoaded = script() !== null;
    await act(async () => root.unmount());
    container.remove();
    expect(isLoaded).toBe(true);
  });

  it('is never loaded in a shop without a bot check, and nothing is shown', async () => {
    render(<TestForm init={async () => ({ extensions: [] })} />);
    await begin();
    expect([script(), screen.queryByRole('status')]).toEqual([null, null]);
    await send();
    expect(sent).toEqual(['']);
  });

  it('that does not load is named, and loads with another attempt', async () => {
    render(<TestForm />);
    await begin();
    await act(async () => script()?.dispatchEvent(new Event('error')));
    expect(status()).toMatch(/^Failed to load Turnstile\./);
    await retry();
    await loadScript();
    await pass('token-1');
    await send();
    expect(sent).toEqual(['token-1']);
  });

  it('that takes too long counts as not loaded', async () => {
    render(<TestForm locale="hu" />);
    await begin();
    await later(SCRIPT_MS);
    expect(status()).toMatch(/^Nem sikerült betölteni a Turnstile-t\./);
  });

  it('is not loaded while the shop does not answer, which another attempt repairs', async () => {
    let isDown = true;
    render(<TestForm init={async () => { if (isDown) throw new Error('down'); return ENABLED; }} />);
    await begin();
    expect([script(), status()]).toEqual([null, expect.stringContaining('Failed to load Turnstile.')]);
    isDown = false;
    await retry();
    expect(script()).not.toBeNull();
  });
});

describe('the widget', () => {
  it('has the form’s action, the shop’s key and language, and follows the colour scheme', async () => {
    await open({ locale: 'hu' });
    expect(widgets).toMatchObject([{ sitekey: '0x4AAA', action: 'registration', language: 'hu', theme: 'auto', 'response-field': false }]);
  });

  it('gives the form a token, which is sent once', async () => {
    await open();
    await pass('token-1');
    expect(status()).toBe('The check is done.');
    await send();
    expect([sent, calls]).toEqual([['token-1'], ['reset widget-1']]);
    await pass('token-2');
    await send();
    expect(sent).toEqual(['token-1', 'token-2']);
  });

  it('makes a submission wait for its token', async () => {
    await open();
    await send();
    expect(sent).toEqual([]);
    await pass('token-1');
    expect(sent).toEqual(['token-1']);
  });

  it('does not make a submission wait for longer than ten seconds', async () => {
    await open();
    await send();
    await later(TOKEN_WAIT_MS);
    expect(sent).toEqual(['']);
  });

  it('renews its token after 295 seconds', async () => {
    await open();
    await pass('token-1');
    await later(RENEW_MS - 1);
    expect(calls).toEqual([]);
    await later(1);
    expect(calls).toEqual(['reset widget-1']);
    await pass('token-2');
    await send();
    expect(sent).toEqual(['token-2']);
  });

  it('renews an expired token (expired-callback)', async () => {
    await open();
    await pass('token-1');
    await act(async () => widgets[0]?.['expired-callback']());
    expect(calls).toEqual(['reset widget-1']);
  });

  it('shows what to do with the keyboard while it needs the visitor, and a submission does not wait then', async () => {
    await open();
    await act(async () => widgets[0]?.['before-interactive-callback']());
    expect(status()).toMatch(/press Tab to reach it/);
    await send();
    expect(sent).toEqual(['']);
    await act(async () => widgets[0]?.['after-interactive-callback']());
    expect(status()).toMatch(/Checking/);
  });

  it('offers another attempt after an error, which it handles (error-callback)', async () => {
    await open();
    await act(async () => expect(widgets[0]?.['error-callback']('300030')).toBe(true));
    expect(status()).toMatch(/wasn’t successful/);
    await retry();
    expect(calls).toEqual(['reset widget-1']);
  });

  it('offers another attempt when the visitor was too slow (timeout-callback)', async () => {
    await open();
    await act(async () => widgets[0]?.['timeout-callback']());
    expect(status()).toMatch(/run out of time/);
    await retry();
    expect(calls).toEqual(['reset widget-1']);
  });

  it('shows that the browser is not supported (unsupported-callback), and the form can still be sent', async () => {
    await open();
    await act(async () => widgets[0]?.['unsupported-callback']());
    expect(status()).toMatch(/browser can’t run the check/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await send();
    expect(sent).toEqual(['']);
  });

  it('drops its token after an error', async () => {
    await open();
    await pass('token-1');
    await act(async () => void widgets[0]?.['error-callback']('300030'));
    await send();
    expect(sent).toEqual(['']);
  });

  it('is removed with the form', async () => {
    await open();
    await pass('token-1');
    cleanup();
    await later(RENEW_MS);
    expect(calls).toEqual(['remove widget-1']);
  });
});

describe('a bot check on demand', () => {
  it('starts once the API requires it, and sends the form again with the token', async () => {
    answers = [async () => { throw REQUIRED; }];
    await open({ isOnDemand: true });
    expect(script()).toBeNull();
    await send();
    expect(sent).toEqual(['']);
    await loadScript();
    await pass('token-1');
    expect(sent).toEqual(['', 'token-1']);
  });

  it('stays for later submissions', async () => {
    answers = [async () => { throw REQUIRED; }];
    await open({ isOnDemand: true });
    await send();
    await loadScript();
    await pass('token-1');
    await pass('token-2');
    await send();
    expect(sent).toEqual(['', 'token-1', 'token-2']);
  });

  it('leaves the refusal to the form if there is no token', async () => {
    answers = [async () => { throw REQUIRED; }];
    await open({ isOnDemand: true });
    await send();
    await loadScript();
    await act(async () => widgets[0]?.['before-interactive-callback']());
    expect(sent).toEqual(['', 'refused']);
  });
});
