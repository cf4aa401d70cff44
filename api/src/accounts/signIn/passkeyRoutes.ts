import { passkeyRequestOptionsSchema, passkeySignInInputSchema, userSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import type { AccountParts } from '../accountParts.ts';
import { assertPasskey } from '../passkeys/assertPasskey.ts';
import { storeChallenge } from '../passkeys/challenges.ts';
import { passkeyRequestOptions } from '../passkeys/options.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.ts';
import { openUserSession } from './openUserSession.ts';

const tags = ['account'];

/** Sign-in with a passkey, without an email address. */
export function passkeySignInRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions, shopUrl } = parts;

  app.post('/api/auth/passkey/options', {
    schema: { tags, summary: 'What a browser needs to sign in with a passkey', response: { 200: dataOf(passkeyRequestOptionsSchema) } },
    handler: async (request, reply) => {
      const session = await sessions.require(request, reply);
      const options = await passkeyRequestOptions(relyingPartyOf(shopUrl), []);
      await storeChallenge(db, clock, session, 'sign_in', options.challenge);
      return { data: options };
    },
  });

  app.post('/api/auth/passkey', {
    schema: { tags, summary: 'Signs in with a passkey; the guest’s cart and favourites become the user’s', body: passkeySignInInputSchema, response: { 200: dataOf(userSchema) } },
    handler: async (request, reply) => {
      const { credential, is_remembered: isRemembered, cancels_deletion: cancelsDeletion } = request.body;
      const verified = await assertPasskey(parts, request, await sessions.require(request, reply), 'sign_in', credential);
      return { data: await openUserSession(parts, request, reply, { ...verified, isRemembered, cancelsDeletion }) };
    },
  });
}
