import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import {
  LIMITS, accountInputSchema, emailChangeInputSchema, emailChangeWithPasswordSchema, isFieldErrorCode, loginInputSchema, passwordChangeInputSchema, passwordResetInputSchema,
  registrationInputSchema,
} from '../index.ts';

/** Which fields are wrong, and with which code. */
function wrong(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const PERSON = {
  name: 'Kovács Anna', email: 'anna@example.hu', password: 'correct horse', password_confirmation: 'correct horse', is_terms_accepted: true, is_privacy_accepted: true,
};
const COMPANY = { ...PERSON, is_company: true, company_name: 'Asztal Kft.', tax_number: '12345676142' };

describe('a registration', () => {
  it('of a person needs name, email address, password and consent', () => {
    expect(wrong(registrationInputSchema, {})).toEqual({
      name: 'required', email: 'required', password: 'required', password_confirmation: 'required', is_terms_accepted: 'must_accept', is_privacy_accepted: 'must_accept',
    });
    expect(registrationInputSchema.validateSync(PERSON)).toEqual({
      ...PERSON, is_company: false, company_name: '', tax_number: '', is_newsletter_subscription: false, bot_check_token: '',
    });
  });

  it('of a company needs its name and a valid tax number, normalized as in checkout', () => {
    expect(wrong(registrationInputSchema, { ...PERSON, is_company: true })).toEqual({ company_name: 'required', tax_number: 'required' });
    expect(wrong(registrationInputSchema, { ...COMPANY, tax_number: '12345678-1-42' })).toEqual({ tax_number: 'tax_number' });
    expect(registrationInputSchema.validateSync(COMPANY)).toMatchObject({ company_name: 'Asztal Kft.', tax_number: '12345676-1-42' });
    expect(wrong(registrationInputSchema, { ...COMPANY, tax_number: 'ATU12345678' })).toEqual({});
  });

  it('of a person drops the fields of a company', () => {
    expect(registrationInputSchema.validateSync({ ...COMPANY, is_company: false, tax_number: 'not checked' })).toMatchObject({ company_name: '', tax_number: '' });
  });

  it('needs the same password twice', () => {
    expect(wrong(registrationInputSchema, { ...PERSON, password_confirmation: 'correct house' })).toEqual({ password_confirmation: 'password_mismatch' });
    expect(wrong(registrationInputSchema, { ...PERSON, password: 'short', password_confirmation: 'short' })).toEqual({ password: 'too_short' });
  });

  it('limits the length of every field', () => {
    const long = 'a'.repeat(3000);
    const faults = wrong(registrationInputSchema, { ...COMPANY, name: long, company_name: long, tax_number: long, email: `${long}@example.hu`, password: long, password_confirmation: long, bot_check_token: long });
    expect(Object.keys(faults).sort()).toEqual(['bot_check_token', 'company_name', 'email', 'name', 'password', 'tax_number']);
  });
});

describe('a sign-in', () => {
  it('is not remembered and cancels no deletion by default', () => {
    expect(loginInputSchema.validateSync({ email: 'anna@example.hu', password: 'x' })).toEqual({ email: 'anna@example.hu', password: 'x', is_remembered: false, cancels_deletion: false, bot_check_token: '' });
  });
});

describe('a new password', () => {
  it('may be sent without confirmation by a reset, but not by a change', () => {
    expect(wrong(passwordResetInputSchema, { password: 'correct horse' })).toEqual({});
    expect(wrong(passwordResetInputSchema, { password: 'correct horse', password_confirmation: 'other' })).toEqual({ password_confirmation: 'password_mismatch' });
    expect(wrong(passwordChangeInputSchema, { password: 'correct horse' })).toEqual({ current_password: 'required', password_confirmation: 'required' });
  });
});

describe('an account', () => {
  const DETAILS = { name: 'Kovács Anna', phone: '06 30 123 4567', locale: 'hu', is_newsletter_subscription: true, company: null };

  it('has an optional telephone number and an optional company', () => {
    expect(accountInputSchema.validateSync(DETAILS)).toEqual({ ...DETAILS, phone: '+36 30 123 4567' });
    expect(accountInputSchema.validateSync({ ...DETAILS, phone: '' })).toMatchObject({ phone: '' });
    expect(wrong(accountInputSchema, { ...DETAILS, phone: 'x', company: { name: '', tax_number: 'x' } })).toEqual({ phone: 'phone', 'company.name': 'required', 'company.tax_number': 'tax_number' });
    expect(wrong(accountInputSchema, { ...DETAILS, locale: 'de', name: 'a'.repeat(LIMITS.name + 1) })).toEqual({ locale: 'unknown_value', name: 'too_long' });
  });

  it('needs the password for another email address, unless it has none', () => {
    expect(wrong(emailChangeWithPasswordSchema, { email: 'new@example.hu' })).toEqual({ current_password: 'required' });
    expect(wrong(emailChangeInputSchema, { email: 'new@example.hu' })).toEqual({});
  });

  it('answers with codes of the catalogue of field errors', () => {
    const codes = [...Object.values(wrong(registrationInputSchema, { ...COMPANY, tax_number: 'x', password_confirmation: 'x' })), ...Object.values(wrong(accountInputSchema, { phone: 'x' }))];
    expect(codes.filter((code) => !isFieldErrorCode(code))).toEqual([]);
  });
});
