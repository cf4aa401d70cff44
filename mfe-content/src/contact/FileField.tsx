import { CONTACT_LIMITS } from '@feszek/contract';
import { Button, Field, FileInput, Icon } from '@feszek/ui';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useI18n } from '../i18n.ts';
import { FILE_TYPES } from './contactValues.ts';
import styles from './FileField.module.css';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = BYTES_PER_KB * BYTES_PER_KB;

interface FileFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly file: File | undefined;
  readonly error: string | undefined;
  /** Called with the chosen file, `undefined` for none. */
  readonly onChoose: (file: File | undefined) => void;
  readonly onRemove: () => void;
}

/** `1,2 MB`, `340 KB`. */
function sizeText(bytes: number, formatNumber: ReturnType<typeof useI18n>['formatNumber']): string {
  if (bytes < BYTES_PER_MB) return `${formatNumber(Math.max(1, Math.round(bytes / BYTES_PER_KB)))}\u00A0KB`;
  return `${formatNumber(bytes / BYTES_PER_MB, { maximumFractionDigits: 1 })}\u00A0MB`;
}

/** The file of a message. */
export function FileField({ id, input, file, error, onChoose, onRemove }: FileFieldProps) {
  const { t, formatNumber } = useI18n();
  // A file that was chosen before hydration.
  const showChosen = useEffectEvent(() => {
    const chosen = input.current?.files?.[0];
    if (chosen) onChoose(chosen);
  });
  useEffect(() => showChosen(), []);

  return (
    <Field id={id} label={t('contact.file')} note={t('forms.optional')} hint={t('contact.fileHint', { max: CONTACT_LIMITS.fileMegabytes })} error={error}>
      {({ required: _, 'aria-describedby': describedBy, ...control }) => (
        <div className={styles.row}>
          <FileInput
            {...control}
            ref={input}
            name="file"
            accept={FILE_TYPES.join()}
            aria-describedby={[describedBy, `${id}-file`].filter(Boolean).join(' ')}
            onChange={({ target }) => onChoose(target.files?.[0])}
          >
            <span className={styles.choose} aria-hidden="true">{file ? t('contact.chooseOther') : t('contact.chooseFile')}</span>
            <span id={`${id}-file`} className={styles.name} role="status">{file ? `${file.name}, ${sizeText(file.size, formatNumber)}` : t('contact.noFile')}</span>
          </FileInput>
          {file && (
            <Button variant="quiet" size="small" onClick={onRemove} aria-label={t('contact.removeFile', { name: file.name })}>
              <Icon name="trash" size="small" />
              {t('contact.remove')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
