/** @jest-environment jsdom */
import { ApiError, ApiNetworkError } from '@feszek/api-client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Form, FormField, useForm } from './index.ts';

afterEach(cleanup);

interface TestFormProps {
  readonly onSubmit: (values: { name: string; city: string }) => Promise<void>;
  readonly showErrorsAfter?: 'blur' | 'submit';
  readonly draft?: { city: string };
}

const labels = { name: 'Name', city: 'City' };

function TestForm({ onSubmit, showErrorsAfter = 'blur', draft }: TestFormProps) {
  const form = useForm({
    idPrefix: 'test-',
    locale: 'en',
    initialValues: { name: '', city: '' },
    draft,
    showErrorsAfter,
    prefix: 'address.',
    validate: ({ name }): Record<string, string> => (name === '' ? { name: 'Enter a name.' } : {}),
    onSubmit,
  });
  return (
    <Form form={form} labels={labels} countText={(count) => `${count} to correct`}>
      <FormField form={form} name="name" label={labels.name} />
      <FormField form={form} name="city" label={labels.city} optionalNote="optional" />
      <button type="submit">Send</button>
    </Form>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /City/ });
const type = (control: HTMLInputElement, value: string) => act(async () => fireEvent.change(control, { target: { value } }));
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const refusal = (path: string) =>
  new ApiError({ status: 422, code: 'validation_failed', message: 'Invalid', params: {}, fields: [{ path, code: 'required', message: 'x' }] });

describe('a form', () => {
  it('sends its values', async () => {
    const sent: unknown[] = [];
    render(<TestForm onSubmit={async (values) => void sent.push(values)} />);
    await type(name(), 'Anna');
    await send();
    expect(sent).toEqual([{ name: 'Anna', city: '' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists invalid fields, focuses the first, and links to each', async () => {
    render(<TestForm onSubmit={() => Promise.resolve()} />);
    await send();
    expect(screen.getByRole('alert').textContent).toBe('1 to correctName: Enter a name.');
    expect(document.activeElement).toBe(name());
    await act(async () => city().focus());
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Name' })));
    expect(document.activeElement).toBe(name());
  });

  it('shows the error of a field once the field is left', async () => {
    render(<TestForm onSubmit={() => Promise.resolve()} />);
    await act(async () => fireEvent.blur(name()));
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no error before it is submitted, if configured', async () => {
    render(<TestForm onSubmit={() => Promise.resolve()} showErrorsAfter="submit" />);
    await act(async () => fireEvent.blur(name()));
    expect(name().getAttribute('aria-invalid')).toBeNull();
    await send();
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an error of the server at its field until the field changes', async () => {
    render(<TestForm onSubmit={() => Promise.reject(refusal('address.city'))} />);
    await type(name(), 'Anna');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('City: This field is required.');
    expect(document.activeElement).toBe(city());
    await type(city(), 'Győr');
    expect(city().getAttribute('aria-invalid')).toBeNull();
  });

  it('focuses the summary if the error is not about a field of the form', async () => {
    render(<TestForm onSubmit={() => Promise.reject(new ApiNetworkError('No connection.', new TypeError()))} />);
    await type(name(), 'Anna');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('No connection.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('applies a draft after mounting', async () => {
    await act(async () => render(<TestForm onSubmit={() => Promise.resolve()} draft={{ city: 'Szeged' }} />));
    expect(city().value).toBe('Szeged');
  });

  it('keeps pre-hydration input', async () => {
    const sent: unknown[] = [];
    const page = <TestForm onSubmit={async (values) => void sent.push(values)} />;
    const markup = render(page).container.innerHTML;
    cleanup();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = markup;
    name().value = 'Anna';
    const root = await act(async () => hydrateRoot(container, page));
    await send();
    expect(sent).toEqual([{ name: 'Anna', city: '' }]);
    await act(async () => root.unmount());
    container.remove();
  });
});
