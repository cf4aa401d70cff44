import { LOCALES } from '@feszek/contract';
import { describe, expect, it } from '@jest/globals';
import { renderText } from '../../platform/mail/renderText.ts';
import * as accountMails from './accountMails.ts';
import * as personalDataMails from './personalDataMails.ts';

const AT = new Date('2026-11-23T09:00:00Z');

describe.each(LOCALES)('the mails of accounts in %s', (locale) => {
  const to = { name: 'Kovács Anna', locale };
  const texts = [
    accountMails.activationMail(to, 'token'),
    accountMails.accountExistsMail(to),
    accountMails.passwordResetMail(to, 'token'),
    accountMails.invitationMail(to, 'token'),
    accountMails.emailConfirmationMail(to, 'token'),
    accountMails.emailChangedMail(to, 'uj@example.hu', 'token'),
    personalDataMails.deletionStartedMail(to, { dueAt: AT, openOrders: 0, token: 'token' }),
    personalDataMails.personalExportMail(to, 'token'),
  ].map((mail) => renderText(mail, locale, 'http://shop.test'));

  it('do not mention a button, which their plain text does not have', () => {
    for (const text of texts) expect(text).not.toMatch(/gomb|button/i);
  });

  it('name the day of a deletion once', () => {
    const [deletion = ''] = texts.filter((text) => text.includes('2026'));
    expect(deletion.match(/2026/g)).toHaveLength(1);
  });
});
