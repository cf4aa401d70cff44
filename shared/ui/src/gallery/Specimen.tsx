import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Specimen.module.css';

/** One component, or a few that belong together. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  /** The state that is shown. */
  readonly name: string;
  readonly width?: 'own' | 'field' | 'wide';
  readonly children: ReactNode;
}

/** A component in one state, with the state's name. */
export function Specimen({ name, width = 'own', children }: SpecimenProps) {
  return (
    <div className={classNames(styles.state, width !== 'own' && styles[width])}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  );
}
