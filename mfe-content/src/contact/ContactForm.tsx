import { CONTACT_LIMITS, CONTACT_PATH, CONTACT_TOPICS, contactMessageInputSchema } from '@feszek/contract';
import type { ContactReceipt } from '@feszek/contract';
import { BotCheck, Form, FormField, useBotCheck, useForm } from '@feszek/forms';
import { useBrowser, useShop } from '@feszek/kit';
import { Button, Field, Select, Textarea } from '@feszek/ui';
import { useId, useRef, useState } from 'react';
import { FormFrame } from '../forms/FormFrame.tsx';
import { FormOutcome } from '../forms/FormOutcome.tsx';
import { useT } from '../i18n.ts';
import { contactErrors, EMPTY_MESSAGE, toFormData } from './contactValues.ts';
import { FileField } from './FileField.tsx';
import styles from '../forms/FormFrame.module.css';

/** A file of 5 MB takes longer on a slow connection than other requests. In milliseconds. */
const SEND_MS = 120_000;

interface Sent extends ContactReceipt {
  readonly email: string;
}

/** A message to the shop. After an error everything stays in the form; after success the number of the message replaces it. */
export function ContactForm() {
  const t = useT();
  const { locale } = useShop();
  const browser = useBrowser();
  const fileInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<Sent>();
  const botCheck = useBotCheck({ action: 'contact', locale, api: () => browser().api });
  const form = useForm({
    idPrefix: useId(),
    locale,
    initialValues: EMPTY_MESSAGE,
    // The control has the file before the next render.
    validate: (values) => contactErrors(values, fileInput.current?.files?.[0], locale),
    async onSubmit(values) {
      const input = contactMessageInputSchema.cast(values);
      // The control also has a file that was chosen before hydration.
      const chosen = fileInput.current?.files?.[0];
      const { number } = await botCheck.send((token) => browser().api.post<ContactReceipt>(CONTACT_PATH, toFormData(input, token, chosen), { timeoutMs: SEND_MS }));
      setSent({ number, email: input.email });
    },
  });
  if (sent) {
    return <FormOutcome icon="check" title={t('contact.sentTitle')}><p>{t('contact.sent', { number: String(sent.number), email: sent.email })}</p></FormOutcome>;
  }
  const labels = { topic: t('contact.topic'), name: t('forms.name'), email: t('forms.email'), order_number: t('contact.orderNumber'), message: t('contact.message'), file: t('contact.file') };
  function choose(chosen: File | undefined): void {
    setFile(chosen);
    form.set('file', chosen?.name ?? '');
    form.blur('file');
  }
  function removeFile(): void {
    const { current: control } = fileInput;
    if (!control) return;
    control.value = '';
    choose(undefined);
    control.focus();
  }
  return (
    <FormFrame>
      <Form form={form} labels={labels} title={t('contact.failed')} className={styles.scripted}>
        <Field id={form.controlId('topic')} label={labels.topic} error={form.errorOf('topic')} required>
          {(control) => (
            <Select {...control} name="topic" value={form.values.topic} onChange={(event) => form.set('topic', event.target.value)} onBlur={() => form.blur('topic')}>
              <option value="">{t('contact.chooseTopic')}</option>
              {CONTACT_TOPICS.map((topic) => <option key={topic} value={topic}>{t(`contact.topics.${topic}`)}</option>)}
            </Select>
          )}
        </Field>
        <FormField form={form} name="name" label={labels.name} autoComplete="name" />
        <FormField form={form} name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <FormField form={form} name="order_number" label={labels.order_number} optionalNote={t('forms.optional')} autoComplete="off" />
        <Field id={form.controlId('message')} label={labels.message} error={form.errorOf('message')} required>
          {(control) => (
            <Textarea {...control} name="message" rows={7} maxLength={CONTACT_LIMITS.message} value={form.values.message} onChange={(event) => form.set('message', event.target.value)} onBlur={() => form.blur('message')} />
          )}
        </Field>
        <FileField id={form.controlId('file')} input={fileInput} file={file} error={form.errorOf('file')} onChoose={choose} onRemove={removeFile} />
        <BotCheck check={botCheck} />
        <Button type="submit" size="large" wide loading={form.isSubmitting} data-replay>
          {t('contact.submit')}
        </Button>
      </Form>
    </FormFrame>
  );
}
