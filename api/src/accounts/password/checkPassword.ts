import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isPassword } from '../../users/password.ts';
import type { Client } from '../signIn/client.ts';
import type { SignInLimit } from '../signIn/SignInLimit.ts';

/**
 * Requires the current password of a signed-in user. Wrong ones count like failed sign-ins.
 *
 * @throws ApiError `sign_in_delayed`; `validation_failed` at the field `current_password`
 */
export async function checkPassword(limit: SignInLimit, user: Selectable<Database['app_user']>, client: Client, password: string): Promise<void> {
  const attempt = await limit.begin(user.email, client);
  if (!(await isPassword(password, user.password_hash))) throw new ApiError('validation_failed', { fields: [{ path: 'current_password', code: 'password_wrong' }] });
  await attempt.succeed();
}
