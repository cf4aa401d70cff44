import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { imageSchema } from './shared.ts';

export const SOCIAL_NETWORKS = ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Response of `GET /api/social-posts`: the shop's own posts, the newest first. Their cache tag is `social-posts`. */
export const socialPostsSchema = object({
  posts: array(
    object({
      id: number().required(),
      network: string().oneOf(SOCIAL_NETWORKS).required(),
      /** The address of the post at the network. */
      url: string().required(),
      text: string().required(),
      image: imageSchema.required(),
      /** ISO time. */
      published_at: string().required(),
    }).required(),
  ).required(),
});
export type SocialPosts = InferType<typeof socialPostsSchema>;
