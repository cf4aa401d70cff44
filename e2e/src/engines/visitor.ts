import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Actions } from '../harness/actions.ts';
import { soon } from '../harness/soon.ts';
import type { Role } from '../harness/visit.ts';
import type { EngineElement, EngineTab } from './engine.ts';
import {
  canReceiveClick, findByRole, findLabel, hasLibrary, headingOf, horizontalOverflow, isHydrated, isMarked, markDocument, pathOf, readDetails, selectValue, textOf, valueOf,
} from './inPage.ts';

const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** A visitor on a phone, in any browser engine. */
export interface EngineVisitor extends Actions {
  /** Opens a path of the shop, and waits until its main part is hydrated. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The visible text of a part of the page. */
  text(within: string): Promise<string>;
  /** Every term on the page with its description. */
  details(): Promise<Record<string, string>>;
  /** The value of a field. */
  value(name: string, role?: Role): Promise<string>;
  /** Marks the document, so that the load of another one is noticed. */
  markDocument(): Promise<void>;
  isMarked(): Promise<boolean>;
  /** How far the page can be scrolled sideways, in CSS pixels. */
  overflow(): Promise<number>;
}

/** The actions of a visitor in a tab. All waiting is for what the page shows. */
export function visitorIn(tab: EngineTab, origin: string): EngineVisitor {
  async function find(role: Role, name: string, within = 'body'): Promise<EngineElement> {
    return soon(async () => {
      if (!(await tab.evaluate(hasLibrary))) await tab.run(LIBRARY);
      const found = await tab.element(findByRole, role, name, within);
      if (!found) throw new Error(`No ${role} is named "${name}" on ${await tab.evaluate(pathOf)}`);
      return found;
    });
  }

  async function click(look: () => Promise<EngineElement>): Promise<void> {
    const element = await soon(async () => {
      const candidate = await look();
      if (!(await candidate.evaluate(canReceiveClick))) throw new Error(`Another element covers the one to click on ${await tab.evaluate(pathOf)}`);
      return candidate;
    });
    await element.click();
  }

  async function findLabelOf(text: string): Promise<EngineElement> {
    const label = await tab.element(findLabel, text);
    if (!label) throw new Error(`No label begins with "${text}" on ${await tab.evaluate(pathOf)}`);
    return label;
  }

  return {
    async open(path) {
      await tab.open(new URL(path, origin).href);
      await soon(async () => {
        if (!(await tab.evaluate(isHydrated))) throw new Error(`${path} is not hydrated`);
      });
    },
    back: () => tab.back(),
    forward: () => tab.forward(),
    path: () => tab.evaluate(pathOf),
    find,
    press: (role, name, within) => click(() => find(role, name, within)),
    choose: (text) => click(() => findLabelOf(text)),
    async fill(name, value) {
      const field = await find('textbox', name);
      await field.evaluate(selectValue);
      await field.type(value);
    },
    value: async (name, role = 'textbox') => (await find(role, name)).evaluate(valueOf),
    heading: () => tab.evaluate(headingOf),
    text: (within) => tab.evaluate(textOf, within),
    details: () => tab.evaluate(readDetails),
    markDocument: () => tab.evaluate(markDocument),
    isMarked: () => tab.evaluate(isMarked),
    overflow: () => tab.evaluate(horizontalOverflow),
  };
}
