import { Container, Icon } from '@feszek/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

export interface HomeSectionProps {
  readonly title: string;
  /** For links to it. */
  readonly anchor?: string;
  /** The link to all of its content, and the text of the link. */
  readonly href?: string;
  readonly link?: string;
  /** An empty section is not rendered. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A section of the home page with its heading and a link to more. */
export function HomeSection({ title, anchor, href, link, isShown, children }: HomeSectionProps) {
  const id = useId();
  if (!isShown) return null;
  return (
    <section id={anchor} aria-labelledby={id}>
      <Container className={styles.section}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {href && (
            <a className={styles.more} href={href}>
              {link}
              <Icon name="arrow-right" size="small" />
            </a>
          )}
        </header>
        {children}
      </Container>
    </section>
  );
}
