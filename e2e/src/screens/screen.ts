import { soon } from '../harness/soon.ts';
import type { Visit } from '../harness/visit.ts';
import type { Stage } from './stage.ts';

/** One screen of the shop, in a state worth looking at. */
export interface Screen {
  /** Also the name of its pictures: small letters and hyphens. */
  readonly name: string;
  readonly path: (stage: Stage) => string;
  /**
   * Who looks: a guest with an empty cart, the stage's buyer, its visitor with one small product, or its signed-in user. Three
   * more guests: `undecided` has not answered the question for cookies, `scriptless` has a browser without scripts, and
   * `newcomer` has a new tab that no other screen uses, so that a screen may change the browser: its network, its requests.
   */
  readonly visitor: 'guest' | 'undecided' | 'scriptless' | 'newcomer' | 'buyer' | 'collector' | 'user';
  readonly status: 200 | 404 | 410 | 503;
  /** What a picture of it shows: the whole page, or the window with what has opened above the page. */
  readonly frame: 'page' | 'window';
  /** Console messages that belong to the state, such as that of a request that fails. */
  readonly messages?: RegExp;
  /** What is done on the page once it is idle. */
  readonly act?: (visit: Visit, stage: Stage) => Promise<void>;
}

export type State = Pick<Screen, 'path' | 'act' | 'messages'> & Partial<Pick<Screen, 'visitor' | 'status' | 'frame'>>;

/** A screen, of a guest and with status 200 unless its state differs. */
export const screen = (name: string, state: State): Screen => ({ visitor: 'guest', status: 200, frame: 'page', ...state, name });

/** Sends the page's form as it is, with what it lacks. */
export async function sendUnfinished({ page }: Visit): Promise<void> {
  await page.$eval('#main form button[type="submit"]', (button) => button.click());
  await soon(async () => {
    if (!(await page.$('#main [aria-invalid="true"]'))) throw new Error(`No field of ${page.url()} says what it lacks`);
  });
}
