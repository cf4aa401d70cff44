import { Button, Dialog } from '@feszek/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../i18n.ts';
import page from './FormPage.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** The name of the button that confirms. */
  readonly action: string;
  /** The button stays busy until it resolves. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Requests the confirmation of a change that cannot be undone. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <Dialog open title={title} closeLabel={t('common.close')} onClose={onClose}>
      <div className={page.stack}>
        <p>{children}</p>
        <div className={page.actions}>
          <Button variant="danger" loading={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
