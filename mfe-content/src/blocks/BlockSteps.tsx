import type { ReactNode } from 'react';
import styles from './BlockSteps.module.css';

/** Numbered steps, one after the other. */
export function BlockSteps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
