import type { Passkey, Passkeys } from '@feszek/contract';
import { Badge, Button } from '@feszek/ui';
import { useI18n } from '../i18n.ts';
import page from '../layout/FormPage.module.css';
import styles from '../layout/ItemList.module.css';

interface PasskeyListProps {
  readonly passkeys: Passkeys;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account, each with its use and buttons to rename and to remove it. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t, formatDate } = useI18n();
  return (
    <ul role="list" className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, name, is_backed_up: isBackedUp, created_at: createdAt, last_used_at: usedAt } = passkey;
        return (
          <li key={id} className={styles.session}>
            <div className={styles.device}>
              <p className={styles.name}>
                {name} {isBackedUp && <Badge>{t('passkeys.backedUp')}</Badge>}
              </p>
              <p className={styles.use}>
                {t('passkeys.created', { date: formatDate(createdAt, 'long') })} · {usedAt ? t('security.lastUsed', { time: formatDate(usedAt, 'time') }) : t('passkeys.unused')}
              </p>
            </div>
            <div className={page.actions}>
              <Button variant="secondary" size="small" className={page.scripted} aria-label={t('passkeys.renameOf', { name })} onClick={() => onRename(passkey)} data-replay>
                {t('passkeys.rename')}
              </Button>
              <Button variant="secondary" size="small" className={page.scripted} aria-label={t('passkeys.removeOf', { name })} onClick={() => onRemove(passkey)} data-replay>
                {t('passkeys.remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
