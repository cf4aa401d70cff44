/** What a map draws, in a frame of 400 × 240 units. */
export interface MapDrawing {
  readonly water: readonly string[];
  readonly parks: readonly string[];
  readonly roads: readonly { readonly path: string; readonly width: number }[];
  readonly rails: readonly string[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string; readonly turn?: number }[];
  readonly pin: { readonly x: number; readonly y: number };
}

const BUDAPEST: MapDrawing = {
  water: ['M270 0 C250 60 246 120 262 180 L280 240 H400 V0Z', 'M196 40 C186 90 190 150 214 214 L232 210 C214 150 212 90 218 44Z'],
  parks: ['M222 46 C216 92 218 150 236 208 L258 196 C244 140 246 84 262 30Z'],
  roads: [
    { path: 'M0 44 L186 30 L400 8', width: 12 },
    { path: 'M90 0 L112 120 L150 240', width: 9 },
    { path: 'M0 150 L112 122 L190 108', width: 7 },
    { path: 'M150 34 L168 130 L196 240', width: 5 },
  ],
  rails: ['M0 20 L180 12 L400 -12'],
  labels: [
    { x: 318, y: 130, text: 'Duna' },
    { x: 12, y: 66, text: 'Szerémi út' },
    { x: 202, y: 58, text: 'Lágymányosi-öböl', turn: 82 },
    { x: 246, y: 228, text: 'Kopaszi gát' },
  ],
  pin: { x: 238, y: 96 },
};

const GYOR: MapDrawing = {
  water: ['M0 0 H400 V18 C320 40 250 22 180 46 C120 66 60 60 0 52Z', 'M150 54 C170 40 190 30 214 0 H186 C170 26 150 38 132 50Z'],
  parks: ['M284 150 H372 V206 H284Z'],
  roads: [
    { path: 'M196 58 L202 150 L206 240', width: 9 },
    { path: 'M0 190 L206 184 L400 196', width: 12 },
    { path: 'M40 90 L198 96 L380 84', width: 6 },
    { path: 'M60 140 L202 138 L360 128', width: 5 },
    { path: 'M96 70 L110 190', width: 5 },
  ],
  rails: ['M0 222 L206 216 L400 226'],
  labels: [
    { x: 22, y: 34, text: 'Rába' },
    { x: 224, y: 238, text: 'Baross Gábor út', turn: -90 },
    { x: 16, y: 180, text: 'Szent István út' },
    { x: 292, y: 182, text: 'Bisinger sétány' },
  ],
  pin: { x: 198, y: 96 },
};

/** Drawn maps, by the city of the showroom. */
export const MAP_DRAWINGS: ReadonlyMap<string, MapDrawing> = new Map([['Budapest', BUDAPEST], ['Győr', GYOR]]);
