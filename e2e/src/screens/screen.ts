import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import type { Stage } from './stage.ts';

/**
 * Who sees many screens: a guest with an empty cart, the stage's buyer, its visitor with one small product, or its signed-in user.
 * Three more guests: `undecided` has not answered the question for cookies, `scriptless` has a browser without scripts, and
 * `newcomer` has a new tab that no other screen uses, so that a screen may change the browser: its network, its requests.
 */
export type StageVisitor = 'guest' | 'undecided' | 'scriptless' | 'newcomer' | 'buyer' | 'collector' | 'user';

/** Where a screen is, and who sees it. */
export interface Opening {
  readonly path: string;
  /** A visitor of the stage, or one who sees this screen only. */
  readonly visitor: StageVisitor | ApiVisitor;
}

/** One screen of the shop, in a state worth looking at. */
export interface Screen {
  /** Also the name of its pictures: small letters and hyphens. */
  readonly name: string;
  /** Prepares the screen whenever it is shown. */
  readonly open: (stage: Stage) => Opening | Promise<Opening>;
  readonly status: 200 | 404 | 410 | 503;
  /** What a picture of it shows: the whole page, or the window with what has opened above the page. */
  readonly frame: 'page' | 'window';
  /** Console messages that belong to the state, such as that of a request that fails. */
  readonly messages?: RegExp;
  /** What is done on the page once it is idle. */
  readonly act?: (visit: Visit, stage: Stage) => Promise<void>;
  /** The status with which the API refuses what is done; the browser's console reports it. */
  readonly refusal?: 404 | 409;
}

type Look = Pick<Screen, 'act' | 'refusal' | 'messages'> & Partial<Pick<Screen, 'status' | 'frame'>>;

/** The state of a screen that a visitor of the stage sees. */
export type State = Look & { readonly path: (stage: Stage) => string; readonly visitor?: StageVisitor };

/** The state of a screen that needs a visitor of its own: what happens to their cart and orders changes no other screen. */
export type OwnState = Look & { readonly open: (stage: Stage) => Promise<Opening> };

/** A screen, of a guest and with status 200 unless its state differs. */
export function screen(name: string, state: State | OwnState): Screen {
  const look = { status: 200, frame: 'page', ...state, name } as const;
  if ('open' in state) return { ...look, open: state.open };
  const { path, visitor = 'guest' } = state;
  return { ...look, open: (stage) => ({ path: path(stage), visitor }) };
}

/** Sends a form as it is, and waits until a field of it says what it lacks. */
export async function sendForm({ page }: Visit, form: string): Promise<void> {
  await page.$eval(`${form} button[type="submit"]`, (button) => (button instanceof HTMLElement ? button.click() : undefined));
  await soon(async () => {
    if (!(await page.$(`${form} [aria-invalid="true"]`))) throw new Error(`No field of ${page.url()} says what it lacks`);
  });
}

/** Sends the page's form as it is, with what it lacks. A form in a disclosure, such as that of a coupon, is not the page's form. */
export function sendUnfinished(visit: Visit): Promise<void> {
  return sendForm(visit, '#main form:not(details *)');
}
