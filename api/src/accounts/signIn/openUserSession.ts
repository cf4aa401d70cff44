import type { User } from '@feszek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findWholeUser } from '../../users/users.ts';
import type { AccountParts } from '../accountParts.ts';
import { recognisedClient } from './client.ts';
import type { Client } from './client.ts';
import { signIn } from './signIn.ts';

/** A user who has proved who they are. */
export interface VerifiedUser {
  readonly userId: number;
  readonly client: Client;
  readonly isRemembered: boolean;
  /** Whether the user cancels the deletion of their account by signing in. */
  readonly cancelsDeletion: boolean;
}

/** Signs a verified user in, with a new session and its cookies (see `signIn`), whatever they have proved it with. */
export async function openUserSession({ db, clock, sessions, shopUrl }: AccountParts, request: FastifyRequest, reply: FastifyReply, { userId, client, isRemembered, cancelsDeletion }: VerifiedUser): Promise<User> {
  const session = await sessions.require(request, reply);
  const opened = await signIn(db, clock, { session, userId, isRemembered, cancelsDeletion, client: recognisedClient(client, reply, shopUrl) });
  sessions.use(opened, request, reply);
  const { id, name, email } = await findWholeUser(db, userId);
  return { id, name, email };
}
