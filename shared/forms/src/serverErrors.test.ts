import { describe, expect, it } from '@jest/globals';
import { serverErrors } from './serverErrors.ts';

describe('serverErrors', () => {
  const message = 'Enter a city.';

  it('maps the errors of a response to the fields of the form', () => {
    expect(serverErrors([{ path: 'invoice_data.city', code: 'required', message }], 'invoice_data.')).toEqual({ city: message });
  });

  it('leaves out errors of other fields', () => {
    expect(serverErrors([{ path: 'delivery_data.city', code: 'required', message }], 'invoice_data.')).toEqual({});
  });
});
