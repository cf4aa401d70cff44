import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { TitledCard } from '../layout/TitledCard.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './OrderScreen.module.css';

interface OpenOrderProps {
  readonly orderHash: string;
  /** Whether the link shows the status only. */
  readonly isOld: boolean;
  /** Called after the code was right. */
  readonly onOpened: () => void;
}

/** Opens the whole order with a code that is sent to its address, or leads to the sign-in. */
export function OpenOrder({ orderHash, isOld, onOpened }: OpenOrderProps) {
  const t = useT();
  const { locale, pathname } = useShop();
  const browser = useBrowser();
  const [sentCodes, setSentCodes] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState('');
  // A second click is possible before the button is busy.
  const isRunning = useRef(false);

  async function requestCode(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setFault('');
    try {
      await browser().api.post(`/api/orders/${encodeURIComponent(orderHash)}/code`, {});
      setSentCodes((count) => count + 1);
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
    } finally {
      setIsSending(false);
      isRunning.current = false;
    }
  }

  const hasCode = sentCodes > 0;
  return (
    <TitledCard title={t(isOld ? 'orderPage.oldTitle' : 'orderPage.restrictedTitle')} tone="outlined">
      {!hasCode && <p>{t(isOld ? 'orderPage.oldText' : 'orderPage.restrictedText')}</p>}
      <noscript>
        <Notice>{t('orderPage.scriptNeeded')}</Notice>
      </noscript>
      <div role="status">{hasCode && <Notice tone="success">{t('orderPage.codeSent')}</Notice>}</div>
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      {/* A new code starts with an empty field. */}
      {hasCode && <CodeForm key={sentCodes} orderHash={orderHash} onOpened={onOpened} />}
      <div className={styles.openActions}>
        <Button variant={hasCode ? 'secondary' : 'primary'} loading={isSending} onClick={() => void requestCode()} data-replay>
          {t(hasCode ? 'orderPage.anotherCode' : 'orderPage.requestCode')}
        </Button>
        <a href={`${routePath('auth-login', locale)}?${new URLSearchParams({ return_to: pathname })}`} className={styles.signIn}>
          {t('orderPage.signIn')}
        </a>
      </div>
    </TitledCard>
  );
}
