import { CONSENT_PURPOSES, consentChoiceOf } from '@feszek/contract';
import type { Bus, ConsentChoice } from '@feszek/contract';
import { decide } from './consentBar.ts';

/** The element around the form on the cookie page. The form comes from the content slice and works without scripts. */
const ELEMENT = 'feszek-consent';

/**
 * Defines the element: its boxes show the visitor's choice, and its form applies a choice without a new page.
 *
 * A custom element, because the form may be part of the document or be added by a slice later.
 *
 * @param saved - the text of the notice after a choice
 */
export function defineConsentForm(bus: Bus, saved: string): void {
  class ConsentForm extends HTMLElement {
    #unwatch: (() => void) | undefined;

    connectedCallback(): void {
      this.addEventListener('submit', this.#submit);
      this.#unwatch = bus.watch('visitor.consent', (consent) => this.#show(consent));
    }

    disconnectedCallback(): void {
      this.removeEventListener('submit', this.#submit);
      this.#unwatch?.();
    }

    #show(choice: ConsentChoice): void {
      for (const purpose of CONSENT_PURPOSES) {
        const box = this.querySelector<HTMLInputElement>(`input[name="${purpose}"]`);
        if (box) box.checked = choice[purpose];
      }
    }

    readonly #submit = (event: SubmitEvent): void => {
      const choice = event.target instanceof HTMLFormElement && consentChoiceOf(new FormData(event.target, event.submitter));
      if (!choice) return;
      event.preventDefault();
      decide(choice);
      bus.emit('notice.shown', { kind: 'success', text: saved });
    };
  }
  customElements.define(ELEMENT, ConsentForm);
}
