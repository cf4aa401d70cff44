import { describe, expect, it } from '@jest/globals';
import { serverErrors } from './serverErrors.ts';

describe('serverErrors', () => {
  const message = 'in another language';

  it('puts the server’s errors to the form’s own fields, in the page’s language', () => {
    expect(serverErrors([{ path: 'invoice_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({ city: 'Kötelező mező.' });
  });

  it('leaves out what is not of this form', () => {
    expect(serverErrors([{ path: 'delivery_data.city', code: 'required', message }], 'invoice_data.', 'hu')).toEqual({});
  });
});
