import type { Bus, Notice } from '@feszek/contract';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Notices } from './Notices.tsx';

export interface NoticeTexts {
  readonly notices: string;
  readonly dismiss: string;
}

/** Puts the region of the notices into its place, which listens from then on, and shows what was said before. */
export function showNotices(bus: Bus, place: HTMLElement, { notices, dismiss }: NoticeTexts, waiting: readonly Notice[]): void {
  // With its effects: the next notice is for the region to hear.
  flushSync(() => createRoot(place).render(<StrictMode><Notices bus={bus} label={notices} dismissLabel={dismiss} waiting={waiting} /></StrictMode>));
}
