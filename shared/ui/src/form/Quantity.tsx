import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Quantity.module.css';

export interface QuantityProps {
  readonly value: number;
  /** 0 allows a line to be removed from the cart. */
  readonly min?: number;
  readonly max?: number;
  /** Called with a whole number within the limits, and only when it differs from `value`. */
  readonly onChange: (quantity: number) => void;
  readonly labels: {
    /** The label with the product: "Quantity of Tölgy chair". */
    readonly quantity: string;
    readonly decrease: string;
    readonly increase: string;
    /** The reason for `max`: "Only 35 can be ordered." */
    readonly limit: string;
  };
  /** Shows the reason whenever the quantity is at `max`, rather than only after a higher number was typed. */
  readonly isLimitShown?: boolean;
  /** For a form that posts without JavaScript. */
  readonly name?: string;
  /** The change is being sent; the quantity can be changed again. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/**
 * An input for a quantity with buttons for minus and plus. A typed number is applied on Enter and on blur. A number above `max`
 * becomes `max`: a note below the field contains the reason, is announced, and describes the field until the next change.
 */
export function Quantity(props: QuantityProps) {
  const { value, min = 1, max = Number.MAX_SAFE_INTEGER, onChange, labels, isLimitShown = false, name, pending, disabled, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isClamped, setIsClamped] = useState(false);
  const noteId = useId();

  function change(quantity: number) {
    setDraft(null);
    setIsClamped(quantity > max);
    const within = Math.min(max, Math.max(min, Math.trunc(quantity)));
    if (within !== value) {
      onChange(within);
    }
  }

  function settle() {
    if (draft !== null) {
      // An emptied field is restored, so that a product is not removed by accident.
      change(draft.trim() === '' || !Number.isFinite(Number(draft)) ? value : Number(draft));
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault();
      settle();
    } else if (event.key === 'Escape' && draft !== null) {
      // Only discards the draft; the panel around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
  }

  // A step starts from the shown number, also if it is a draft.
  const shown = draft !== null && draft.trim() !== '' && Number.isFinite(Number(draft)) ? Number(draft) : value;
  const hasNote = isClamped || (isLimitShown && disabled !== true && shown >= max);
  return (
    <span className={classNames(styles.field, className)}>
      <span
        className={classNames(styles.quantity, pending && styles.pending, disabled && styles.disabled)}
        role="group"
        aria-label={labels.quantity}
        aria-busy={pending || undefined}
      >
        <Step icon="minus" label={labels.decrease} off={disabled === true || shown <= min} onStep={() => change(shown - 1)} />
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          step={1}
          disabled={disabled}
          aria-label={labels.quantity}
          aria-describedby={hasNote ? noteId : undefined}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.target.value);
            setIsClamped(false);
          }}
          onBlur={settle}
          onKeyDown={handleKeyDown}
        />
        <Step icon="plus" label={labels.increase} off={disabled === true || shown >= max} onStep={() => change(shown + 1)} />
      </span>
      {/* There before its words are: a screen reader announces what changes in it. */}
      <span id={noteId} role="status" className={styles.note}>
        {hasNote && labels.limit}
      </span>
    </span>
  );
}

interface StepProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly off: boolean;
  readonly onStep: () => void;
}

// At a limit the button stays focusable: a `disabled` one would lose the focus.
function Step({ icon, label, off, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={off || undefined}
      // Keeps the focus in the input, so that a step does not apply the draft first.
      onPointerDown={(event) => event.preventDefault()}
      onClick={off ? undefined : onStep}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
