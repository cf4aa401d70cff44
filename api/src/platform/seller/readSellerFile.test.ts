import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from '../../config.ts';

const COMPLETE = `# The imprint of the shop
name: Fészek Otthon Kft.
address: 1114 Budapest, Bartók Béla út 12.
registration_number: 01-09-123456
registration_court: Fővárosi Törvényszék Cégbírósága
tax_number: 12345676-2-43
email: ugyfelszolgalat@shop.example
phone: +36 1 555 0117
bank_account: 11773016-11111018-00000000
hosting:
  name: Szerver Kft.
  address: 1132 Budapest, Váci út 1.
  email: info@hosting.example
`;

describe('the file of the seller\'s data', () => {
  let dataDir = '';
  let file = '';
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'feszek-seller-'));
    file = path.join(dataDir, 'seller.yaml');
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  function read(text: string) {
    writeFileSync(file, text);
    return readConfig({ DATA_DIR: dataDir });
  }

  it('has the seller\'s data, and is seller.yaml in the data folder', () => {
    expect(read(COMPLETE)).toMatchObject({
      seller: {
        name: 'Fészek Otthon Kft.', address: '1114 Budapest, Bartók Béla út 12.', registration: '01-09-123456', registrationCourt: 'Fővárosi Törvényszék Cégbírósága', taxNumber: '12345676-2-43',
        email: 'ugyfelszolgalat@shop.example', phone: '+36 1 555 0117', bankAccount: '11773016-11111018-00000000',
        hosting: { name: 'Szerver Kft.', address: '1132 Budapest, Váci út 1.', email: 'info@hosting.example' },
      },
      sellerFile: { path: file, isFound: true, missing: [] },
    });
  });

  it('is the one that SELLER_FILE names, which must exist', () => {
    const other = path.join(dataDir, 'other.yaml');
    writeFileSync(other, 'name: Rigó Kft.\n');
    expect(readConfig({ DATA_DIR: dataDir, SELLER_FILE: other }).seller.name).toBe('Rigó Kft.');
    expect(() => readConfig({ SELLER_FILE: path.join(dataDir, 'none.yaml') })).toThrow(`SELLER_FILE names ${path.join(dataDir, 'none.yaml')}, which does not exist.`);
  });

  it('may be missing or incomplete on this machine', () => {
    expect(readConfig({ DATA_DIR: path.join(dataDir, 'empty'), MAIL_FROM: 'Fészek <shop@shop.example>' })).toMatchObject({
      seller: { name: 'Fészek', email: 'shop@shop.example', address: '', bankAccount: undefined }, sellerFile: { isFound: false },
    });
    expect(read('').sellerFile.missing).toEqual(['name', 'address', 'registration_number', 'registration_court', 'tax_number', 'email', 'phone', 'hosting.name', 'hosting.address', 'hosting.email']);
  });

  it.each([
    ['tax_number: 12345676-2-43', 'tax_number: 123', 'line 6: The field "tax_number" must be a tax number such as 12345676-2-43, but it is "123".'],
    ['email: ugyfelszolgalat@shop.example', 'email: shop@localhost', 'line 7: The field "email" must be an email address, but it is "shop@localhost".'],
    ['phone: +36 1 555 0117', 'phone: soon', 'line 8: The field "phone" must be a telephone number such as +36 1 555 0117, but it is "soon".'],
    ['11773016-11111018-00000000', '11773016-11111019-00000000', 'line 9: The field "bank_account" must be a Hungarian account number of 16 or 24 digits, or an IBAN, with right check digits, but it is "11773016-11111019-00000000".'],
    ['email: info@hosting.example', 'email: info', 'line 13: The field "email" must be an email address, but it is "info".'],
    ['name: Szerver Kft.', 'title: Szerver Kft.', 'line 11: The field "title" is unknown; the known fields are name, address, email.'],
    ['name: Fészek Otthon Kft.', 'name: [Fészek]', 'line 2: The field "name" must be a text.'],
    ['name: Fészek Otthon Kft.', `name: ${'a'.repeat(201)}`, 'line 2: The field "name" has 201 characters; 200 are allowed.'],
    ['hosting:\n  name: Szerver Kft.\n  address: 1132 Budapest, Váci út 1.\n  email: info@hosting.example', 'hosting: Szerver Kft.', 'line 10: The field "hosting" must have fields.'],
  ])('is refused with its line and field: %s → %s', (valid, invalid, message) => {
    const text = COMPLETE.replace(valid, invalid);
    expect(text).not.toBe(COMPLETE);
    expect(() => read(text)).toThrow(new ConfigError(`The seller's data in ${file} are invalid:\n- ${message}`));
  });

  it('is refused with all its errors at once, and as a text that is no YAML', () => {
    expect(() => read('tax_number: 1\nphone: soon\n')).toThrow(/- line 1: .*tax_number.*\n- line 2: .*phone/);
    expect(() => read('name: "Fészek\n')).toThrow(/The seller's data in .* are invalid:\n- line \d+: /);
    expect(() => read('- name\n')).toThrow('- line 1: Fields with values are expected here');
  });
});
