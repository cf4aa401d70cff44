import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { useT } from '../i18n.ts';
import type { OrderView } from './orderView.ts';

/**
 * The state of the account that was requested with the order. The text about the mail is the same for an address that has an
 * account already; the mail explains it.
 */
export function AccountNote({ order: { is_new_account: isOpened, account_request: request, partner_email: email } }: { readonly order: OrderView }) {
  const t = useT();
  const { locale } = useShop();
  if (isOpened) return <p>{t('newAccount.opened')}</p>;
  if (request === 'sent') return <p>{t('newAccount.sent', { email })}</p>;
  if (request === null) return null;
  return (
    <p>
      {t('newAccount.failed')} <a href={routePath('auth-registration', locale)}>{t('newAccount.register')}</a>
    </p>
  );
}
