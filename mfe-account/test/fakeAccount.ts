import type { Account, AccountSession, Passkey } from '@feszek/contract';

/** Private customer's account. */
export function fakeAccount(changes: Partial<Account> = {}): Account {
  return {
    id: 5, name: 'Kovács Anna', email: 'anna.kovacs@example.com', pending_email: null, phone: '', locale: 'hu', is_newsletter_subscription: false, has_password: true,
    company: null, created_at: '2026-03-01T09:00:00.000Z', ...changes,
  };
}

/** The session of the page. */
export function fakeSession(changes: Partial<AccountSession> = {}): AccountSession {
  return { id: 1, device: 'Android', browser: 'Chrome', address: '192.0.2.7', last_used_at: '2026-11-22T17:30:00.000Z', is_current: true, ...changes };
}

/** A passkey that was used once. */
export function fakePasskey(changes: Partial<Passkey> = {}): Passkey {
  return { id: 1, name: 'Chrome, Android', is_backed_up: true, created_at: '2026-11-01T09:00:00.000Z', last_used_at: '2026-11-22T17:30:00.000Z', ...changes };
}
