/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answering } from '../../test/apiOf.ts';
import { fakeAccount } from '../../test/fakeAccount.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { DetailsScreen } from './DetailsScreen.tsx';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Mentem' }));
const COMPANY = { name: 'Fa Kft.', tax_number: '12345676-1-42' };

afterEach(cleanup);

describe('the details of an account', () => {
  it('are saved, and the new name is published', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeAccount({ name: 'Kiss Anna' }) }));
    const { bus, notices } = showScreen(<DetailsScreen data={{ account: fakeAccount() }} />, { answering });
    type('Név', 'Kiss Anna');
    type(/Telefonszám/, '06 30 123 4567');
    fireEvent.change(field('A levelek nyelve'), { target: { value: 'en' } });
    save();
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Mentettük az adataidat.' }]));
    expect(answering.mock.calls[0]?.[0]).toMatchObject({
      call: 'PUT /api/account', body: { name: 'Kiss Anna', locale: 'en', is_newsletter_subscription: false, company: null },
    });
    expect(bus.get('visitor.user')).toEqual({ id: 5, name: 'Kiss Anna', email: 'anna.kovacs@example.com' });
  });

  it('have a company if the visitor shops for one', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeAccount({ company: COMPANY }) }));
    showScreen(<DetailsScreen data={{ account: fakeAccount() }} />, { answering });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cég nevében vásárolok' }));
    save();
    expect((await screen.findByRole('group', { name: 'Nem sikerült menteni' })).textContent).toContain('Cégnév: Kötelező mező.');
    await waitFor(() => expect(document.activeElement).toBe(field('Cégnév')));
    type('Cégnév', 'Fa Kft.');
    type('Adószám', '12345676142');
    save();
    await waitFor(() => expect(answering.mock.calls[0]?.[0].body).toMatchObject({ company: COMPANY }));
  });

  it('lose the company of a visitor who no longer shops for one', async () => {
    const answering = jest.fn<Answering>(() => fakeAnswer(200, { data: fakeAccount() }));
    showScreen(<DetailsScreen data={{ account: fakeAccount({ company: COMPANY }) }} />, { answering });
    expect(field('Cégnév').value).toBe('Fa Kft.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cég nevében vásárolok' }));
    save();
    await waitFor(() => expect(answering.mock.calls[0]?.[0].body).toMatchObject({ company: null }));
  });

  it('show an error of the API at its field', async () => {
    showScreen(<DetailsScreen data={{ account: fakeAccount({ company: COMPANY }) }} />, { answering: () => fakeError('validation_failed', { fields: { 'company.tax_number': 'tax_number' } }) });
    save();
    await waitFor(() => expect(field('Adószám').getAttribute('aria-invalid')).toBe('true'));
  });
});
