import { useState } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Range.module.css';

export interface RangeProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The lower and the upper end. */
  readonly value: readonly [number, number];
  /** Called when a thumb is released, and on every step of the keyboard. */
  readonly onChange: (value: readonly [number, number]) => void;
  readonly labels: { readonly from: string; readonly to: string };
  /** Formats an end for display and screen readers, such as a price. */
  readonly format: (value: number) => string;
  /** Field names for a form that posts without JavaScript. */
  readonly names?: readonly [string, string];
  readonly disabled?: boolean;
}

/** Two thumbs on one line, made of two native sliders; they meet but never cross. */
export function Range({ min, max, step = 1, value, onChange, labels, format, names, disabled = false }: RangeProps) {
  const [draft, setDraft] = useState<readonly [number, number] | null>(null);
  const [low, high] = draft ?? value;
  const span = Math.max(max - min, 1);

  function settle() {
    if (draft !== null) {
      setDraft(null);
      if (draft[0] !== value[0] || draft[1] !== value[1]) {
        onChange(draft);
      }
    }
  }

  const shared = { className: styles.input, min, max, step, disabled, onPointerUp: settle, onKeyUp: settle, onBlur: settle };
  return (
    <div className={classNames(disabled && styles.disabled)}>
      <div className={styles.range}>
        <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect x={((low - min) / span) * 100} width={((high - low) / span) * 100} height="1" fill="currentColor" />
        </svg>
        <input
          {...shared}
          type="range"
          name={names?.[0]}
          value={low}
          aria-label={labels.from}
          aria-valuetext={format(low)}
          onChange={(event) => setDraft([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...shared}
          type="range"
          name={names?.[1]}
          value={high}
          aria-label={labels.to}
          aria-valuetext={format(high)}
          onChange={(event) => setDraft([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
      <div className={styles.values} aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
}
