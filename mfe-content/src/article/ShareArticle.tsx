import { useBrowser, useShop } from '@feszek/kit';
import { ShareLinks } from '@feszek/ui';
import { useT } from '../i18n.ts';
import styles from './ShareArticle.module.css';

/** Shares the article. */
export function ShareArticle({ title }: { readonly title: string }) {
  const t = useT();
  const { pathname } = useShop();
  const browser = useBrowser();
  const labels = { group: t('share.title'), copy: t('share.copy'), mail: t('share.mail'), device: t('share.device') };
  const handleCopy = (isCopied: boolean) => browser().bus.emit('notice.shown', isCopied ? { kind: 'success', text: t('share.copied') } : { kind: 'error', text: t('share.notCopied') });
  return (
    <div className={styles.share}>
      <ShareLinks title={title} path={pathname} labels={labels} onCopy={handleCopy} />
    </div>
  );
}
