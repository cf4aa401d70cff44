import { ANCHORS } from '@feszek/contract';
import type { ShowroomPlaceData } from './loadShowroomPlace.ts';
import { ShowroomCard } from './ShowroomCard.tsx';
import { ShowroomMap } from './ShowroomMap.tsx';
import styles from './ShowroomPlace.module.css';

/** A showroom in a text: its map, beside it address, contact data and opening hours. */
export function ShowroomPlace({ data: { showroom, now } }: { readonly data: ShowroomPlaceData }) {
  return (
    <section id={`${ANCHORS.showrooms}-${showroom.key}`} className={styles.place} aria-label={showroom.name}>
      <ShowroomMap showroom={showroom} />
      <div>
        <ShowroomCard showroom={showroom} now={new Date(now)} headingLevel={3} />
      </div>
    </section>
  );
}
