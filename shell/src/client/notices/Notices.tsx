import type { Bus, Notice } from '@feszek/contract';
import { Toast, ToastRegion } from '@feszek/ui';
import { useCallback, useEffect, useState } from 'react';
import { useClearOfFocus } from './useClearOfFocus.ts';

/** How long a notice is shown, in milliseconds. Source: specification, chapter 9. */
export const NOTICE_MS = 5000;

interface ShownNotice extends Notice {
  readonly id: number;
}

const TONES = { success: 'success', info: 'neutral', error: 'error' } as const;

export interface NoticesProps {
  readonly bus: Bus;
  readonly label: string;
  readonly dismissLabel: string;
  /** Notices that were published before the component was loaded. */
  readonly waiting: readonly Notice[];
}

/**
 * Snackbars: the notices that slices publish with `notice.shown`, each for five seconds or until it is dismissed. They
 * never cover what has the keyboard's focus.
 */
export function Notices({ bus, label, dismissLabel, waiting }: NoticesProps) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const { side, region } = useClearOfFocus(notices.length);
  const dismiss = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  useEffect(() => {
    let nextId = 1;
    const timers = new Set<number>();
    const show = (notice: Notice) => {
      const id = nextId++;
      setNotices((shown) => [...shown, { ...notice, id }]);
      timers.add(window.setTimeout(() => dismiss(id), NOTICE_MS));
    };
    for (const notice of waiting) show(notice);
    const stop = bus.on('notice.shown', show);
    return () => {
      stop();
      for (const timer of timers) window.clearTimeout(timer);
      setNotices([]);
    };
  }, [bus, dismiss, waiting]);
  return (
    <ToastRegion label={label} side={side} ref={region}>
      {notices.map(({ id, kind, text }) => (
        <Toast key={id} tone={TONES[kind]} dismissLabel={dismissLabel} onDismiss={() => dismiss(id)}>{text}</Toast>
      ))}
    </ToastRegion>
  );
}
