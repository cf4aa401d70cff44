import { routePath } from '@feszek/contract';
import type { Deletion } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { storeDeletionDue } from '../account-closed/deletionDue.ts';
import { useGoTo } from '../navigation/useGoTo.ts';

/**
 * Requests the deletion of the account, and leads to the page that says when it will be deleted.
 *
 * @returns takes the current password, which is empty for a user without one; throws what the API client throws
 */
export function useAccountDeletion(): (currentPassword: string) => Promise<void> {
  const { locale } = useShop();
  const browser = useBrowser();
  const goTo = useGoTo();
  return async (currentPassword) => {
    const { api, bus } = browser();
    const { deletion_due_at: dueAt } = await api.post<Deletion>('/api/account/deletion', { current_password: currentPassword });
    storeDeletionDue(dueAt);
    await goTo(routePath('auth-account-closed', locale));
    bus.set('visitor.user', null);
  };
}
