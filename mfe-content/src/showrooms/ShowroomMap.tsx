import type { Showroom } from '@feszek/contract';
import { useT } from '../i18n.ts';
import { MAP_DRAWINGS } from './mapDrawings.ts';
import type { MapDrawing } from './mapDrawings.ts';
import styles from './ShowroomMap.module.css';

/** Route planners, as plain links: nothing is loaded from them. */
const PLANNERS = [
  { name: 'OpenStreetMap', address: (place: string) => `https://www.openstreetmap.org/search?query=${place}` },
  { name: 'Google Maps', address: (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${place}` },
  { name: 'Waze', address: (place: string) => `https://www.waze.com/ul?q=${place}&navigate=yes` },
] as const;

/** A drawn map of a showroom, and links to route planners. A showroom without a drawing has only the links. */
export function ShowroomMap({ showroom }: { readonly showroom: Showroom }) {
  const t = useT();
  const { name, zipcode, city, address } = showroom;
  const drawing = MAP_DRAWINGS.get(city);
  const place = encodeURIComponent(`${zipcode} ${city}, ${address}`);
  return (
    <figure className={styles.figure}>
      {drawing && <Drawing drawing={drawing} title={t('showrooms.map', { name })} />}
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

function Drawing({ drawing: { water, parks, roads, rails, labels, pin }, title }: { readonly drawing: MapDrawing; readonly title: string }) {
  return (
    <svg className={styles.map} viewBox="0 0 400 240" role="img" aria-label={title}>
      {water.map((path) => <path key={path} className={styles.water} d={path} />)}
      {parks.map((path) => <path key={path} className={styles.park} d={path} />)}
      {roads.map(({ path, width }) => <path key={path} className={styles.road} d={path} strokeWidth={width} />)}
      {rails.map((path) => <path key={path} className={styles.rail} d={path} />)}
      {labels.map(({ x, y, text, turn = 0 }) => (
        <text key={text} className={styles.label} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
          {text}
        </text>
      ))}
      <path className={styles.pin} d={`M${pin.x} ${pin.y} c-22 -26 -18 -46 0 -46 s22 20 0 46z`} />
      <circle className={styles.dot} cx={pin.x} cy={pin.y - 28} r="6" />
    </svg>
  );
}
