/** A picture: bytes of red, green and blue, and of alpha if it has no ground of its own. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}
