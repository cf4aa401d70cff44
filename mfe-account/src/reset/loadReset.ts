import { isApiError } from '@feszek/api-client';
import type { ResetToken } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface ResetData {
  readonly token: string;
  readonly isValid: boolean;
  /** The address of the account; empty if the token is not valid. */
  readonly email: string;
}

/** Loads whether the token of the address can still be used. This does not use it up. */
export async function loadReset({ api, params, signal }: LoadContext): Promise<LoadResult<ResetData>> {
  const token = params['token'] ?? '';
  try {
    const { is_valid: isValid, email } = await api.get<ResetToken>(`/api/auth/password/reset/${encodeURIComponent(token)}`, { ...(signal && { signal }) });
    return found({ token, isValid, email });
  } catch (error) {
    // A text that no token can be, such as one that was copied with what followed it.
    if (isApiError(error) && error.code === 'not_found') return found({ token, isValid: false, email: '' });
    throw error;
  }
}
