import type { AccountSession, AccountSessions } from '@feszek/contract';
import { Badge, Button } from '@feszek/ui';
import { useRef } from 'react';
import { useI18n } from '../i18n.ts';
import { useSessions } from './useSessions.ts';
import page from '../layout/FormPage.module.css';
import styles from '../layout/ItemList.module.css';

/** The devices that are signed in, this one first, with sign-out of one or of all others. */
export function SessionList({ loaded }: { readonly loaded: AccountSessions }) {
  const { t, formatDate } = useI18n();
  const { sessions, busy, end, endOthers } = useSessions(loaded);
  const list = useRef<HTMLUListElement>(null);
  const nameOf = ({ device, browser }: AccountSession) => [device, browser].filter(Boolean).join(' · ') || t('security.unknownDevice');
  const listed = sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
  const hasOthers = sessions.some(({ is_current: isCurrent }) => !isCurrent);

  /** The button of an ended session disappears, so the focus moves to the list. */
  function keepFocus(): void {
    list.current?.focus();
  }

  return (
    <>
      <ul ref={list} role="list" tabIndex={-1} className={styles.list}>
        {listed.map((session) => (
          <li key={session.id} className={styles.session}>
            <div className={styles.device}>
              <p className={styles.name}>
                {nameOf(session)} {session.is_current && <Badge>{t('security.thisDevice')}</Badge>}
              </p>
              <p className={styles.use}>
                <span>{t('security.lastUsed', { time: formatDate(session.last_used_at, 'time') })}</span> <span>{session.address}</span>
              </p>
            </div>
            {!session.is_current && (
              <Button
                variant="secondary"
                size="small"
                className={page.scripted}
                aria-label={t('security.endOf', { device: nameOf(session) })}
                loading={busy === session.id}
                onClick={() => {
                  end(session, t('security.ended', { device: nameOf(session) }));
                  keepFocus();
                }}
              >
                {t('security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button
            variant="secondary"
            className={page.scripted}
            loading={busy === 'others'}
            onClick={() => {
              endOthers(t('security.othersEnded'));
              keepFocus();
            }}
          >
            {t('security.endOthers')}
          </Button>
        </div>
      ) : (
        <p className={styles.use}>{t('security.onlyThis')}</p>
      )}
    </>
  );
}
