import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Specimen.module.css';

/** The address of a group of specimens within the page. */
function specimensId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** One component, or a few that belong together. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} id={specimensId(title)}>
      <h2>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  /** The state that is shown. */
  readonly name: string;
  readonly width?: 'own' | 'field' | 'wide';
  /** Shows its content in the states `:hover`, `:active` or `:focus` (see `showPseudoStates`). */
  readonly pseudo?: 'hover' | 'active' | 'focus';
  readonly children: ReactNode;
}

/** A component in one state, with the state's name. */
export function Specimen({ name, width = 'own', pseudo, children }: SpecimenProps) {
  return (
    <div className={classNames(styles.state, width !== 'own' && styles[width])} data-pseudo={pseudo}>
      <span className={styles.name}>{name}</span>
      {children}
    </div>
  );
}
