import { ANCHORS } from '@feszek/contract';
import { useT } from '../i18n.ts';
import type { ShowroomsData } from './loadShowrooms.ts';
import { ShowroomCard } from './ShowroomCard.tsx';
import styles from './Showrooms.module.css';

/** The showrooms with address, opening hours and contact data, in the footer of every page. */
export function Showrooms({ data: { showrooms, now } }: { readonly data: ShowroomsData }) {
  const t = useT();
  const titleId = `${ANCHORS.showrooms}-title`;
  return (
    <section id={ANCHORS.showrooms} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('showrooms.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {showrooms.map((showroom) => (
          <li key={showroom.id}>
            <ShowroomCard showroom={showroom} now={new Date(now)} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
