import { Field } from '../form/Field.tsx';
import { FileInput } from '../form/FileInput.tsx';
import { Select } from '../form/Select.tsx';
import { Textarea } from '../form/Textarea.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const pseudoStates = ['hover', 'focus'] as const;

/** A field with each kind of control in it. */
export function FieldSpecimens() {
  const texts = useTexts();
  const countries = (
    <>
      <option value="">{texts.choose}</option>
      <option value="HU">{texts.countryName}</option>
    </>
  );
  return (
    <>
      <Specimens title="Field, TextInput">
        <Specimen name="empty, hint" width="field">
          <Field label={texts.email} hint={texts.emailHint}>
            {(control) => <TextInput {...control} type="email" />}
          </Field>
        </Specimen>
        <Specimen name="note, placeholder" width="field">
          <Field label={texts.taxNumber} note={texts.optional}>
            {(control) => <TextInput {...control} placeholder="12345676-1-42" />}
          </Field>
        </Specimen>
        <Specimen name="filled, long label" width="field">
          <Field label={texts.longLabel} note={texts.optional}>
            {(control) => <TextInput {...control} defaultValue={texts.longLabel} />}
          </Field>
        </Specimen>
        <Specimen name="error" width="field">
          <Field label={texts.postcode} error={texts.postcodeError} required>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="10" />}
          </Field>
        </Specimen>
        <Specimen name="error, focus" width="field" pseudo="focus">
          <Field label={texts.postcode} error={texts.postcodeError} required>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="10" />}
          </Field>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Field label={texts.email}>{(control) => <TextInput {...control} type="email" placeholder="anna@example.hu" />}</Field>
          </Specimen>
        ))}
        <Specimen name="read-only" width="field">
          <Field label={texts.orderNumber}>{(control) => <TextInput {...control} defaultValue="F-2026-001204" readOnly />}</Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={texts.country}>{(control) => <TextInput {...control} defaultValue={texts.countryName} disabled />}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="FileInput">
        <Specimen name="empty, error, full" width="field">
          <Field label={texts.comment}>{({ required: _, ...control }) => <FileInput {...control}>{texts.choose}</FileInput>}</Field>
          <Field label={texts.comment} error={texts.postcodeError}>{({ required: _, ...control }) => <FileInput {...control}>{texts.choose}</FileInput>}</Field>
          <Field label={texts.comment}>{({ required: _, ...control }) => <FileInput {...control} full>{texts.choose}</FileInput>}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="Textarea">
        <Specimen name="filled" width="field">
          <Field label={texts.comment} hint={texts.commentHint}>
            {(control) => <Textarea {...control} defaultValue={texts.commentText} />}
          </Field>
        </Specimen>
        <Specimen name="error" width="field">
          <Field label={texts.comment} error={texts.commentError}>
            {(control) => <Textarea {...control} defaultValue={texts.commentText} />}
          </Field>
        </Specimen>
        <Specimen name="focus" width="field" pseudo="focus">
          <Field label={texts.comment}>{(control) => <Textarea {...control} defaultValue={texts.commentText} />}</Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={texts.comment}>{(control) => <Textarea {...control} defaultValue={texts.commentText} disabled />}</Field>
        </Specimen>
      </Specimens>
      <Specimens title="Select">
        <Specimen name="chosen" width="field">
          <Field label={texts.sort}>
            {(control) => (
              <Select {...control} defaultValue="price">
                <option value="default">{texts.sortDefault}</option>
                <option value="price">{texts.sortPrice}</option>
              </Select>
            )}
          </Field>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Field label={texts.country}>{(control) => <Select {...control}>{countries}</Select>}</Field>
          </Specimen>
        ))}
        <Specimen name="error" width="field">
          <Field label={texts.country} error={texts.countryError}>
            {(control) => <Select {...control}>{countries}</Select>}
          </Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label={texts.country}>
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
