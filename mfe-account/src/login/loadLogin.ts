import type { User } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface LoginData {
  /** The signed-in user; `null` for a guest. */
  readonly user: User | null;
}

/** Loads the signed-in user, so that they do not see the form first. Opens no session. */
export async function loadLogin({ api, signal }: LoadContext): Promise<LoadResult<LoginData>> {
  const user = await api.get<User | null>('/api/auth/user', { ...(signal && { signal }) });
  return found({ user: user && { id: user.id, name: user.name, email: user.email } });
}
