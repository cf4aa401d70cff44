import type { Page } from 'puppeteer-core';
import { soon } from './soon.ts';

/** The page as assistive technology reads it. */
export interface ScreenReader {
  /**
   * The element with the focus.
   *
   * @returns its role, its name, and the states it has, as in `SerializedAXNode` of Puppeteer: states that it does not have are `undefined`
   */
  focus(): Promise<Readonly<Record<string, unknown>>>;
  /** The texts of live regions since the last call, in their order. */
  announced(): Promise<readonly string[]>;
  /** Waits until a live region has a text, and discards the announcements until then. */
  announces(text: string | RegExp): Promise<void>;
}

const readable = (text: string) => text.replaceAll('\u00A0', ' ');

/** Records the live regions of every document that the tab opens from now on. */
export async function screenReaderOf(page: Page): Promise<ScreenReader> {
  const announced: string[] = [];
  await page.exposeFunction('hearAnnouncement', (text: string) => void announced.push(readable(text)));
  await page.evaluateOnNewDocument(() => {
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const say = (region: Element | null | undefined): void => {
      const text = region?.textContent ?? '';
      const listener: unknown = Reflect.get(window, 'hearAnnouncement');
      if (text !== '' && typeof listener === 'function') listener(text);
    };
    new MutationObserver((records) => {
      // What a document contains from the start is read, not announced.
      if (document.readyState === 'loading') return;
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region) changed.add(region);
        // Of regions that are new themselves, browsers announce alerts only.
        for (const node of addedNodes) if (node instanceof Element) for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role="alert"]')) changed.add(alert);
      }
      changed.forEach(say);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return {
    async focus() {
      const element = (await page.evaluateHandle(() => document.activeElement)).asElement();
      const node = element && (await page.accessibility.snapshot({ root: element }));
      if (!node) return {};
      const { children: _parts, ...own } = node;
      return JSON.parse(readable(JSON.stringify(own)));
    },
    announced: () => Promise.resolve(announced.splice(0)),
    async announces(text) {
      await soon(() => {
        const place = announced.findIndex((each) => (typeof text === 'string' ? each.includes(text) : text.test(each)));
        if (place < 0) throw new Error(`Nothing announces ${text} on ${page.url()}, only: ${announced.join(' | ')}`);
        announced.splice(0, place + 1);
      });
    },
  };
}
