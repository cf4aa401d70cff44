import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Stepper.module.css';

export interface Step {
  readonly label: string;
  /** The address of a completed step. */
  readonly href?: string;
}

export interface StepperProps {
  /** The name of the task: "Checkout". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the current step; the ones before it are done. */
  readonly current: number;
  /** The text for screen readers after a completed step: "done". */
  readonly doneLabel: string;
}

/** The progress of a task with several steps. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {steps.map((step, index) => {
          const isDone = index < current;
          const isCurrent = index === current;
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" size="small" /> : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {isDone && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              className={classNames(styles.step, isDone && styles.done, isCurrent && styles.current)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone && step.href ? (
                <a className={styles.link} href={step.href}>
                  {content}
                </a>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
