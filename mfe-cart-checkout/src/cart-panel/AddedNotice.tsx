import { ANNOUNCED_AFTER_MS, Notice, VisuallyHidden } from '@feszek/ui';
import { useEffect, useState } from 'react';
import { useT } from '../i18n.ts';

interface AddedNoticeProps {
  /** The product that was just added. */
  readonly title: string;
}

/**
 * Shows which product was added. Screen readers do not announce a live region that appears together with its text, as this one
 * does when the panel opens: it takes the text afterwards.
 */
export function AddedNotice({ title }: AddedNoticeProps) {
  const t = useT();
  const text = t('panel.added', { title });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <div aria-hidden="true">
        <Notice tone="success">{text}</Notice>
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
