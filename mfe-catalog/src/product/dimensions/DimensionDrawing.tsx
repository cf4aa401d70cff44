import { layOut } from './layOut.ts';
import type { Area, Dimensions } from './layOut.ts';
import { RECTANGLE } from './silhouette.ts';
import { silhouetteOf } from './silhouettes.ts';
import styles from './DimensionDrawing.module.css';

/** The distance between a view and its dimension lines, and half the length of their ticks. */
const GAP = 10;
const TICK = 4;
/** A silhouette is drawn in a square of this size. */
const UNITS = 100;

export interface DimensionDrawingProps {
  /** In millimetres. */
  readonly dimensions: Dimensions;
  /** The formatted lengths: "218 cm". */
  readonly labels: Readonly<Record<keyof Dimensions, string>>;
  /** The path of its category in Google's product taxonomy. */
  readonly kind: string;
  /** What its category, name and features say; see `Outlined`. */
  readonly words: string;
}

/** The product's silhouette with its dimensions. The list beside it has the same information as text. */
export function DimensionDrawing({ dimensions, labels, kind, words }: DimensionDrawingProps) {
  const { width, height, main, side } = layOut(dimensions);
  const silhouette = silhouetteOf({ ...dimensions, kind, words });
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <View path={side ? silhouette.front : (silhouette.top ?? RECTANGLE)} area={main} />
      {side && <View path={silhouette.side} area={side} />}
      <Rise area={main} label={side ? labels.height : labels.depth} />
      <Run area={main} label={labels.width} />
      {side && <Run area={side} label={labels.depth} />}
    </svg>
  );
}

/** One side of the product, stretched to its dimensions. */
function View({ path, area: { x, y, width, height } }: { readonly path: string; readonly area: Area }) {
  return <path className={styles.view} transform={`translate(${x} ${y}) scale(${width / UNITS} ${height / UNITS})`} d={path} />;
}

interface MeasureProps {
  readonly area: Area;
  readonly label: string;
}

/** The dimension line on the left of a view. */
function Rise({ area, label }: MeasureProps) {
  const x = area.x - GAP;
  return (
    <>
      <path className={styles.measure} d={`M${x} ${area.y}v${area.height}M${x - TICK} ${area.y}h${2 * TICK}m0 ${area.height}h${-2 * TICK}`} />
      <text className={styles.label} x={x - 2 * TICK} y={area.y + area.height / 2 + TICK} textAnchor="end">{label}</text>
    </>
  );
}

/** The dimension line below a view. */
function Run({ area, label }: MeasureProps) {
  const y = area.y + area.height + GAP;
  return (
    <>
      <path className={styles.measure} d={`M${area.x} ${y}h${area.width}M${area.x} ${y - TICK}v${2 * TICK}m${area.width} 0v${-2 * TICK}`} />
      <text className={styles.label} x={area.x + area.width / 2} y={y + 5 * TICK} textAnchor="middle">{label}</text>
    </>
  );
}
