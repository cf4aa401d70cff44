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

/** A box as seen from the front and a little from the right and above (cabinet projection), in units of the drawing. */
export interface BoxDrawing {
  /** Of the whole drawing, with the place for its labels. */
  readonly size: Size;
  /** The front face: its upper left corner, and its size. */
  readonly front: Point & Size;
  /** From a corner of the front face to the same corner of the back. */
  readonly toBack: Point;
}

const WIDTH = 320;
/** What labels need around the box, and what a box may be at the most. */
const MARGIN = { left: 64, right: 56, top: 12, bottom: 40 } as const;
const ROOM: Size = { width: WIDTH - MARGIN.left - MARGIN.right, height: 188 };

/** Depth goes up to the right at this angle, drawn at half its length: the projection of joiners' sketches. */
const ANGLE = (38 * Math.PI) / 180;
const SHORTENING = 0.5;
/** A side that is thinner would vanish between its own lines. */
const THINNEST = 3;

/** Draws a box as large as the drawing allows, in its true proportions. A low box makes a low drawing. */
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
