import { Field } from '../form/Field.tsx';
import { FileInput } from '../form/FileInput.tsx';
import { Select } from '../form/Select.tsx';
import { Textarea } from '../form/Textarea.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { useWords } from './words.ts';

const pseudoStates = ['hover', 'focus'] as const;

/** A field with each kind of control in it. */
export function FieldSpecimens() {
  const words = useWords();
  const countries = (
    <>
      <option value="">{words.choose}</option>
      <option value="HU">{words.countryName}</option>
    </>
  );
  return (
    <>
      <Specimens title="Field, TextInput">
        <Specimen name="empty, hint" width="field">
          <Field label={words.email} hint={words.emailHint}>
            {(control) => <TextInput {...control} type="email" />}
          </Field>
        </Specimen>
        <Specimen name="note, placeholder" width="field">
          <Field label={words.taxNumber} note={words.optional}>
            {(control) => <TextInput {...control} placeholder="12345676-1-42" />}
          </Field>
        </Specimen>
        <Specimen name="filled, long label" width="field">
          <Field label={words.longLabel} note={words.optional}>
            {(control) => <TextInput {...control} defaultValue={words.longLabel} />}
          </Field>
        </Specimen>
        <Specimen name="error" width="field">
          <Field label={words.postcode} error={words.postcodeError} required>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="10" />}
          </Field>
        </Specimen>
        <Specimen name="error, focus" width="field" pseudo="focus">
          <Field label={words.postcode} error={words.postcodeError} required>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="10" />}
          </Field>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Field label={words.email}>{(control) => <TextInput {...control} type="email" placeholder="anna@example.hu" />}</Field>
          </Specimen>
        ))}
        <Specimen name="read-only" width="field">
          <Field label={words.orderNumber}>{(control) => <TextInput {...control} defaultValue="F-2026-001204" readOnly />}</Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={words.country}>{(control) => <TextInput {...control} defaultValue={words.countryName} disabled />}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="FileInput">
        <Specimen name="empty, error, full" width="field">
          <Field label={words.comment}>{({ required: _, ...control }) => <FileInput {...control}>{words.choose}</FileInput>}</Field>
          <Field label={words.comment} error={words.postcodeError}>{({ required: _, ...control }) => <FileInput {...control}>{words.choose}</FileInput>}</Field>
          <Field label={words.comment}>{({ required: _, ...control }) => <FileInput {...control} full>{words.choose}</FileInput>}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="Textarea">
        <Specimen name="filled" width="field">
          <Field label={words.comment} hint={words.commentHint}>
            {(control) => <Textarea {...control} defaultValue={words.commentText} />}
          </Field>
        </Specimen>
        <Specimen name="error" width="field">
          <Field label={words.comment} error={words.commentError}>
            {(control) => <Textarea {...control} defaultValue={words.commentText} />}
          </Field>
        </Specimen>
        <Specimen name="focus" width="field" pseudo="focus">
          <Field label={words.comment}>{(control) => <Textarea {...control} defaultValue={words.commentText} />}</Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={words.comment}>{(control) => <Textarea {...control} defaultValue={words.commentText} disabled />}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="Select">
        <Specimen name="chosen" width="field">
          <Field label={words.sort}>
            {(control) => (
              <Select {...control} defaultValue="price">
                <option value="default">{words.sortDefault}</option>
                <option value="price">{words.sortPrice}</option>
              </Select>
            )}
          </Field>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Field label={words.country}>{(control) => <Select {...control}>{countries}</Select>}</Field>
          </Specimen>
        ))}
        <Specimen name="error" width="field">
          <Field label={words.country} error={words.countryError}>
            {(control) => <Select {...control}>{countries}</Select>}
          </Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={words.country}>
            {(control) => (
              <Select {...control} defaultValue="HU" disabled>
                {countries}
              </Select>
            )}
          </Field>
        </Specimen>
      </Specimens>
    </>
  );
}
