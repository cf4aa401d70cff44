/** Width, depth and height, all in the same unit. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box in cabinet projection from the front, right and above, in units of the drawing. */
export interface BoxDrawing {
  /** Size of the drawing with its labels. */
  readonly size: Size;
  /** The front face: its upper left corner, and its size. */
  readonly front: Point & Size;
  /** From a corner of the front face to the same corner of the back. */
  readonly toBack: Point;
}

const WIDTH = 320;
/** Space for labels around the box, and maximum size of the box. */
const MARGIN = { left: 64, right: 56, top: 12, bottom: 40 } as const;
const ROOM: Size = { width: WIDTH - MARGIN.left - MARGIN.right, height: 188 };

/** Cabinet projection: depth is drawn to the upper right at this angle, at half its length. */
const ANGLE = (38 * Math.PI) / 180;
const SHORTENING = 0.5;
/** Minimum length of a side, so that its lines do not merge. */
const THINNEST = 3;

/** Draws a box as large as possible in its proportions. A low box has a low drawing. */
export function drawBox({ width, depth, height }: Box): BoxDrawing {
  const back = { x: depth * SHORTENING * Math.cos(ANGLE), y: depth * SHORTENING * Math.sin(ANGLE) };
  const scale = Math.min(ROOM.width / Math.max(width + back.x, 1), ROOM.height / Math.max(height + back.y, 1));
  const scaled = (length: number) => Math.max(length * scale, THINNEST);
  const front = { width: scaled(width), height: scaled(height) };
  const toBack = { x: scaled(back.x), y: -scaled(back.y) };
  return {
    size: { width: WIDTH, height: MARGIN.top + front.height - toBack.y + MARGIN.bottom },
    front: { x: MARGIN.left + Math.max(0, (ROOM.width - front.width - toBack.x) / 2), y: MARGIN.top - toBack.y, ...front },
    toBack,
  };
}
