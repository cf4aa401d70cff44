import { mediaListSchema } from '@feszek/contract';
import type { ShopClient } from '../shop/ShopClient.ts';
import type { WantedPicture } from './wantedPictures.ts';

function addressOf({ owner, key }: WantedPicture): string {
  return `/operator/media/${owner}/${encodeURIComponent(key)}`;
}

/** Whether the shop lacks a picture at its position, or has a smaller one. */
export async function isMissing(client: ShopClient, wanted: WantedPicture): Promise<boolean> {
  const { pictures } = await client.call('GET', addressOf(wanted), mediaListSchema);
  return (pictures.find(({ position }) => position === wanted.position)?.width ?? 0) < wanted.pixels;
}

/** Uploads a picture to its position. */
export async function uploadPicture(client: ShopClient, wanted: WantedPicture, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const query = wanted.alt ? `?${new URLSearchParams({ alt_hu: wanted.alt.hu, alt_en: wanted.alt.en })}` : '';
  await client.call('PUT', `${addressOf(wanted)}/${wanted.position}${query}`, mediaListSchema, bytes);
}
