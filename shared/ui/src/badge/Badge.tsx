import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Badge.module.css';

const tones = {
  new: styles.new,
  sale: styles.sale,
  few: styles.few,
  'sold-out': styles.soldOut,
  neutral: undefined,
} as const;

export interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** A word or two about a product or an order. The text has the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
