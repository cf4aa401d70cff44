import type { ParcelPoints } from '@feszek/contract';
import { classNames } from '@feszek/ui';
import { BORDER, LAKES, MOTORWAYS, RIVERS, TOWNS } from './hungary.ts';
import { FRAME, pathOf, projectionOf } from './project.ts';
import type { Coordinates, Projection } from './project.ts';
import { spreadPins } from './spreadPins.ts';
import styles from './PointMap.module.css';

interface PointMapProps {
  readonly centre: NonNullable<ParcelPoints['centre']>;
  readonly points: ParcelPoints['points'];
  /** The id of the chosen point. */
  readonly chosen: string;
  /** The text alternative. */
  readonly label: string;
  readonly onChoose: (id: string) => void;
}

/** Lengths of the scale, in kilometres. */
const SCALES = [1, 2, 5, 10, 20, 50, 100] as const;
const SCALE_UNITS = 90;
/** The whole country, for the overview. */
const COUNTRY = projectionOf(BORDER);
const OUTLINE = pathOf(COUNTRY, BORDER, true);
const OVERVIEW_SCALE = 0.25;

/** Country, waters, motorways and the towns inside the frame. */
function Ground({ projection }: { readonly projection: Projection }) {
  const towns = TOWNS.map(({ name, at }) => ({ name, ...projection.toFrame(at) })).filter(({ x, y }) => x > 0 && x < FRAME.width && y > 0 && y < FRAME.height);
  return (
    <>
      <path className={styles.land} d={pathOf(projection, BORDER, true)} />
      {LAKES.map((lake) => <path key={String(lake[0])} className={styles.lake} d={pathOf(projection, lake, true)} />)}
      {RIVERS.map((river) => <path key={String(river[0])} className={styles.river} d={pathOf(projection, river)} />)}
      {MOTORWAYS.map((road) => <path key={String(road[0])} className={styles.road} d={pathOf(projection, road)} />)}
      {towns.map(({ name, x, y }) => (
        <g key={name}>
          <circle className={styles.town} cx={x} cy={y} r="3" />
          <text className={styles.name} x={x} y={y + 16} textAnchor="middle">{name}</text>
        </g>
      ))}
    </>
  );
}

/** Where in the country the part is that the map shows. */
function Overview({ at }: { readonly at: Coordinates }) {
  const { x, y } = COUNTRY.toFrame(at);
  return (
    <g transform={`translate(${FRAME.width - OVERVIEW_SCALE * FRAME.width - 4} ${FRAME.height - OVERVIEW_SCALE * FRAME.height})`}>
      <path className={styles.overview} transform={`scale(${OVERVIEW_SCALE})`} d={OUTLINE} />
      <circle className={styles.here} cx={OVERVIEW_SCALE * x} cy={OVERVIEW_SCALE * y} r="4" />
    </g>
  );
}

function Scale({ unitsPerKm }: Projection) {
  const km = SCALES.findLast((length) => length * unitsPerKm <= SCALE_UNITS) ?? SCALES[0];
  const y = FRAME.height - 12;
  return (
    <>
      <path className={styles.scale} d={`M12 ${y - 5}v5h${Math.round(km * unitsPerKm)}v-5`} />
      <text className={styles.name} x={16} y={y - 7}>{km} km</text>
    </>
  );
}

/**
 * The found parcel points on a drawn map, zoomed to them. It repeats the list beside it as a picture: a pin can be pressed, but
 * users of a keyboard or a screen reader choose in the list.
 */
export function PointMap({ centre, points, chosen, label, onChoose }: PointMapProps) {
  const at: Coordinates = [centre.longitude, centre.latitude];
  const projection = projectionOf([at, ...points.map(({ longitude, latitude }): Coordinates => [longitude, latitude])]);
  const middle = projection.toFrame(at);
  const places = points.map(({ longitude, latitude }) => projection.toFrame([longitude, latitude]));
  const spread = spreadPins(places);
  const pins = points.map((point, index) => ({ ...point, number: index + 1, ...(spread[index] ?? middle), place: places[index] ?? middle }));
  // The nearest pins, and the chosen one, are drawn last: they cover the others.
  const drawn = pins.toReversed().toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen));
  return (
    <svg className={styles.map} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label}>
      <Ground projection={projection} />
      <path className={styles.centre} d={`M${middle.x - 7} ${middle.y}h14M${middle.x} ${middle.y - 7}v14`} />
      {drawn.map(({ id, number, x, y, place, obstacle }) => (
        <g key={id} className={classNames(styles.pin, id === chosen && styles.chosen, obstacle !== null && styles.refused)} onClick={obstacle === null ? () => onChoose(id) : undefined}>
          {/* From a pin that was moved to its point. */}
          {(place.x !== x || place.y !== y) && <path className={styles.place} d={`M${x} ${y}L${place.x} ${place.y}`} />}
          <circle className={styles.target} cx={x} cy={y} r="20" />
          <circle className={styles.dot} cx={x} cy={y} r="12" />
          <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">{number}</text>
        </g>
      ))}
      <Scale {...projection} />
      <Overview at={at} />
    </svg>
  );
}
