import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle } from 'puppeteer-core';
import { bringIntoReach } from '../../src/harness/bringIntoReach.ts';
import { soon } from '../../src/harness/soon.ts';
import type { Role, Visit } from '../../src/harness/visit.ts';
import type { InteractionLog, Kind } from './InteractionLog.ts';

/** Times of a visitor in milliseconds: between two actions, how long a button or a key is held, and between two keys. */
const THINK_MS = 350;
const HOLD_MS = 70;
const KEY_MS = 90;
/** Steps in which the pointer moves to its target. */
const STEPS = 8;

/** A visitor's mouse or finger, and keyboard, at the speed of a person. Every action is recorded as one of its kind. */
export class Hand {
  readonly visit: Visit;
  readonly #log: InteractionLog;
  readonly #hasTouch: boolean;

  constructor(visit: Visit, log: InteractionLog, hasTouch: boolean) {
    this.visit = visit;
    this.#log = log;
    this.#hasTouch = hasTouch;
  }

  /** Presses the element with a role and a name. */
  async press(kind: Kind, role: Role, name: string, within?: string): Promise<void> {
    await this.#point(kind, await this.visit.find(role, name, within));
  }

  /** Presses the nth visible element of a selector, counted from 0, once it is there. */
  async pressOn(kind: Kind, selector: string, index = 0): Promise<void> {
    await this.#point(kind, await this.#visible(selector, index));
  }

  /** Moves the mouse to the first visible element of a selector. */
  async moveTo(kind: Kind, selector: string): Promise<void> {
    const { x, y } = await (await this.#visible(selector, 0)).clickablePoint();
    await this.#log.during(kind, () => this.visit.page.mouse.move(x, y, { steps: STEPS }));
  }

  /** Types a text into the field with the focus. */
  async type(kind: Kind, text: string): Promise<void> {
    await pause(THINK_MS);
    await this.#log.during(kind, async () => {
      for (const letter of text) {
        await this.visit.page.keyboard.type(letter, { delay: HOLD_MS });
        await pause(KEY_MS);
      }
    });
  }

  /** Presses a key. */
  async key(kind: Kind, key: 'Escape' | 'Enter' | 'ArrowRight' | 'ArrowLeft' | 'Backspace'): Promise<void> {
    await pause(THINK_MS);
    await this.#log.during(kind, () => this.visit.page.keyboard.press(key, { delay: HOLD_MS }));
  }

  /** Presses a field of a form, and types its value. */
  async fill(name: string, value: string): Promise<void> {
    await this.press('form', 'textbox', name);
    await this.type('typing in a form', value);
  }

  async #visible(selector: string, index: number): Promise<ElementHandle> {
    const { page } = this.visit;
    return soon(async () => {
      const all = await page.$$(selector);
      const areVisible = await Promise.all(all.map((element) => element.isVisible()));
      const visible = all.filter((_, place) => areVisible[place]);
      const target = visible[index];
      if (!target) throw new Error(`${selector} has ${visible.length} visible elements on ${page.url()}, so none at ${index}.`);
      return target;
    });
  }

  async #point(kind: Kind, element: ElementHandle): Promise<void> {
    await pause(THINK_MS);
    await bringIntoReach(element, true);
    const { x, y } = await element.clickablePoint();
    const { page } = this.visit;
    await this.#log.during(kind, async () => {
      if (this.#hasTouch) {
        const touch = await page.touchscreen.touchStart(x, y);
        await pause(HOLD_MS);
        await touch.end();
      } else {
        await page.mouse.move(x, y, { steps: STEPS });
        await page.mouse.click(x, y, { delay: HOLD_MS });
      }
    });
  }
}
