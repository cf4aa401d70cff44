import { useBrowser } from '@feszek/kit';
import { ShareLinks } from '@feszek/ui';
import { useT } from '../i18n.ts';

export interface ShareAddressProps {
  /** What is shared, as a message with the link names it. */
  readonly title: string;
  readonly path: string;
  /** Names the buttons as a group. */
  readonly label: string;
}

/** Shares an address of the catalogue. */
export function ShareAddress({ title, path, label }: ShareAddressProps) {
  const t = useT();
  const browser = useBrowser();
  const labels = { group: label, copy: t('share.copy'), mail: t('share.mail'), device: t('share.device') };
  const handleCopy = (isCopied: boolean) => browser().bus.emit('notice.shown', isCopied ? { kind: 'success', text: t('share.copied') } : { kind: 'error', text: t('share.notCopied') });
  return <ShareLinks title={title} path={path} labels={labels} onCopy={handleCopy} />;
}
