import { both, BOX, ELLIPSE, RECTANGLE } from './silhouette.ts';
import type { Silhouette } from './silhouette.ts';

/** Vases: with a slim neck, tall, and with a belly. */
export const SLIM_VASE = both('M40 0H60V36Q100 50 100 78Q100 100 80 100H20Q0 100 0 78Q0 50 40 36Z');
export const TALL_VASE = both('M10 0H90Q84 6 86 14L96 60Q100 100 84 100H16Q0 100 4 60L14 14Q16 6 10 0Z');
export const ROUND_VASE = both('M28 0H72V10Q100 22 100 54Q100 86 74 100H26Q0 86 0 54Q0 22 28 10Z');
export const PLANT = both('M50 0Q64 10 64 28Q84 14 98 22Q94 40 72 46Q94 48 100 62Q80 68 58 60V72H72L67 100H33L28 72H42V60Q20 68 0 62Q6 48 28 46Q6 40 2 22Q16 14 36 28Q36 10 50 0Z');
export const PLANT_POT = both('M0 0H100V16H95L84 100H16L5 16H0ZM5 16H95');
export const CANDLESTICK = both('M44 0H56V40H68V50H56V88L100 95V100H0V95L44 88V50H32V40H44Z');
export const CUSHION: Silhouette = { front: 'M0 0Q50 8 100 0Q92 50 100 100Q50 92 0 100Q8 50 0 0Z', side: 'M50 0Q100 22 100 50Q100 78 50 100Q0 78 0 50Q0 22 50 0Z' };
export const CURTAIN: Silhouette = { front: 'M0 0H100L98 100H56L50 8L44 100H2Z', side: 'M20 0H80Q100 50 88 100H12Q0 50 20 0Z' };

/** Mirrors, clocks and pictures: flat, with a frame. */
export const ROUND_FRAME: Silhouette = { ...BOX, front: `${ELLIPSE}M50 5A45 45 0 0 1 50 95A45 45 0 0 1 50 5Z` };
export const FRAME: Silhouette = { ...BOX, front: `${RECTANGLE}M6 4H94V96H6Z` };
export const ARCH: Silhouette = { ...BOX, front: 'M0 100V25Q0 0 50 0Q100 0 100 25V100ZM5 97V27Q5 3 50 3Q95 3 95 27V97Z' };
export const ROUND_CLOCK: Silhouette = { ...BOX, front: `${ELLIPSE}M50 18V50L70 62` };
