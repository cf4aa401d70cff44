import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';

/** What the content policy refused in visitors' browsers, one entry for each kind of report. */
export const operatorPolicyReportsSchema = array(
  object({
    directive: string().required(),
    blocked: string().defined(),
    page: string().defined(),
    source: string().defined(),
    count: number().integer().required(),
    first_at: string().required(),
    last_at: string().required(),
  }),
).required();
export type OperatorPolicyReports = InferType<typeof operatorPolicyReportsSchema>;
