import { ANCHORS, routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import type { ShowroomsData } from './loadShowrooms.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { ShowroomCard } from './ShowroomCard.tsx';
import styles from './Showrooms.module.css';

/** The showrooms with a small map, address, opening hours and contact data, in the footer of every page. */
export function Showrooms({ data: { showrooms, now } }: { readonly data: ShowroomsData }) {
  const t = useT();
  const { locale } = useShop();
  const titleId = `${ANCHORS.showrooms}-title`;
  return (
    <section id={ANCHORS.showrooms} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('showrooms.title')}
      </h2>
      <ul role="list" className={styles.list}>
        {showrooms.map((showroom) => (
          <li key={showroom.id} className={styles.item}>
            {showroom.map && (
              <a className={styles.map} href={`${routePath('contact', locale)}#${ANCHORS.showrooms}-${showroom.key}`} aria-label={t('showrooms.toMap', { name: showroom.name })}>
                <MapDrawing map={showroom.map} />
              </a>
            )}
            <div>
              <ShowroomCard showroom={showroom} now={new Date(now)} headingLevel={3} areHoursFolded />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
