import { MAP_FRAME } from '@feszek/contract';
import type { ShowroomMap } from '@feszek/contract';
import styles from './ShowroomMap.module.css';

/** The drawing of a map. Without a title it is decoration: it has no names of streets either, which a link around it would have to be named by. */
export function MapDrawing({ map: { water, parks, roads, rails, labels, pin }, title }: { readonly map: ShowroomMap; readonly title?: string }) {
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`} {...named}>
      {water.map((path) => <path key={path} className={styles.water} d={path} />)}
      {parks.map((path) => <path key={path} className={styles.park} d={path} />)}
      {roads.map(({ path, width }) => <path key={path} className={styles.road} d={path} strokeWidth={width} />)}
      {rails.map((path) => <path key={path} className={styles.rail} d={path} />)}
      {title !== undefined && labels.map(({ x, y, text, turn }) => (
        <text key={text} className={styles.label} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`}>
          {text}
        </text>
      ))}
      <path className={styles.pin} d={`M${pin.x} ${pin.y} c-22 -26 -18 -46 0 -46 s22 20 0 46z`} />
      <circle className={styles.dot} cx={pin.x} cy={pin.y - 28} r="6" />
    </svg>
  );
}
