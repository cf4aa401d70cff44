import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { articleCardSchema } from './article.ts';
import { productSchema } from './product.ts';
import { imageSchema } from './shared.ts';

/** A picture of a room, and the products in it that can be bought. */
const shopRoomSchema = object({
  title: string().required(),
  text: string().required(),
  image: imageSchema.required(),
  /** In the order of reading; positions in percent of the picture's width and height. */
  points: array(object({ x: number().required(), y: number().required(), product: productSchema.required() }).required()).required(),
});
export type ShopRoom = InferType<typeof shopRoomSchema>;

/** Response of `GET /api/home/room`: `null` without a room, or while none of its products can be bought. Its cache tag is `home`. */
export const homeRoomSchema = object({ room: shopRoomSchema.nullable().defined().default(undefined) });
export type HomeRoom = InferType<typeof homeRoomSchema>;

/** Response of `GET /api/home/story`: an article that the operator has chosen; `null` without one, or while it is not shown. */
export const homeStorySchema = object({ article: articleCardSchema.nullable().defined().default(undefined) });
export type HomeStory = InferType<typeof homeStorySchema>;
