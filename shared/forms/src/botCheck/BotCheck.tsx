import { Button } from '@feszek/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './BotCheck.module.css';
import type { BotCheckState } from './BotCheckWidget.ts';
import { retryText, stateText } from './texts.ts';
import type { BotCheckHandle } from './useBotCheck.ts';

/** Faults after which another attempt can succeed. */
const RETRIABLE: ReadonlySet<BotCheckState> = new Set(['not_loaded', 'failed', 'timed_out']);
const SILENT: ReadonlySet<BotCheckState> = new Set(['idle', 'asking', 'off']);

/**
 * The bot check of a form, above its button. It starts when the visitor begins the form, and shows nothing in a shop
 * without a bot check. Its state is announced, with what the visitor has to do.
 */
export function BotCheck({ check: { widget, locale, isOnDemand } }: { readonly check: BotCheckHandle }) {
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(widget.subscribe, widget.state, () => 'idle' as const);

  useEffect(() => (container.current ? widget.attach(container.current) : undefined), [widget]);
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form || isOnDemand) return undefined;
    // The visitor may have begun before this script ran.
    if (form.contains(document.activeElement)) widget.start();
    form.addEventListener('focusin', widget.start);
    form.addEventListener('input', widget.start);
    return () => {
      form.removeEventListener('focusin', widget.start);
      form.removeEventListener('input', widget.start);
    };
  }, [widget, isOnDemand]);

  return (
    <div ref={root} className={styles.botCheck} hidden={SILENT.has(state)} data-bot-check={state}>
      <div ref={container} className={styles.widget} />
      <p role="status" className={state === 'passed' ? styles.quiet : styles.text}>{stateText(state, locale)}</p>
      {RETRIABLE.has(state) && (
        <Button variant="secondary" className={styles.retry} onClick={widget.retry}>{retryText(locale)}</Button>
      )}
    </div>
  );
}
