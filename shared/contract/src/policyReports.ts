/** Where browsers report what the content policy has refused. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';
