/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fakeAnswer, fakeError } from '@feszek/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SavedAddress } from '@feszek/contract';
import type { Answering } from '../../test/apiOf.ts';
import { COUNTRIES, fakeAddress } from '../../test/fakeAddress.ts';
import { showScreen } from '../../test/showScreen.tsx';
import { AddressesScreen } from './AddressesScreen.tsx';

afterEach(cleanup);

const OFFICE = fakeAddress({ id: 2, is_company: true, name: 'Fa Kft.', tax_number: '12345676-1-42', address: 'Ipar út 2.', is_default_billing: false, is_default_delivery: false });

/** Answers every change with these addresses; the list of towns is empty. */
function answeringWith(addresses: readonly SavedAddress[]) {
  return jest.fn<Answering>(({ call }) => fakeAnswer(200, { data: call.startsWith('GET /api/cities') ? [] : addresses }));
}

const show = (addresses: readonly SavedAddress[], answering: Answering) => showScreen(<AddressesScreen data={{ addresses, countries: COUNTRIES }} />, { answering });
const changesOf = (answering: jest.Mock<Answering>) => answering.mock.calls.map(([call]) => call).filter(({ call }) => !call.startsWith('GET'));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Opens a form, which is loaded first. */
async function open(name: string): Promise<void> {
  press(name);
  await screen.findByRole('button', { name: 'Mentem' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillIn(): void {
  type('Név', 'Kovács Anna');
  type('Irányítószám', '9021');
  type('Település', 'Győr');
  type('Utca, házszám', 'Fő utca 1.');
}

describe('the addresses', () => {
  it('are listed with their uses, country and tax number', () => {
    show([fakeAddress(), OFFICE], answeringWith([]));
    const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('address')).map((item) => item.querySelector('address')?.textContent);
    expect(items).toEqual([expect.stringMatching(/Kovács Anna számlázási cím szállítási cím.*9021 Győr, Fő utca 1\..*Magyarország/), expect.stringContaining('Adószám: 12345676-1-42')]);
  });

  it('are empty at first, and the first one is added', async () => {
    const answering = answeringWith([fakeAddress()]);
    const { notices } = show([], answering);
    expect(screen.getByRole('heading', { level: 2, name: 'Még nincs mentett címed' })).toBeTruthy();
    await open('Új cím');
    fillIn();
    press('Mentem');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Elmentettük a címet.' }]));
    expect(changesOf(answering)).toEqual([{
      call: 'POST /api/account/addresses',
      body: { name: 'Kovács Anna', country_id: 1, zipcode: '9021', city: 'Győr', address: 'Fő utca 1.', is_company: false, tax_number: '', is_default_billing: false, is_default_delivery: false },
    }]);
    expect(screen.getByRole('button', { name: 'Módosítom: Kovács Anna, 9021 Győr' })).toBeTruthy();
  });

  it('leave the focus in a field that a visitor enters as soon as the form appears', async () => {
    const { notices } = show([], answeringWith([fakeAddress()]));
    const entered = new MutationObserver(() => screen.queryByLabelText('Név')?.focus());
    entered.observe(document.body, { childList: true, subtree: true });
    await open('Új cím');
    entered.disconnect();
    type('Név', 'K');
    expect(document.activeElement).toBe(screen.getByLabelText('Név'));
    fillIn();
    press('Mentem');
    await waitFor(() => expect(notices).toHaveLength(1));
  });

  it('of a company need a valid tax number', async () => {
    const answering = answeringWith([OFFICE]);
    show([], answering);
    await open('Új cím');
    fireEvent.click(screen.getByLabelText('Cég'));
    type('Cégnév', 'Fa Kft.');
    type('Adószám', '12345678-1-42');
    type('Irányítószám', '9021');
    type('Település', 'Győr');
    type('Utca, házszám', 'Ipar út 2.');
    press('Mentem');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Adószám')));
    expect(changesOf(answering)).toEqual([]);
    type('Adószám', '12345676-1-42');
    press('Mentem');
    await waitFor(() => expect(changesOf(answering)[0]?.body).toMatchObject({ is_company: true, tax_number: '12345676-1-42' }));
  });

  it('are changed, and become the default', async () => {
    const answering = answeringWith([OFFICE]);
    show([fakeAddress(), OFFICE], answering);
    await open('Módosítom: Fa Kft., 9021 Győr');
    fireEvent.click(screen.getByLabelText('Ez legyen a számlázási címem'));
    press('Mentem');
    await waitFor(() => expect(changesOf(answering)).toEqual([{ call: 'PUT /api/account/addresses/2', body: expect.objectContaining({ name: 'Fa Kft.', is_default_billing: true, is_default_delivery: false }) }]));
  });

  it('stay as they are after a cancelled change', async () => {
    const answering = answeringWith([]);
    show([fakeAddress()], answering);
    await open('Módosítom: Kovács Anna, 9021 Győr');
    type('Név', 'Valaki Más');
    press('Mégsem');
    expect(screen.getByText('Kovács Anna')).toBeTruthy();
    expect(changesOf(answering)).toEqual([]);
  });

  it('are deleted after a confirmation, with the focus on what replaces the pressed button', async () => {
    const answering = answeringWith([fakeAddress()]);
    const { notices } = show([fakeAddress(), OFFICE], answering);
    press('Törlöm: Fa Kft., 9021 Győr');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Megtartom' }));
    press('Megtartom');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Törlöm: Fa Kft., 9021 Győr' }));
    press('Törlöm: Fa Kft., 9021 Győr');
    press('Törlöm');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Töröltük a címet.' }]));
    expect(changesOf(answering)).toEqual([{ call: 'DELETE /api/account/addresses/2', body: undefined }]);
    expect(screen.queryByText('Fa Kft.')).toBeNull();
  });

  it('stay in the list if they cannot be deleted', async () => {
    const { notices } = show([fakeAddress()], () => fakeError('service_unavailable'));
    press('Törlöm: Kovács Anna, 9021 Győr');
    press('Törlöm');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: expect.any(String) }]));
    expect(screen.getByText('Kovács Anna')).toBeTruthy();
  });
});
