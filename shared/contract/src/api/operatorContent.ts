import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { LOCALES } from '../locale.ts';
import { LIMITS } from './limits.ts';

/** Limits of a content folder. */
const CONTENT_LIMITS = { files: 5000, path: 500, characters: 200_000, pictures: 2000 } as const;

const path = () => string().max(CONTENT_LIMITS.path, 'too_long').required('required');
const hash = () => string().matches(/^[0-9a-f]{64}$/, 'unknown_value').required('required');
const fileSchema = object({ path: path(), text: string().max(CONTENT_LIMITS.characters, 'too_long').defined() });
const pictureSchema = object({ path: path(), /** SHA-256 of the file. */ hash: hash() });

/** Body of `PUT /operator/content`: the files of a content folder. Pictures are uploaded before. */
export const contentImportSchema = object({
  files: array(fileSchema.required()).max(CONTENT_LIMITS.files, 'too_many').required('required'),
  pictures: array(pictureSchema.required()).max(CONTENT_LIMITS.pictures, 'too_many').required('required'),
  /** Only checks the folder. */
  is_check: boolean().default(false),
  /** Imports the texts although pictures are missing: entries are shown without them until they are uploaded and the folder is imported again. */
  is_without_pictures: boolean(),
});
export type ContentImport = InferType<typeof contentImportSchema>;

const remarkSchema = object({ file: string().required(), line: number().required(), message: string().required() });

/** Response of `PUT /operator/content`. A folder with an error, or with a picture that is not uploaded and not left out, changes nothing. */
export const contentImportResultSchema = object({
  is_applied: boolean().required(),
  faults: array(remarkSchema.required()).required(),
  /** Goods and categories that do not exist (any more). */
  warnings: array(remarkSchema.required()).required(),
  /** Hashes of pictures that must be uploaded first. */
  missing_pictures: array(string().required()).required(),
  /** The number of entries of each section of the folder. */
  sections: array(object({ name: string().required(), count: number().required() }).required()).required(),
});
export type ContentImportResult = InferType<typeof contentImportResultSchema>;
export type ContentRemark = InferType<typeof remarkSchema>;

/** Response of `GET /operator/content`: a folder that imports to the same state. */
export const contentExportSchema = object({ files: array(fileSchema.required()).required(), pictures: array(pictureSchema.required()).required() });
export type ContentExport = InferType<typeof contentExportSchema>;

export const contentPictureParamsSchema = object({ hash: hash() });
export const contentPictureQuerySchema = object({ is_check: boolean().default(false) });

/** Body of `POST /operator/content/preview`: the key of an article or a page. */
export const contentPreviewInputSchema = object({ key: string().trim().max(LIMITS.name, 'too_long').required('required') });

/** Response of `POST /operator/content/preview`: an address in each language, and until when it works. */
export const contentPreviewLinksSchema = object({
  links: array(object({ locale: string().oneOf(LOCALES).required(), url: string().required() }).required()).required(),
  expires_at: string().required(),
});
export type ContentPreviewLinks = InferType<typeof contentPreviewLinksSchema>;
