/** Width, depth and height, all in the same unit. */
export interface Dimensions {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** A rectangle in units of the drawing. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The views of a product at one scale, in units of the drawing. */
export interface Layout {
  /** Size of the drawing with its labels. */
  readonly width: number;
  readonly height: number;
  /** The front; of a flat product the top. */
  readonly main: Area;
  /** The side, right of the front; `null` for a flat product. */
  readonly side: Area | null;
}

const WIDTH = 320;
/** Space for labels around the views, and between them. */
const MARGIN = { left: 64, right: 20, top: 8, bottom: 36 } as const;
const BETWEEN = 36;
const ROOM = { width: WIDTH - MARGIN.left - MARGIN.right, height: 190 } as const;

/** A product is flat if its height is at most this share of its width and its depth. */
const FLAT = 0.1;
/** Minimum length of a side, so that its lines do not merge. */
const THINNEST = 3;

/** Draws the front and the side as large as possible, on one base line. A flat product is drawn from above. */
export function layOut({ width, depth, height }: Dimensions): Layout {
  const isFlat = height <= FLAT * Math.min(width, depth);
  const rise = isFlat ? depth : height;
  const room = isFlat ? ROOM.width : ROOM.width - BETWEEN;
  const scale = Math.min(room / Math.max(isFlat ? width : width + depth, 1), ROOM.height / Math.max(rise, 1));
  const scaled = (length: number) => Math.max(length * scale, THINNEST);
  const used = isFlat ? scaled(width) : scaled(width) + BETWEEN + scaled(depth);
  const main = { x: MARGIN.left + Math.max(0, (ROOM.width - used) / 2), y: MARGIN.top, width: scaled(width), height: scaled(rise) };
  return {
    width: WIDTH,
    height: MARGIN.top + main.height + MARGIN.bottom,
    main,
    side: isFlat ? null : { ...main, x: main.x + main.width + BETWEEN, width: scaled(depth) },
  };
}
