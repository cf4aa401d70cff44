import { Field, TextInput } from '@feszek/ui';
import type { ComponentProps } from 'react';
import { useT } from '../../i18n.ts';
import { controlId } from './useStepForm.ts';
import type { FormValues, StepForm } from './useStepForm.ts';

interface FormFieldProps<Values extends FormValues> extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'list' | 'min'> {
  readonly form: StepForm<Values>;
  readonly name: keyof Values & string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** After the field's own bookkeeping, when it is left. */
  readonly onLeave?: (value: string) => void;
}

/** A line of text of a step's form. */
export function FormField<Values extends FormValues>({ form, name, label, hint, isOptional = false, onLeave, ...input }: FormFieldProps<Values>) {
  const t = useT();
  return (
    <Field id={controlId(name)} label={label} hint={hint} note={isOptional ? t('checkout.optional') : undefined} error={form.errorOf(name)} required={!isOptional}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={(event) => {
            form.blur(name);
            onLeave?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
