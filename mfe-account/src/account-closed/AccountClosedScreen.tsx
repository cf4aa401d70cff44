import { routePath } from '@feszek/contract';
import { useShop } from '@feszek/kit';
import { ButtonLink } from '@feszek/ui';
import { useSyncExternalStore } from 'react';
import { useI18n } from '../i18n.ts';
import { Outcome } from '../layout/Outcome.tsx';
import { deletionDue } from './deletionDue.ts';

/** The date stays the same while the page is shown. */
const neverChanges = () => () => undefined;

/** When the account will be deleted, and how its user can change their mind. */
export function AccountClosedScreen() {
  const { t, formatDate } = useI18n();
  const { locale } = useShop();
  // Only the browser has the date.
  const dueAt = useSyncExternalStore(neverChanges, deletionDue, () => '');
  return (
    <Outcome icon="check" title={t('accountClosed.title')} action={<ButtonLink href={routePath('index', locale)}>{t('common.continue')}</ButtonLink>}>
      <p>{dueAt ? t('accountClosed.textAt', { date: formatDate(dueAt) }) : t('accountClosed.text')}</p>
      <p>{t('accountClosed.change')}</p>
    </Outcome>
  );
}
