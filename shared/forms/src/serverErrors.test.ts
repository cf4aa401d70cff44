import { describe, expect, it } from '@jest/globals';
import { serverErrors } from './serverErrors.ts';

describe('serverErrors', () => {
  const message = 'in another language';

  it('maps the errors of a response to the fields of the form, in the language of the page', () => {
    expect(serverErrors([{ path: 'invoice_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({ city: 'Kötelező mező.' });
  });

  it('leaves out errors of other fields', () => {
    expect(serverErrors([{ path: 'delivery_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({});
  });
});
