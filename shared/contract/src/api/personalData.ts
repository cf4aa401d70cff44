import { object, string } from 'yup';
import type { InferType } from 'yup';

/** Response of `POST /api/account/deletion`: when the account will be deleted, at the earliest. */
export const deletionSchema = object({ deletion_due_at: string().required() });
export type Deletion = InferType<typeof deletionSchema>;

/** Response of `POST /api/auth/export`: a ZIP archive, as base64. */
export const personalExportSchema = object({ file_name: string().required(), content: string().required() });
export type PersonalExport = InferType<typeof personalExportSchema>;
