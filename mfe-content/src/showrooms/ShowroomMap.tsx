import type { Showroom } from '@feszek/contract';
import { useT } from '../i18n.ts';
import { MapDrawing } from './MapDrawing.tsx';
import styles from './ShowroomMap.module.css';

/** Route planners, as plain links: nothing is loaded from them. */
const PLANNERS = [
  { name: 'OpenStreetMap', address: (place: string) => `https://www.openstreetmap.org/search?query=${place}` },
  { name: 'Google Maps', address: (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${place}` },
  { name: 'Waze', address: (place: string) => `https://www.waze.com/ul?q=${place}&navigate=yes` },
] as const;

/** The drawn map of a showroom, and links to route planners. A showroom without a drawing has only the links. */
export function ShowroomMap({ showroom }: { readonly showroom: Showroom }) {
  const t = useT();
  const { name, zipcode, city, address, map } = showroom;
  const place = encodeURIComponent(`${zipcode} ${city}, ${address}`);
  return (
    <figure className={styles.figure}>
      {map && <MapDrawing map={map} title={t('showrooms.map', { name })} />}
      <figcaption className={styles.links}>
        <span>{t('showrooms.route')}:</span>
        {PLANNERS.map((planner) => (
          <a key={planner.name} className={styles.link} href={planner.address(place)} rel="noopener external">
            {planner.name}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
