import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { optionalPassword } from './auth.ts';

/** Body of `POST /api/account/deletion`. The password is required from a user who has one. */
export const deletionInputSchema = object({ current_password: optionalPassword });
export type DeletionInput = InferType<typeof deletionInputSchema>;

/** Response of `POST /api/account/deletion`: when the account will be deleted, at the earliest. */
export const deletionSchema = object({ deletion_due_at: string().required() });
export type Deletion = InferType<typeof deletionSchema>;

/** Response of `POST /api/auth/export`: a ZIP archive, as base64. */
export const personalExportSchema = object({ file_name: string().required(), content: string().required() });
export type PersonalExport = InferType<typeof personalExportSchema>;

/** The legal bases of GDPR, article 6 (1): contract (b), legal duty (c), legitimate interest (f), consent (a). */
export const LEGAL_BASES = ['contract', 'duty', 'interest', 'consent'] as const;
export type LegalBasis = (typeof LEGAL_BASES)[number];

/** One kind of data that is stored about people. All texts are in the language of the request. */
export const retentionEntrySchema = object({
  key: string().required(),
  data: string().required(),
  purpose: string().required(),
  basis: string().oneOf(LEGAL_BASES).required(),
  /** The act that requires or permits it; empty if there is no other than the GDPR. */
  law: string().defined(),
  /** How long it is stored, such as "30 days". */
  period: string().required(),
  /** What the period begins with, such as "after the last visit". */
  from: string().required(),
});
export type RetentionEntry = InferType<typeof retentionEntrySchema>;

/** Response of `GET /api/privacy/retention`. */
export const retentionSchema = array(retentionEntrySchema.required()).required();
export type Retention = InferType<typeof retentionSchema>;
