import { describe, expect, it } from '@jest/globals';
import { correctEmail } from './correctEmail.ts';

describe('correctEmail', () => {
  it.each([
    ['gmial.com', 'gmail.com'], ['gmal.com', 'gmail.com'], ['gamil.com', 'gmail.com'], ['gmail.con', 'gmail.com'], ['gmail.co', 'gmail.com'], ['gmail.hu', 'gmail.com'], ['GMAIL.CMO', 'gmail.com'],
    ['fremail.hu', 'freemail.hu'], ['freemail.com', 'freemail.hu'], ['freemial.huu', 'freemail.hu'], ['citormail.hu', 'citromail.hu'], ['tonline.hu', 't-online.hu'], ['t-onlin.hu', 't-online.hu'],
    ['hotmial.com', 'hotmail.com'], ['hotnail.com', 'hotmail.com'], ['outlok.com', 'outlook.com'], ['outlook.con', 'outlook.com'], ['iclod.com', 'icloud.com'], ['icloud.hu', 'icloud.com'], ['yaho.com', 'yahoo.com'],
    ['yahoo.co.uk.con', 'yahoo.co.uk.com'], ['fenyveskft.huu', 'fenyveskft.hu'], ['fenyveskft.con', 'fenyveskft.com'],
  ])('@%s is probably @%s', (typed, meant) => {
    expect(correctEmail(`Anna.Kiss@${typed}`)).toBe(`Anna.Kiss@${meant}`);
  });

  it.each([
    'gmail.com', 'googlemail.com', 'freemail.hu', 'citromail.hu', 't-online.hu', 'hotmail.com', 'hotmail.co.uk', 'outlook.hu', 'outlook.at', 'yahoo.de', 'live.com', 'icloud.com', 'me.com', 'gmx.at',
    'mail.com', 'ymail.com', 'feszek.example', 'elte.hu', 'kormany.gov.hu', 'fenyveskft.hu', 'proton.me', 'posta.hu', 'mol.hu', 'olive.hu', 'cloud.hu', 'email.de',
  ])('@%s is not questioned', (domain) => {
    expect(correctEmail(`anna@${domain}`)).toBeUndefined();
  });

  it.each(['', 'anna', 'anna@', 'anna@gmial', 'anna@@gmial.com', 'anna kiss@gmial.com'])('suggests nothing for "%s", which is no address yet', (typed) => {
    expect(correctEmail(typed)).toBeUndefined();
  });
});
