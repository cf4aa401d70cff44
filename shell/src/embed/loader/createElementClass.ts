import type { ElementFailure, ElementState } from '@feszek/embed';
import { EmbedAnswerError } from '../EmbedAnswerError.ts';
import type { EmbedConfig, EmbedElement, EmbedPart } from '../../markup/EmbedPart.ts';
import { addStyles } from '../addStyles.ts';
import { EmbedFrame } from './EmbedFrame.ts';
import { failureMessage } from './failureMessage.ts';
import { fetchPart } from './fetchPart.ts';
import { loadRuntime } from './loadRuntime.ts';
import { CHOICES, localeOf, partAddress } from './partAddress.ts';

const REPLAYED = '[data-replay]';

/** Repeats the presses of buttons that were made before the part reacted. */
function repeatPresses(pressed: readonly number[], element: HTMLElement): void {
  const buttons = element.querySelectorAll<HTMLElement>(REPLAYED);
  for (const index of pressed) buttons[index]?.click();
}

/** The class of an element of other pages: `<feszek-part>`, or the one of a part. */
export function createElementClass(config: EmbedConfig, rule: EmbedElement): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['name', 'params', ...rule.params, ...CHOICES.keys()];
    #frame: EmbedFrame | undefined;
    #run: AbortController | undefined;
    #unmount: (() => void) | undefined;
    #isScheduled = false;

    connectedCallback(): void {
      this.#schedule();
    }

    disconnectedCallback(): void {
      // An element that only moves is connected again in the same task.
      queueMicrotask(() => { if (!this.isConnected) this.#stop(); });
    }

    attributeChangedCallback(_: string, before: string | null, after: string | null): void {
      if (before !== after && this.#run) this.#schedule();
    }

    /** Several changes at once are shown once. */
    #schedule(): void {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.isConnected) void this.#show();
      });
    }

    #stop(): void {
      this.#run?.abort();
      this.#run = undefined;
      this.#unmount?.();
      this.#unmount = undefined;
    }

    async #show(): Promise<void> {
      this.#stop();
      const run = new AbortController();
      this.#run = run;
      let part: EmbedPart | undefined;
      try {
        this.#setState('loading');
        const address = partAddress(this, rule, config);
        if (address === undefined) throw new EmbedAnswerError(400, 'The element has no name of a part, such as catalog/products.');
        part = await fetchPart(address, run.signal);
        await this.#showPart(part, run.signal);
      } catch (error) {
        if (run.signal.aborted) return;
        const status = error instanceof EmbedAnswerError ? error.status : undefined;
        this.#report({ slice: part?.slice, version: part?.version, phase: part ? 'load' : 'fragment', ...(status !== undefined && { status }), error });
        this.#showFailure(status);
      }
    }

    async #showPart(part: EmbedPart, signal: AbortSignal): Promise<void> {
      const frame = (this.#frame ??= new EmbedFrame(this));
      frame.describe(part.request.locale, this.getAttribute('theme'));
      await addStyles(frame.tree, part.styles);
      if (signal.aborted) return;
      frame.showHtml(part);
      this.#setState(frame.isEmpty ? 'loading' : 'html');
      if (part.mode === 'static') return this.#setState(frame.isEmpty ? 'empty' : 'ready');
      const pressed: number[] = [];
      const notePress = ({ target }: Event) => {
        const index = target instanceof Element ? [...frame.tree.querySelectorAll(REPLAYED)].indexOf(target.closest(REPLAYED) ?? target) : -1;
        if (index >= 0) pressed.push(index);
      };
      frame.tree.addEventListener('click', notePress, { signal });
      const element = Object.assign(document.createElement('div'), { hidden: true });
      frame.tree.append(element);
      const runtime = await loadRuntime(config);
      const outcome = await runtime.mount({ part, tree: frame.tree, element, onError: (failure) => this.#report(failure) });
      frame.tree.removeEventListener('click', notePress);
      if (outcome.kind !== 'mounted') element.remove();
      if (signal.aborted) return outcome.kind === 'mounted' ? outcome.unmount() : undefined;
      if (outcome.kind === 'failed') {
        this.#report(outcome.failure);
        return this.#showFailure(undefined);
      }
      if (outcome.kind === 'nothing') return this.#setState(frame.isEmpty ? 'empty' : 'html');
      this.#unmount = outcome.unmount;
      frame.show(element);
      repeatPresses(pressed, element);
      this.#setState(element.childElementCount > 0 ? 'ready' : 'empty');
    }

    /** HTML that is shown already stays: it can be read, and its links work. A part without content is not a fault of the shop. */
    #showFailure(status: number | undefined): void {
      const frame = (this.#frame ??= new EmbedFrame(this));
      if (status === 404) return this.#setState('empty');
      if (!frame.isEmpty && this.getAttribute('state') === 'html') return;
      const locale = localeOf(this);
      frame.describe(locale, this.getAttribute('theme'));
      void addStyles(frame.tree, config.styles);
      frame.show(failureMessage(locale, config.shopUrl, () => void this.#show()));
      this.#setState('error');
    }

    #setState(state: ElementState): void {
      this.setAttribute('state', state);
      this.setAttribute('aria-busy', String(state === 'loading'));
    }

    /** For the developer of the page; a visitor reads a message in the element. */
    #report(failure: ElementFailure): void {
      const { slice = 'shop', version = 'unknown', phase, error } = failure;
      console.error(`[${slice}@${version}] ${phase}`, error);
      this.dispatchEvent(new CustomEvent('feszek-error', { bubbles: true, composed: true, detail: failure }));
    }
  };
}
