import type { User } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface LoginData {
  /** Who is signed in already; `null` for a guest. */
  readonly user: User | null;
}

/** Asks who the visitor is, so that one who is signed in is not shown the form first. Opens no session. */
export async function loadLogin({ api, signal }: LoadContext): Promise<LoadResult<LoginData>> {
  const user = await api.get<User | null>('/api/auth/user', { ...(signal && { signal }) });
  return found({ user: user && { id: user.id, name: user.name, email: user.email } });
}
