import { expect, it } from '@jest/globals';
import { serializeError } from './serializers.ts';

it('logs where an error comes from, with its causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(serializeError(new TypeError('The range could not be read', { cause }))).toMatchObject({
    type: 'TypeError',
    message: 'The range could not be read',
    stack: expect.stringContaining('serializers.test.ts'),
    cause: { type: 'Error', code: 'ECONNREFUSED', syscall: 'connect' },
  });
});

it('logs every error of an aggregate', () => {
  expect(serializeError(new AggregateError([new Error('one'), new Error('two')], 'none answered'))).toMatchObject({ errors: [{ message: 'one' }, { message: 'two' }] });
});

it('leaves out the values that a database repeats in its errors', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "user_email_key"'), {
    code: '23505', table: 'user', constraint: 'user_email_key', detail: 'Key (email)=(anna@example.hu) already exists.', params: ['anna@example.hu', 'Kovács Anna'],
  });
  const logged = serializeError(refused);
  expect(logged).toMatchObject({ code: '23505', table: 'user', constraint: 'user_email_key' });
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

it('leaves out the recipient that a mail server repeats', () => {
  const logged = serializeError(new Error("Can't send mail: 550 <anna.kovacs@example.hu> is unknown"));
  expect(logged.message).toBe("Can't send mail: 550 <…@…> is unknown");
  expect(logged.stack).toContain('serializers.test.ts');
  expect(JSON.stringify(logged)).not.toContain('anna');
});

it('ends a chain of causes that leads back to itself', () => {
  const error = new Error('again');
  error.cause = error;
  expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
});

it('logs a thrown value that is not an error as text', () => {
  expect(serializeError('no database')).toEqual({ type: 'string', message: 'no database', stack: '' });
});
