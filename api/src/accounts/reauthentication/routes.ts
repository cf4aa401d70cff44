import { acknowledgementSchema, passkeyAssertionInputSchema, passkeyRequestOptionsSchema, reauthenticationInputSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { recordAuthentication } from '../../platform/session/sessions.ts';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { assertPasskey } from '../passkeys/assertPasskey.ts';
import { storeChallenge } from '../passkeys/challenges.ts';
import { passkeyRequestOptions } from '../passkeys/options.ts';
import { findPasskeys } from '../passkeys/passkeys.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.ts';
import { checkPassword } from '../password/checkPassword.ts';
import { requireUser } from '../requireUser.ts';
import { clientOf } from '../signIn/client.ts';

const tags = ['account'];
const ACKNOWLEDGED = { data: { ok: true as const } };

/** Reauthentication of a signed-in user, with the password or a passkey. */
export function reauthenticationRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions, shopUrl, clientSecret, signInLimit } = parts;

  app.post('/api/account/reauthentication', {
    schema: { tags, summary: 'Confirms with the password that it is the user; valid for ten minutes', body: reauthenticationInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      await checkPassword(signInLimit, await findWholeUser(db, session.userId), clientOf(request, clientSecret, shopUrl), request.body.current_password);
      await recordAuthentication(db, clock, session.id);
      return ACKNOWLEDGED;
    },
  });

  app.post('/api/account/reauthentication/passkey/options', {
    schema: { tags, summary: 'What a browser needs to use a passkey of the user', response: { 200: dataOf(passkeyRequestOptionsSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      const options = await passkeyRequestOptions(relyingPartyOf(shopUrl), await findPasskeys(db, session.userId));
      await storeChallenge(db, clock, session, 'reauthentication', options.challenge);
      return { data: options };
    },
  });

  app.post('/api/account/reauthentication/passkey', {
    schema: { tags, summary: 'Confirms with a passkey that it is the user; valid for ten minutes', body: passkeyAssertionInputSchema, response: { 200: dataOf(acknowledgementSchema) } },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      await assertPasskey(parts, request, session, 'reauthentication', request.body.credential, session.userId);
      await recordAuthentication(db, clock, session.id);
      return ACKNOWLEDGED;
    },
  });
}
