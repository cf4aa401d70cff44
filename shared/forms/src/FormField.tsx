import { Field, TextInput } from '@feszek/ui';
import { useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { LazyEmailQuestion } from './email/LazyEmailQuestion.tsx';
import type { FormHandle, FormValues } from './FormHandle.ts';

type InputProps = ComponentProps<'input'>;

interface FormFieldProps<Values extends FormValues>
  extends Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'list' | 'min'> {
  readonly form: FormHandle<Values>;
  readonly name: keyof Values & string;
  readonly label: string;
  readonly hint?: string;
  /** Marks the field as optional, beside its label; a field without it is required. */
  readonly optionalNote?: string;
  /** The input component; a text input by default. */
  readonly as?: ComponentType<InputProps>;
  /** Called when the field loses the focus. */
  readonly onLeave?: (value: string) => void;
}

/** A text input of a form, with its label, hint and error. An email address that looks misspelt leads to a question. */
export function FormField<Values extends FormValues>({ form, name, label, hint, optionalNote, as: Input = TextInput, onLeave, ...input }: FormFieldProps<Values>) {
  const [isTyped, setTyped] = useState(false);
  return (
    <Field id={form.controlId(name)} label={label} hint={hint} note={optionalNote} error={form.errorOf(name)} required={optionalNote === undefined}>
      {(control) => (
        <>
          <Input
            {...control}
            {...input}
            name={name}
            value={String(form.values[name])}
            onChange={(event) => {
              setTyped(true);
              form.set(name, event.target.value);
            }}
            onBlur={(event) => {
              form.blur(name);
              onLeave?.(event.target.value);
            }}
          />
          {input.type === 'email' && (
            <LazyEmailQuestion isTyped={isTyped} email={String(form.values[name])} controlId={control.id} locale={form.locale} onCorrect={(email) => form.set(name, email)} />
          )}
        </>
      )}
    </Field>
  );
}
