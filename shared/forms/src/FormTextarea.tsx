import { Field, Textarea } from '@feszek/ui';
import type { FormHandle, FormValues } from './FormHandle.ts';

interface FormTextareaProps<Values extends FormValues> {
  readonly form: FormHandle<Values>;
  readonly name: keyof Values & string;
  readonly label: string;
  readonly hint: string;
  /** Marks the field as optional, beside its label. */
  readonly optionalNote: string;
  /** In characters. */
  readonly maxLength: number;
}

/** An optional text area of a form. */
export function FormTextarea<Values extends FormValues>({ form, name, label, hint, optionalNote, maxLength }: FormTextareaProps<Values>) {
  return (
    <Field id={form.controlId(name)} label={label} note={optionalNote} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          maxLength={maxLength}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.blur(name)}
        />
      )}
    </Field>
  );
}
