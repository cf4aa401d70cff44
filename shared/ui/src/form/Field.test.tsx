/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

/** The text that a screen reader reads after the name of a control. */
function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(no element ${id})`).join(' | ');
}

describe('Field', () => {
  it('ties the label, the hint and the error to the control', () => {
    render(
      <Field label="Email" hint="We write there." error="It lacks an @." required>
        {(control) => <TextInput {...control} type="email" />}
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Email');
    expect(description(input)).toBe('We write there. | It lacks an @.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.required).toBe(true);
  });

  it('refers to no missing errors or hints', () => {
    render(<Field label="Email">{(control) => <TextInput {...control} />}</Field>);
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('accepts an id, so that an error summary can link to the control', () => {
    render(
      <Field label="City" id="city">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(screen.getByLabelText('City').id).toBe('city');
  });
});

describe('Checkbox', () => {
  it('is named by its label and described by its error', () => {
    render(<Checkbox label="I accept the terms" error="You must accept them." />);
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(description(box)).toBe('You must accept them.');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('RadioGroup', () => {
  it('names the group by its question and describes it by its error', () => {
    render(
      <RadioGroup legend="Payment" error="Choose one.">
        <RadioCard name="payment" value="1" title="Card" />
        <RadioCard name="payment" value="2" title="Transfer" description="Takes a day" />
      </RadioGroup>,
    );
    expect(description(screen.getByRole('group', { name: 'Payment' }))).toBe('Choose one.');
    expect(description(screen.getByRole('radio', { name: /Transfer/ }))).toBe('Takes a day');
  });
});
