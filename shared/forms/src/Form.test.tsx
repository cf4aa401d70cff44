/** @jest-environment jsdom */
import { ApiError, ApiNetworkError } from '@feszek/api-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Form, FormField, useForm } from './index.ts';

afterEach(cleanup);

interface TestFormProps {
  readonly onSubmit: (values: { name: string; city: string }) => Promise<void>;
  /** Loads the rules; they are in the page by default. */
  readonly load?: () => Promise<typeof rules>;
  readonly showErrorsAfter?: 'blur' | 'submit';
  readonly draft?: { city: string };
}

const labels = { name: 'Name', city: 'City' };

const rules = ({ name }: { readonly name: string }): Record<string, string> => (name === '' ? { name: 'Enter a name.' } : {});

function TestForm({ onSubmit, load, showErrorsAfter = 'blur', draft }: TestFormProps) {
  const form = useForm({
    idPrefix: 'test-',
    locale: 'en',
    initialValues: { name: '', city: '' },
    draft,
    showErrorsAfter,
    prefix: 'address.',
    validate: load ? async (values) => (await load())(values) : rules,
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
  new ApiError({ status: 422, code: 'validation_failed', message: 'Invalid', params: {}, fields: [{ path, code: 'required', message: 'Enter a city.' }] });

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
    expect(screen.getByRole('alert').textContent).toContain('City: Enter a city.');
    expect(document.activeElement).toBe(city());
    await type(city(), 'Győr');
    expect(city().getAttribute('aria-invalid')).toBeNull();
  });

  it('leaves the focus in a field that the visitor enters as soon as the errors appear', async () => {
    render(<TestForm onSubmit={() => Promise.resolve()} load={async () => rules} />);
    const entered = new MutationObserver(() => screen.queryByRole('alert') && city().focus());
    entered.observe(document.body, { childList: true, subtree: true });
    const summary = screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await summary;
    entered.disconnect();
    await type(city(), 'G');
    expect(document.activeElement).toBe(city());
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

describe('a form whose rules are loaded', () => {
  function loadingRules() {
    const { promise, resolve } = Promise.withResolvers<typeof rules>();
    const load = jest.fn(() => promise);
    return { load, arrive: () => act(async () => resolve(rules)) };
  }

  it('loads them with the first focus, and not before', async () => {
    const load = jest.fn(async () => rules);
    await act(async () => render(<TestForm onSubmit={() => Promise.resolve()} load={load} />));
    expect(load).not.toHaveBeenCalled();
    await act(async () => name().focus());
    await act(async () => city().focus());
    expect(load).toHaveBeenCalled();
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });

  it('waits for them before it is sent, and sends what is typed meanwhile', async () => {
    const sent: unknown[] = [];
    const { load, arrive } = loadingRules();
    render(<TestForm onSubmit={async (values) => void sent.push(values)} load={load} />);
    await send();
    await type(name(), 'Anna');
    expect(sent).toEqual([]);
    await arrive();
    expect(sent).toEqual([{ name: 'Anna', city: '' }]);
  });

  it('keeps the input if they cannot be loaded, and loads them again', async () => {
    const sent: unknown[] = [];
    // Formik reports rules that cannot be loaded in development.
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const load = jest.fn(async () => rules).mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
    render(<TestForm onSubmit={async (values) => void sent.push(values)} load={load} />);
    await type(name(), 'Anna');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach the shop.');
    expect([name().value, sent]).toEqual(['Anna', []]);
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([{ name: 'Anna', city: '' }]);
    warn.mockRestore();
  });
});

describe('an email address that looks misspelt', () => {
  function EmailForm() {
    const form = useForm({ idPrefix: 'test-', locale: 'en', initialValues: { email: '' }, validate: () => ({}), onSubmit: () => Promise.resolve() });
    return <FormField form={form} name="email" label="Email" type="email" />;
  }
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const press = (label: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: label })));
  /** Longer than the pause before the check of the address, and than loading the code of the question. */
  const PATIENCE = { timeout: 5000 };
  beforeEach(() => {
    render(<EmailForm />);
  });

  it('leads to a question after a pause, and is corrected with one press', async () => {
    await type(email(), 'anna@gmial.com');
    expect(screen.queryByRole('button')).toBeNull();
    await screen.findByText('Did you mean anna@gmail.com?', {}, PATIENCE);
    await press('anna@gmail.com');
    expect([email().value, document.activeElement]).toEqual(['anna@gmail.com', email()]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be kept, and leads to no further question', async () => {
    await type(email(), 'anna@gmial.com');
    await screen.findByText('Did you mean anna@gmail.com?', {}, PATIENCE);
    await press('Keep what I typed');
    expect([email().value, document.activeElement, screen.queryByRole('button')]).toEqual(['anna@gmial.com', email(), null]);
  });
});
