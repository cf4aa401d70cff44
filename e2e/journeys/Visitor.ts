import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page, SerializedAXNode } from 'puppeteer-core';

/** How long a visitor waits for an effect, between two looks, and before they press something again, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;
const REPEAT_MS = 10_000;

/** More tab stops than any page has. */
const STOPS = 400;

/** A text, or what a text contains. */
export type Text = string | RegExp;

/** What a visitor finds on a page: the role and the name of an element. */
export type Target = readonly [role: string, name: Text];

function* nodesBelow(node: SerializedAXNode): Generator<SerializedAXNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesBelow(child);
}

/** A visitor of a shop, who knows its address, and finds everything on a page by its role and its name. */
export class Visitor {
  readonly #page: Page;
  readonly #shop: string;

  constructor(page: Page, shop: string) {
    this.#page = page;
    this.#shop = shop;
  }

  /** Opens a path of the shop. */
  async open(path: string): Promise<void> {
    const response = await this.#page.goto(new URL(path, this.#shop).href, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS });
    if (!response?.ok()) throw new Error(`${path} was answered with the status ${response?.status()}`);
  }

  /** The path that the address bar shows. */
  get path(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Repeats a look at the page until it finds something. The page may replace an element during the look. */
  async #soon<Found>(what: string, look: () => Promise<Found | undefined>, patienceMs = PATIENCE_MS): Promise<Found> {
    let fault: unknown;
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(LOOK_MS)) {
      try {
        const found = await look();
        if (found !== undefined) return found;
      } catch (error) {
        fault = error;
      }
    }
    throw new Error(`${what} on ${this.#page.url()}`, { cause: fault });
  }

  /** All nodes that assistive technology sees. */
  async #nodes(): Promise<SerializedAXNode[]> {
    // The browser computes no names for a tab in the background.
    await this.#page.bringToFront();
    const tree = await this.#page.accessibility.snapshot();
    return tree ? [...nodesBelow(tree)] : [];
  }

  /** Finds an element in what assistive technology sees: nothing behind an open dialog is in it. */
  async #look([role, name]: Target): Promise<ElementHandle | undefined> {
    const isNamed = (shown = '') => (typeof name === 'string' ? shown.trim() === name : name.test(shown));
    const node = (await this.#nodes()).find((each) => each.role === role && isNamed(each.name));
    return (await node?.elementHandle()) ?? undefined;
  }

  /** Waits for an element. */
  find(...target: Target): Promise<ElementHandle> {
    return this.#soon(`There is no ${target[0]} "${target[1]}"`, () => this.#look(target));
  }

  /** Waits until an element is no longer there. */
  async missing(...target: Target): Promise<void> {
    await this.#soon(`There is still a ${target[0]} "${target[1]}"`, async () => ((await this.#look(target)) ? undefined : true));
  }

  /** Waits for an element, and returns the first group of a pattern in its name. */
  read(role: string, name: RegExp): Promise<string> {
    return this.#soon(`There is no ${role} "${name}"`, async () => {
      for (const node of await this.#nodes()) {
        const found = node.role === role ? name.exec(node.name ?? '')?.[1] : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    });
  }

  /** Waits until the page shows a text. */
  async see(text: Text): Promise<void> {
    await this.#soon(`There is no text "${text}"`, async () => {
      const shown = await this.#page.$eval('body', (body) => body.innerText);
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) || undefined;
    });
  }

  /** Clicks an element as soon as a click on its middle would hit it. */
  async press(...target: Target): Promise<void> {
    await this.#soon(`${target[0]} "${target[1]}" cannot be pressed`, async () => {
      const element = await this.#look(target);
      if (!element) return undefined;
      const canBeHit = await element.evaluate((node) => {
        node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = node.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return node.contains(hit) || (hit?.closest('label')?.contains(node) ?? false);
      });
      if (!canBeHit) return undefined;
      await element.click();
      return true;
    });
  }

  /** Does something until it has an effect: a page that has just been opened may not react yet. */
  async repeat(act: () => Promise<void>, effect: () => Promise<unknown>): Promise<void> {
    await this.#soon('An action has no effect', async () => {
      await act();
      return this.#soon('There is no effect', async () => (await effect(), true), REPEAT_MS);
    });
  }

  /** Presses a key. */
  async key(name: 'Tab' | 'Enter' | 'Space'): Promise<void> {
    await this.#page.keyboard.press(name);
  }

  /** Moves the focus with the Tab key until it is on an element, and presses a key there. */
  async pressByKeyboard(key: 'Enter' | 'Space', ...target: Target): Promise<void> {
    const isReached = async () => (await this.#look(target))?.evaluate((element) => element === document.activeElement);
    await this.find(...target);
    for (let stop = 0; stop < STOPS; stop += 1) {
      await this.key('Tab');
      if (await isReached()) return this.key(key);
    }
    throw new Error(`Tab does not reach the ${target[0]} "${target[1]}" on ${this.#page.url()}`);
  }

  /** Chooses a radio button or a checkbox. */
  async choose(...target: Target): Promise<void> {
    await (await this.find(...target)).focus();
    await this.key('Space');
  }

  /** Replaces the value of a field. */
  async fill(value: string, ...target: Target): Promise<void> {
    const field = await this.find(...target);
    await field.focus();
    await field.evaluate((element) => {
      if (element instanceof HTMLInputElement) element.select();
    });
    await this.#page.keyboard.type(value);
  }

  /** Waits until a field has a value. */
  async expectValue(value: string, ...target: Target): Promise<void> {
    await this.#soon(`${target[0]} "${target[1]}" does not have the value "${value}"`, async () => {
      const shown = await (await this.#look(target))?.evaluate((field) => (field instanceof HTMLInputElement ? field.value : ''));
      return shown === value || undefined;
    });
  }

  /** Fails if the page can be scrolled sideways. */
  async expectFittingWidth(): Promise<void> {
    const beyond = await this.#page.$eval('html', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (beyond > 0) throw new Error(`${this.#page.url()} is ${beyond} pixels wider than the window`);
  }

  /** Closes the profile. */
  leave(): Promise<void> {
    return this.#page.browserContext().close();
  }
}
