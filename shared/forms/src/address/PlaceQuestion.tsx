import { FieldQuestion } from '../question/FieldQuestion.tsx';
import type { Answer } from '../question/FieldQuestion.tsx';
import type { FormHandle } from '../FormHandle.ts';
import type { AddressValues } from './addressValues.ts';
import type { PlaceMismatch } from './placeMismatch.ts';
import { PLACE_TEXTS } from './placeTexts.ts';

interface PlaceQuestionProps<Values extends AddressValues> {
  readonly form: Pick<FormHandle<Values>, 'controlId' | 'locale' | 'set'>;
  /** `undefined` while there is nothing to ask. */
  readonly mismatch: PlaceMismatch | undefined;
  readonly onKeep: () => void;
}

/** Asks which of a postcode and a town is right if they do not belong together. */
export function PlaceQuestion<Values extends AddressValues>({ form, mismatch, onKeep }: PlaceQuestionProps<Values>) {
  const texts = PLACE_TEXTS[form.locale];
  // The chosen answer disappears, so the focus moves to the field that it is about.
  const focus = (field: string) => document.getElementById(form.controlId(field))?.focus();
  const set = (field: 'zipcode' | 'city', value: string): void => {
    form.set(field, value);
    focus(field);
  };

  function answersTo({ zipcode, city, towns, zipcodes }: PlaceMismatch): Answer[] {
    const [only] = zipcodes;
    const other: Answer[] =
      only === undefined ? [] : zipcodes.length === 1 ? [{ label: `${only} ${city}`, onChoose: () => set('zipcode', only) }] : [{ label: texts.otherZipcode(city), onChoose: () => focus('zipcode') }];
    const keep = (): void => {
      onKeep();
      focus('city');
    };
    return [...towns.map((town) => ({ label: `${zipcode} ${town}`, onChoose: () => set('city', town) })), ...other, { label: texts.keep(zipcode, city), onChoose: keep }];
  }

  return <FieldQuestion text={mismatch ? texts.question(mismatch) : ''} answers={mismatch ? answersTo(mismatch) : []} />;
}
