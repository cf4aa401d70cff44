import type { Browser, Page } from 'puppeteer-core';
import { openVisit } from '../harness/visit.ts';
import type { Device, Visit } from '../harness/visit.ts';
import type { Screen } from './screen.ts';
import type { Stage } from './stage.ts';

/** Goes from screen to screen of one language on one device, in one tab per kind of visitor. */
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

/** Opens the tabs of a tour. */
export async function openTour(browser: Browser, shopUrl: string, { stage, device, patienceMs, hasRealPictures = false, prepare }: TourOptions): Promise<StageTour> {
  const options = { device, hasRealPictures, ...(patienceMs !== undefined && { patienceMs }) };
  const open = () => openVisit(browser, shopUrl, options);
  const visits = { guest: await open(), buyer: await open(), collector: await open(), user: await open() };
  const all = Object.values(visits);
  await Promise.all([stage.buyer.giveSessionTo(visits.buyer), stage.collector.giveSessionTo(visits.collector), stage.account.user.giveSessionTo(visits.user)]);
  await Promise.all(all.map(({ page }) => prepare?.(page)));
  return {
    async show(screen) {
      const visit = visits[screen.visitor];
      const path = screen.path(stage);
      const status = await visit.go(path);
      if (status !== screen.status) throw new Error(`${path} answers ${status}, not ${screen.status}`);
      return visit;
    },
    async close() {
      await Promise.all(all.map((visit) => visit.close()));
    },
  };
}
