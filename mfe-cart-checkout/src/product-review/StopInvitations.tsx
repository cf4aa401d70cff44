import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, ButtonLink, EmptyState, Notice } from '@feszek/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import styles from './ProductReview.module.css';

/** Ends the invitations to review. A program that only opens the links of mails changes nothing. */
export function StopInvitations({ token }: { readonly token: string }) {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const [fault, setFault] = useState('');
  const outcome = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state === 'done') outcome.current?.focus();
  }, [state]);

  async function stop(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setFault('');
    try {
      await browser().api.post('/api/reviews/unsubscribe', { key: token });
      setState('done');
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
      setState('ready');
    }
  }

  if (state === 'done') {
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        <EmptyState icon="check" title={t('productReview.stoppedTitle')} headingLevel={1} action={<ButtonLink href={routePath('index', locale)} variant="secondary">{t('result.continueShopping')}</ButtonLink>}>
          <p>{t('productReview.stopped')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{t('productReview.stopTitle')}</h1>
        <p className={styles.intro}>{t('productReview.stopText')}</p>
      </header>
      <noscript>
        <Notice>{t('productReview.withoutScript')}</Notice>
      </noscript>
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      <div>
        <Button size="large" loading={state === 'busy'} onClick={() => void stop()} data-replay>
          {t('productReview.stop')}
        </Button>
      </div>
    </>
  );
}
