import { useBrowser, useShop } from '@feszek/kit';
import { Button, ButtonLink } from '@feszek/ui';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n.ts';
import styles from './ShareLinks.module.css';

const unchanging = () => () => undefined;

/** The page's own origin; empty on the server, which renders the page for every origin. */
function useOrigin(): string {
  return useSyncExternalStore(unchanging, () => window.location.origin, () => '');
}

/** Ways to pass the page on, without third parties: its address, an email, and the device's own sharing. */
export function ShareLinks({ title }: { readonly title: string }) {
  const t = useT();
  const { pathname } = useShop();
  const browser = useBrowser();
  const origin = useOrigin();
  const address = origin + pathname;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      browser().bus.emit('notice.shown', { kind: 'success', text: t('share.copied') });
    } catch {
      browser().bus.emit('notice.shown', { kind: 'error', text: t('share.notCopied') });
    }
  }

  function share() {
    // Rejected if the visitor closes the device's dialog.
    navigator.share({ title, url: address }).catch(() => undefined);
  }

  return (
    <div className={styles.share} data-print="hide">
      {origin !== '' && (
        <div className={styles.links} role="group" aria-label={t('share.title')}>
          {'clipboard' in navigator && <Button variant="secondary" size="small" onClick={() => void copy()}>{t('share.copy')}</Button>}
          <ButtonLink variant="secondary" size="small" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
            {t('share.mail')}
          </ButtonLink>
          {'share' in navigator && <Button variant="secondary" size="small" onClick={share}>{t('share.device')}</Button>}
        </div>
      )}
    </div>
  );
}
