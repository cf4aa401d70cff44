import { isApiError } from '@feszek/api-client';

/** Whether a sign-in was refused because the account will be deleted, which its user can cancel. */
export function isAccountClosing(error: unknown): boolean {
  return isApiError(error) && error.code === 'account_closing';
}
