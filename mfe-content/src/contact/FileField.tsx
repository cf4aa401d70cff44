import { Field } from '@feszek/ui';
import type { RefObject } from 'react';
import { useT } from '../i18n.ts';
import styles from './ContactForm.module.css';

/** The types that the browser offers; the API checks the bytes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

interface FileFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  /** Called with the chosen file, `undefined` for none. */
  readonly onChoose: (file: File | undefined) => void;
}

/** The file of a message: the browser's own control, which works with a keyboard and takes a photo on a phone. */
export function FileField({ id, input, error, onChoose }: FileFieldProps) {
  const t = useT();
  return (
    <Field id={id} label={t('contact.file')} note={t('forms.optional')} hint={t('contact.fileHint')} error={error}>
      {({ required: _, ...control }) => <input {...control} ref={input} className={styles.file} type="file" name="file" accept={ACCEPT} onChange={({ target }) => onChoose(target.files?.[0])} />}
    </Field>
  );
}
