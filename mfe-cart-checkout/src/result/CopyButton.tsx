import { useBrowser } from '@feszek/kit';
import { Button } from '@feszek/ui';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n.ts';

const unchanging = () => () => undefined;

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** Copies a text. It is missing without scripts, and in a browser that cannot copy. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useT();
  const browser = useBrowser();
  const canCopy = useSyncExternalStore(unchanging, () => 'clipboard' in navigator, () => false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      browser().bus.emit('notice.shown', { kind: 'success', text: t('transfer.copied') });
    } catch {
      browser().bus.emit('notice.shown', { kind: 'error', text: t('transfer.notCopied') });
    }
  }

  if (!canCopy) return null;
  return (
    <Button variant="quiet" size="small" aria-label={label} onClick={() => void copy()} data-print="hide">
      {t('transfer.copy')}
    </Button>
  );
}
