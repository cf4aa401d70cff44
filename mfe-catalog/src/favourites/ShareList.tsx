import { apiErrorMessage } from '@feszek/api-client';
import { routePath } from '@feszek/contract';
import type { SharedListToken } from '@feszek/contract';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Notice } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { ShareAddress } from '../share/ShareAddress.tsx';
import styles from './ShareList.module.css';

/** The link to the visitor's list, once they have requested it, and the end of sharing. */
export function ShareList() {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const [token, setToken] = useState<string>();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function send(request: () => Promise<string | undefined>) {
    setBusy(true);
    setFault('');
    try {
      setToken(await request());
      requestAnimationFrame(() => heading.current?.focus());
    } catch (error) {
      setFault(apiErrorMessage(error, locale));
    } finally {
      setBusy(false);
    }
  }
  const share = () => send(async () => (await browser().api.post<SharedListToken>('/api/favourites/share')).token);
  const stop = () =>
    send(async () => {
      await browser().api.delete('/api/favourites/share');
      browser().bus.emit('notice.shown', { kind: 'success', text: t('sharedList.stopped') });
      return undefined;
    });

  return (
    <section className={styles.share} data-print="hide">
      {fault && <Notice tone="error" role="alert">{fault}</Notice>}
      {token === undefined ? (
        <Button variant="secondary" loading={isBusy} className={styles.scripted} onClick={() => void share()} data-replay>
          {t('sharedList.share')}
        </Button>
      ) : (
        <div className={styles.panel}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>{t('sharedList.linkTitle')}</h2>
          <p className={styles.text}>{t('sharedList.linkText')}</p>
          <ShareAddress title={t('sharedList.title')} path={routePath('shared-list', locale, { token })} label={t('sharedList.share')} />
          <Button variant="quiet" size="small" className={styles.stop} loading={isBusy} onClick={() => void stop()}>
            {t('sharedList.stop')}
          </Button>
        </div>
      )}
    </section>
  );
}
