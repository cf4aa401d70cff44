import { describe, expect, it } from '@jest/globals';
import { contactSchema, deliveryDataSchema, invoiceDataSchema } from '@feszek/contract';
import { serverErrors, validationErrors } from './formErrors.ts';

const address = { name: 'Kovács Anna', country_id: 1, address: 'Bartók Béla út 12.', city: 'Budapest', zipcode: '1114' };

describe('validationErrors', () => {
  it('finds nothing wrong with what the schema accepts', () => {
    expect(validationErrors(contactSchema, { email: 'anna@example.com', phone: '+36 30 123 4567' }, 'hu')).toEqual({});
  });

  it('has the catalogue’s words for each field, in the page’s language', () => {
    expect(validationErrors(contactSchema, { email: 'anna', phone: 'soon' }, 'hu')).toEqual({
      email: 'Adj meg egy érvényes e-mail-címet.',
      phone: 'Adj meg egy érvényes telefonszámot, például +36 30 123 4567.',
    });
    expect(validationErrors(contactSchema, { email: '', phone: '' }, 'en')).toEqual({
      email: 'This field is required.',
      phone: 'This field is required.',
    });
  });

  it('fills in bounds', () => {
    expect(validationErrors(deliveryDataSchema, { ...address, zipcode: '1'.repeat(13) }, 'en')).toEqual({ zipcode: 'At most 12 characters are allowed.' });
  });

  it('asks a company, and nobody else, for a tax number', () => {
    expect(validationErrors(invoiceDataSchema, { ...address, is_company: false, tax_number: '' }, 'hu')).toEqual({});
    expect(validationErrors(invoiceDataSchema, { ...address, is_company: true, tax_number: '' }, 'hu')).toEqual({ tax_number: 'Kötelező mező.' });
    expect(validationErrors(invoiceDataSchema, { ...address, is_company: true, tax_number: '12' }, 'hu')).toEqual({
      tax_number: 'Adj meg egy érvényes adószámot, például 12345678-1-42.',
    });
  });

  it('asks for a country where none is chosen', () => {
    const { country_id: _, ...rest } = address;
    expect(validationErrors(deliveryDataSchema, rest, 'hu')).toEqual({ country_id: 'Kötelező mező.' });
  });
});

describe('serverErrors', () => {
  const message = 'in another language';

  it('puts the server’s errors to the form’s own fields, in the page’s language', () => {
    expect(serverErrors([{ path: 'invoice_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({ city: 'Kötelező mező.' });
  });

  it('leaves out what is not of this form', () => {
    expect(serverErrors([{ path: 'delivery_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({});
  });
});
