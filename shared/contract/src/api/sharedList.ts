import { object, string } from 'yup';
import type { InferType } from 'yup';

/** Response of `POST /api/favourites/share`: the token of the link to the visitor's list. `GET /api/shared-lists/{token}` answers like the favourites. */
export const sharedListTokenSchema = object({ token: string().required() });
export type SharedListToken = InferType<typeof sharedListTokenSchema>;
