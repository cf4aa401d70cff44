import type { Passkey, Passkeys } from '@feszek/contract';
import { Button, Notice } from '@feszek/ui';
import { useRef, useState } from 'react';
import { useT } from '../i18n.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Section } from '../layout/Section.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { usePasskeys } from './usePasskeys.ts';
import type { PasskeysOptions } from './usePasskeys.ts';
import page from '../layout/FormPage.module.css';

interface PasskeySectionProps extends PasskeysOptions {
  readonly passkeys: Passkeys;
}

/** The passkeys of the account: list, new, rename, remove. */
export function PasskeySection({ passkeys, ...options }: PasskeySectionProps) {
  const t = useT();
  const { isAdding, fault, add, remove } = usePasskeys(options);
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const addButton = useRef<HTMLButtonElement>(null);

  async function removeConfirmed(passkey: Passkey): Promise<void> {
    const isRemoved = await remove(passkey);
    setRemoved(undefined);
    // The buttons of a removed passkey disappear.
    if (isRemoved) addButton.current?.focus();
  }

  return (
    <Section title={t('passkeys.title')} intro={t('passkeys.text')}>
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} onRename={setRenamed} onRemove={setRemoved} /> : <p>{t('passkeys.none')}</p>}
      {fault !== undefined && (
        <Notice tone="error" role="alert">
          {fault}
        </Notice>
      )}
      <div>
        <Button ref={addButton} variant="secondary" className={page.scripted} loading={isAdding} onClick={add} data-replay>
          {t('passkeys.add')}
        </Button>
      </div>
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} onRenamed={options.onChanged} />}
      {removed && (
        <ConfirmDialog title={t('passkeys.removeTitle')} action={t('passkeys.remove')} onConfirm={() => removeConfirmed(removed)} onClose={() => setRemoved(undefined)}>
          {t('passkeys.removeText', { name: removed.name })}
        </ConfirmDialog>
      )}
    </Section>
  );
}
