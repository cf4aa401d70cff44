import type { ReactNode } from 'react';
import styles from './TileLink.module.css';

/** The link of a tile. The whole tile can be clicked: the nearest positioned ancestor. */
export function TileLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
