import { Checkbox } from '@feszek/ui';
import type { ReactNode } from 'react';
import type { FormHandle, FormValues } from './FormHandle.ts';

interface FormCheckboxProps<Values extends FormValues> {
  readonly form: FormHandle<Values>;
  readonly name: keyof Values & string;
  /** May contain links, such as the one to the terms. */
  readonly label: ReactNode;
  readonly required?: boolean;
  /** Called after the form has the new value. */
  readonly onChange?: (isChecked: boolean) => void;
}

/** A checkbox of a form, with its label and error. */
export function FormCheckbox<Values extends FormValues>({ form, name, label, required, onChange }: FormCheckboxProps<Values>) {
  return (
    <Checkbox
      id={form.controlId(name)}
      name={name}
      label={label}
      required={required}
      checked={form.values[name] === true}
      error={form.errorOf(name)}
      onChange={({ target: { checked } }) => {
        form.set(name, checked);
        onChange?.(checked);
      }}
    />
  );
}
