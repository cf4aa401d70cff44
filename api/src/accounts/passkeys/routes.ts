import { newPasskeyInputSchema, passkeyCreationOptionsSchema, passkeyNameInputSchema, passkeysSchema } from '@feszek/contract';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams, pathId } from '../../platform/http/ids.ts';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { requireRecentUser } from '../reauthentication/requireRecentUser.ts';
import { requireUser } from '../requireUser.ts';
import { clientNames } from '../signIn/client.ts';
import { addPasskey, removePasskey } from './changePasskeys.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { passkeyCreationOptions } from './options.ts';
import { findPasskeys, listPasskeys, renamePasskey } from './passkeys.ts';
import { relyingPartyOf } from './relyingParty.ts';
import { verifyNewPasskey } from './verify.ts';

const tags = ['account'];

/** The name of a new passkey: the browser and the system that it was created in. */
function nameOf(userAgent: string | undefined): string {
  const { browser, device } = clientNames(userAgent ?? '');
  return [browser.replace(/ \d+$/, ''), device].filter(Boolean).join(', ') || 'Passkey';
}

/** The passkeys of the signed-in user. */
export function passkeyRoutes(app: App, parts: AccountParts): void {
  const { db, clock, sessions, shopUrl } = parts;
  const response = { 200: dataOf(passkeysSchema) };

  app.get('/api/account/passkeys', {
    schema: { tags, summary: 'The passkeys of the signed-in user, the oldest first', response },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      return { data: await listPasskeys(db, userId) };
    },
  });

  app.post('/api/account/passkeys/options', {
    schema: { tags, summary: 'What a browser needs to create a passkey; requires a recent sign-in or reauthentication', response: { 200: dataOf(passkeyCreationOptionsSchema) } },
    handler: async (request, reply) => {
      const session = await requireRecentUser(parts, request, reply);
      const [user, existing] = await Promise.all([findWholeUser(db, session.userId), findPasskeys(db, session.userId)]);
      const options = await passkeyCreationOptions(relyingPartyOf(shopUrl), user, existing);
      await storeChallenge(db, clock, session, 'registration', options.challenge);
      return { data: options };
    },
  });

  app.post('/api/account/passkeys', {
    schema: { tags, summary: 'Adds a passkey that the browser has created', body: newPasskeyInputSchema, response },
    handler: async (request, reply) => {
      const session = await requireUser(sessions, request, reply);
      const challenge = await consumeChallenge(db, clock, session, 'registration', request.body.credential.response.clientDataJSON);
      const passkey = await verifyNewPasskey(relyingPartyOf(shopUrl), challenge, request.body);
      await addPasskey(db, clock, session.userId, { ...passkey, name: nameOf(request.headers['user-agent']) });
      return { data: await listPasskeys(db, session.userId) };
    },
  });

  app.put('/api/account/passkeys/:id', {
    schema: { tags, summary: 'Renames a passkey', params: idParams, body: passkeyNameInputSchema, response },
    handler: async (request, reply) => {
      const { userId } = await requireUser(sessions, request, reply);
      await renamePasskey(db, userId, pathId(request.params.id), request.body.name);
      return { data: await listPasskeys(db, userId) };
    },
  });

  app.delete('/api/account/passkeys/:id', {
    schema: { tags, summary: 'Removes a passkey and ends all other sessions; requires a recent sign-in or reauthentication', params: idParams, response },
    handler: async (request, reply) => {
      const session = await requireRecentUser(parts, request, reply);
      await removePasskey(db, clock, session, pathId(request.params.id));
      return { data: await listPasskeys(db, session.userId) };
    },
  });
}
