import type { Browser, Page } from 'puppeteer-core';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { openVisit } from '../harness/visit.ts';
import type { Device, Visit } from '../harness/visit.ts';
import type { Opening, Screen, StageVisitor } from './screen.ts';
import type { Stage } from './stage.ts';
import { showWithoutScripts } from './showWithoutScripts.ts';

/** Goes from screen to screen of one language on one device, in one tab per kind of visitor; a newcomer's tab is closed when the next one opens. */
export interface StageTour {
  /** Shows a screen; throws where the shop answers with another status than the screen has. */
  show(screen: Screen): Promise<Visit>;
  close(): Promise<void>;
}

export interface TourOptions {
  readonly stage: Stage;
  readonly device: Device;
  readonly patienceMs?: number;
  /** Whether the shop's own pictures are waited for. */
  readonly hasRealPictures?: boolean;
  /** What is done to every tab before it shows anything. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The visits of a stage's visitors: each is opened when it is first needed. */
export interface StageVisits {
  of(visitor: Opening['visitor']): Promise<Visit>;
  /** Closes the visit of a visitor who sees one screen only. */
  end(visitor: Opening['visitor']): Promise<void>;
  close(): Promise<void>;
}

/** The visits to the screens of one language on one device. */
export function stageVisits(browser: Browser, shopUrl: string, { stage, device, patienceMs, hasRealPictures = false, prepare }: TourOptions): StageVisits {
  const opened = new Map<Opening['visitor'], Promise<Visit>>();
  const sessions: Partial<Record<StageVisitor, ApiVisitor>> = { buyer: stage.buyer, collector: stage.collector, user: stage.account.user };

  async function open(visitor: Opening['visitor']): Promise<Visit> {
    const visit = await openVisit(browser, shopUrl, { device, hasRealPictures, isUndecided: visitor === 'undecided', javaScript: visitor !== 'scriptless', ...(patienceMs !== undefined && { patienceMs }) });
    const session = typeof visitor === 'string' ? sessions[visitor] : visitor;
    await session?.giveSessionTo(visit);
    await prepare?.(visit.page);
    return visit;
  }

  return {
    async of(visitor) {
      const before = opened.get('newcomer');
      opened.delete('newcomer');
      await (await before)?.close();
      const visit = opened.get(visitor) ?? open(visitor);
      opened.set(visitor, visit);
      return visit;
    },
    async end(visitor) {
      const visit = opened.get(visitor);
      if (typeof visitor === 'string' || !visit) return;
      opened.delete(visitor);
      await (await visit).close();
    },
    async close() {
      await Promise.all([...opened.values()].map(async (visit) => (await visit).close()));
    },
  };
}

/** Begins a tour. */
export function openTour(browser: Browser, shopUrl: string, options: TourOptions): StageTour {
  const { stage } = options;
  const visits = stageVisits(browser, shopUrl, options);
  let last: Opening['visitor'] = 'guest';
  return {
    async show(screen) {
      await visits.end(last);
      const { path, visitor } = await screen.open(stage);
      last = visitor;
      const visit = await visits.of(visitor);
      // The page of the screen before may have tried again meanwhile.
      visit.takeProblems();
      const status = await (visitor === 'scriptless' ? showWithoutScripts(visit, path) : visit.go(path));
      if (status !== screen.status) throw new Error(`${path} answers ${status}, not ${screen.status}`);
      return visit;
    },
    close: () => visits.close(),
  };
}
