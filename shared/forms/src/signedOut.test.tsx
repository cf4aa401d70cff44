/** @jest-environment jsdom */
import { ApiError } from '@feszek/api-client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, FormField, useForm } from './index.ts';

beforeEach(() => window.history.replaceState(null, '', '/hu/account?tab=2'));
afterEach(cleanup);

interface TestFormProps {
  readonly onSubmit: (values: { name: string }) => Promise<void>;
  readonly locale?: Locale;
}

function TestForm({ onSubmit, locale = 'hu' }: TestFormProps) {
  const form = useForm({ idPrefix: 'test-', locale, initialValues: { name: 'Anna' }, validate: () => ({}), onSubmit, faultText: () => 'something else' });
  return (
    <Form form={form} labels={{ name: 'Name' }}>
      <FormField form={form} name="name" label="Name" />
      <button type="submit">Send</button>
    </Form>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => act(async () => fireEvent.change(name(), { target: { value } }));
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const isUnsaved = () => document.querySelector('form')?.hasAttribute('data-unsaved');
const signedOut = () => Promise.reject(new ApiError({ status: 401, code: 'unauthenticated', message: 'Please sign in first.' }));

describe('a form whose visitor was signed out', () => {
  it('keeps its values, and links to a sign-in on a new tab that returns to the same page', async () => {
    render(<TestForm onSubmit={signedOut} />);
    await type('Béla');
    await send();
    expect(name().value).toBe('Béla');
    expect(screen.getByRole('alert').textContent).toBe('Már nem vagy bejelentkezve. Amit beírtál, itt marad: jelentkezz be egy új lapon, aztán küldd el újra.');
    const link = screen.getByRole('link', { name: 'jelentkezz be egy új lapon' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/hu/bejelentkezes?return_to=%2Fhu%2Faccount%3Ftab%3D2', '_blank']);
    expect(isUnsaved()).toBe(true);
  });

  it('explains it in the language of the page', async () => {
    render(<TestForm onSubmit={signedOut} locale="en" />);
    await send();
    expect(screen.getByRole('alert').textContent).toBe('You are no longer signed in. What you entered stays here: sign in on a new tab, then send it again.');
  });

  it('can be sent again after signing in', async () => {
    const answers = [signedOut, () => Promise.resolve()];
    render(<TestForm onSubmit={() => answers.shift()?.() ?? Promise.reject(new Error('Sent too often'))} />);
    await type('Béla');
    await send();
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isUnsaved()).toBe(false);
  });
});

describe('a form', () => {
  it('is unsaved from the first change until it is sent or restored', async () => {
    render(<TestForm onSubmit={() => Promise.resolve()} />);
    expect(isUnsaved()).toBe(false);
    await type('Béla');
    expect(isUnsaved()).toBe(true);
    await type('Anna');
    expect(isUnsaved()).toBe(false);
    await type('Béla');
    await send();
    expect(isUnsaved()).toBe(false);
    await type('Anna');
    expect(isUnsaved()).toBe(true);
  });
});
