import { drawBox } from './boxDrawing.ts';
import type { Box, Point } from './boxDrawing.ts';
import styles from './DimensionDrawing.module.css';

/** The distance between the box and its dimension lines, and half the length of their ticks. */
const GAP = 14;
const TICK = 4;

export interface DimensionDrawingProps {
  readonly box: Box;
  /** The formatted lengths: "218 cm". */
  readonly labels: Readonly<Record<keyof Box, string>>;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function plus(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

/** A drawing of the product's dimensions. The list beside it has the same information as text. */
export function DimensionDrawing({ box, labels }: DimensionDrawingProps) {
  const { size, front, toBack } = drawBox(box);
  const topLeft = { x: front.x, y: front.y };
  const topRight = { x: front.x + front.width, y: front.y };
  const bottomLeft = { x: front.x, y: front.y + front.height };
  const bottomRight = { x: topRight.x, y: bottomLeft.y };
  const back = (corner: Point) => plus(corner, toBack);
  const hidden = back(bottomLeft);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${size.width} ${size.height.toFixed(1)}`} aria-hidden="true" focusable="false">
      <path className={styles.face} d={`M${at(bottomLeft)}L${at(topLeft)}L${at(back(topLeft))}L${at(back(topRight))}L${at(back(bottomRight))}L${at(bottomRight)}Z`} />
      <path className={styles.side} d={`M${at(topRight)}L${at(back(topRight))}L${at(back(bottomRight))}L${at(bottomRight)}Z`} />
      <path className={styles.hidden} d={`M${at(hidden)}L${at(back(topLeft))}M${at(hidden)}L${at(back(bottomRight))}M${at(hidden)}L${at(bottomLeft)}`} />
      <path
        className={styles.edge}
        d={`M${at(topLeft)}L${at(topRight)}L${at(bottomRight)}L${at(bottomLeft)}ZL${at(back(topLeft))}L${at(back(topRight))}L${at(back(bottomRight))}L${at(bottomRight)}M${at(topRight)}L${at(back(topRight))}`}
      />
      <Measure from={plus(topLeft, { x: -GAP, y: 0 })} to={plus(bottomLeft, { x: -GAP, y: 0 })} tick={{ x: TICK, y: 0 }} label={labels.height} anchor="end" shift={{ x: -8, y: 4 }} />
      <Measure from={plus(bottomLeft, { x: 0, y: GAP })} to={plus(bottomRight, { x: 0, y: GAP })} tick={{ x: 0, y: TICK }} label={labels.width} anchor="middle" shift={{ x: 0, y: 20 }} />
      <Measure
        from={plus(bottomRight, { x: GAP * 0.7, y: GAP * 0.7 })}
        to={plus(back(bottomRight), { x: GAP * 0.7, y: GAP * 0.7 })}
        tick={{ x: TICK * 0.7, y: TICK * 0.7 }}
        label={labels.depth}
        anchor="start"
        shift={{ x: 8, y: 12 }}
      />
    </svg>
  );
}

interface MeasureProps {
  readonly from: Point;
  readonly to: Point;
  /** From the line to the end of its ticks. */
  readonly tick: Point;
  readonly label: string;
  readonly anchor: 'start' | 'middle' | 'end';
  /** From the middle of the line to the label. */
  readonly shift: Point;
}

/** A dimension line with its ticks and its length. */
function Measure({ from, to, tick, label, anchor, shift }: MeasureProps) {
  const away = { x: -tick.x, y: -tick.y };
  const middle = { x: (from.x + to.x) / 2 + shift.x, y: (from.y + to.y) / 2 + shift.y };
  return (
    <>
      <path
        className={styles.measure}
        d={`M${at(from)}L${at(to)}M${at(plus(from, tick))}L${at(plus(from, away))}M${at(plus(to, tick))}L${at(plus(to, away))}`}
      />
      <text className={styles.label} x={middle.x.toFixed(1)} y={middle.y.toFixed(1)} textAnchor={anchor}>
        {label}
      </text>
    </>
  );
}
