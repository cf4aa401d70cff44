import type { Bus, Notice } from '@feszek/contract';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Notices } from './Notices.tsx';

export interface NoticeTexts {
  readonly notices: string;
  readonly dismiss: string;
}

/** Mounts the region of the notices, which subscribes to further ones, and shows those published before. */
export function showNotices(bus: Bus, place: HTMLElement, { notices, dismiss }: NoticeTexts, waiting: readonly Notice[]): void {
  // Flushes the effects too, so that the region is subscribed before the next notice.
  flushSync(() => createRoot(place).render(<StrictMode><Notices bus={bus} label={notices} dismissLabel={dismiss} waiting={waiting} /></StrictMode>));
}
