import { botCheckOf } from '@feszek/contract';
import type { BotCheckAction, BotCheckExtension, Init, Locale } from '@feszek/contract';
import { loadTurnstile } from './turnstile.ts';
import type { Turnstile } from './turnstile.ts';

/**
 * `idle` before the form is begun; `asking` until the shop has answered whether it has a bot check, `off` if it has none;
 * `running` while the script loads or the check runs; `interactive` while the visitor must do something; `passed` with a
 * token. The others are faults.
 */
export type BotCheckState = 'idle' | 'asking' | 'off' | 'running' | 'interactive' | 'passed' | 'not_loaded' | 'failed' | 'timed_out' | 'unsupported';

export interface BotCheckOptions {
  readonly action: BotCheckAction;
  readonly locale: Locale;
  /** Reads the init response, which lists the bot check if it is enabled. */
  readonly loadInit: () => Promise<Pick<Init, 'extensions'>>;
}

/** A token is renewed at this age, in milliseconds. Source: specification, chapter 9. The service accepts it for 300 s. */
export const RENEW_MS = 295_000;
/** How long a submission waits for a token, in milliseconds. */
export const TOKEN_WAIT_MS = 10_000;
/** The width that a flexible widget needs, in pixels. */
const FLEXIBLE_PX = 300;

/** The bot check of one form: loads the script when the form is begun, and keeps a fresh token. */
export class BotCheckWidget {
  readonly #options: BotCheckOptions;
  readonly #listeners = new Set<() => void>();
  #state: BotCheckState = 'idle';
  #container: HTMLElement | undefined;
  #rendered: { readonly turnstile: Turnstile; readonly id: string } | undefined;
  #token = '';
  #timer: number | undefined;

  constructor(options: BotCheckOptions) {
    this.#options = options;
  }

  readonly state = (): BotCheckState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Uses an element of the page for the widget. Returns the function that removes the widget. */
  attach(container: HTMLElement): () => void {
    this.#container = container;
    return () => {
      window.clearTimeout(this.#timer);
      if (this.#rendered) this.#rendered.turnstile.remove(this.#rendered.id);
      this.#rendered = undefined;
      this.#container = undefined;
      this.#token = '';
      this.#set('idle');
    };
  }

  /** Starts the check once, when the visitor begins the form. */
  readonly start = (): void => {
    if (this.#state === 'idle') void this.#load();
  };

  /** Starts the check again after a fault. */
  readonly retry = (): void => {
    if (this.#rendered) this.renew();
    else if (!this.#isBusy()) void this.#load();
  };

  /** Requests a new token: each is valid for one submission. */
  renew(): void {
    if (!this.#rendered) return;
    this.#forget();
    this.#set('running');
    this.#rendered.turnstile.reset(this.#rendered.id);
  }

  /** The token; waits for a check that runs without the visitor. Empty if there is none, which the API then decides on. */
  async token(): Promise<string> {
    this.start();
    if (this.#isBusy()) await this.#settled();
    return this.#token;
  }

  async #load(): Promise<void> {
    const container = this.#container;
    if (!container) return;
    this.#set('asking');
    try {
      const extension = botCheckOf(await this.#options.loadInit());
      if (this.#container !== container) return;
      this.#set(extension ? 'running' : 'off');
      if (!extension) return;
      const turnstile = await loadTurnstile(extension.origin);
      if (this.#container === container && !this.#rendered) this.#render(turnstile, extension, container);
    } catch {
      if (this.#container === container) this.#set('not_loaded');
    }
  }

  #render(turnstile: Turnstile, { siteKey }: BotCheckExtension, container: HTMLElement): void {
    const { action, locale } = this.#options;
    const id = turnstile.render(container, {
      sitekey: siteKey,
      action,
      language: locale,
      theme: 'auto',
      size: container.clientWidth < FLEXIBLE_PX ? 'compact' : 'flexible',
      'response-field': false,
      'refresh-expired': 'never',
      'refresh-timeout': 'never',
      callback: (token) => this.#pass(token),
      'error-callback': () => {
        this.#fail('failed');
        return true;
      },
      'expired-callback': () => this.renew(),
      'timeout-callback': () => this.#fail('timed_out'),
      'unsupported-callback': () => this.#fail('unsupported'),
      'before-interactive-callback': () => this.#set('interactive'),
      'after-interactive-callback': () => this.#set('running'),
    });
    if (id) this.#rendered = { turnstile, id };
    else this.#fail('failed');
  }

  #pass(token: string): void {
    this.#forget();
    this.#token = token;
    this.#timer = window.setTimeout(() => this.renew(), RENEW_MS);
    this.#set('passed');
  }

  #fail(state: 'failed' | 'timed_out' | 'unsupported'): void {
    this.#forget();
    this.#set(state);
  }

  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#token = '';
  }

  #isBusy(): boolean {
    return this.#state === 'asking' || this.#state === 'running';
  }

  #settled(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = window.setTimeout(resolve, TOKEN_WAIT_MS);
    const stop = this.subscribe(() => {
      if (!this.#isBusy()) resolve();
    });
    return promise.finally(() => {
      window.clearTimeout(timer);
      stop();
    });
  }

  #set(state: BotCheckState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
