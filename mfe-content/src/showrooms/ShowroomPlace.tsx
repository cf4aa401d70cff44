import { ANCHORS } from '@feszek/contract';
import type { ShowroomPlaceData } from './loadShowroomPlace.ts';
import { Picture } from '@feszek/ui';
import { ShowroomCard } from './ShowroomCard.tsx';
import { ShowroomMap } from './ShowroomMap.tsx';
import styles from './ShowroomPlace.module.css';

/** The column of the text. */
const SIZES = '(min-width: 64rem) 60rem, 100vw';

/** A showroom in a text: its picture, its map, beside it address, contact data and opening hours. */
export function ShowroomPlace({ data: { showroom, now } }: { readonly data: ShowroomPlaceData }) {
  return (
    <section id={`${ANCHORS.showrooms}-${showroom.key}`} className={styles.place} aria-label={showroom.name}>
      {showroom.image && <div className={styles.picture}><Picture image={showroom.image} sizes={SIZES} /></div>}
      <ShowroomMap showroom={showroom} />
      <div>
        <ShowroomCard showroom={showroom} now={new Date(now)} headingLevel={3} />
      </div>
    </section>
  );
}
