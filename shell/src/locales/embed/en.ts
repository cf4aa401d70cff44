import type { EmbedTexts } from './hu.ts';

export const en: EmbedTexts = {
  unavailable: 'This part of the shop is unavailable right now.',
  retry: 'Try again',
  toShop: 'Go to the shop',
};
