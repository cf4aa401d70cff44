import { acknowledgementSchema, LOCALES, operatorUserSchema, operatorUsersSchema, retentionSchema } from '@feszek/contract';
import type { OperatorUser, Retention, RetentionEntry } from '@feszek/contract';
import { writeFile } from 'node:fs/promises';
import { mixed } from 'yup';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { chosen, parseCommand } from '../../platform/commands/parseCommand.ts';
import { list, moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- users list [TEXT] [--blocked] [--closing] [--limit N]   --closing: accounts that will be deleted; TEXT is a part of the name or the email address
npm run shop -- users show USER
npm run shop -- users create EMAIL NAME [--locale hu|en]    the user gets a link to set their password
npm run shop -- users block USER                            ends their sessions; they cannot sign in
npm run shop -- users unblock USER
npm run shop -- users export USER FILE                      writes everything that is stored about them as JSON
npm run shop -- users delete USER                           deletes the account at once; invoices stay
npm run shop -- users cancel-deletion USER                  cancels the deletion that the user has requested
npm run shop -- users retention                             what is stored about people, and for how long
USER is a user's number or email address.`;

const OPTIONS = { blocked: { type: 'boolean' }, closing: { type: 'boolean' }, limit: { type: 'string' }, locale: { type: 'string' } } as const;

type Values = ReturnType<typeof parseCommand<typeof OPTIONS>>['values'];

/** The options of a command, and how many arguments it takes. */
const COMMANDS: ReadonlyMap<string, { readonly options: readonly (keyof Values)[]; readonly least: number; readonly most: number }> = new Map(Object.entries({
  list: { options: ['blocked', 'closing', 'limit'], least: 0, most: 1 },
  show: { options: [], least: 1, most: 1 },
  create: { options: ['locale'], least: 2, most: 2 },
  block: { options: [], least: 1, most: 1 },
  unblock: { options: [], least: 1, most: 1 },
  export: { options: [], least: 2, most: 2 },
  delete: { options: [], least: 1, most: 1 },
  'cancel-deletion': { options: [], least: 1, most: 1 },
  retention: { options: [], least: 0, most: 0 },
}));

/** What is reported of a change. */
const DONE: ReadonlyMap<string, (email: string) => string> = new Map(Object.entries({
  block: (email: string) => `${email} is blocked.`,
  unblock: (email: string) => `${email} can sign in again.`,
  'cancel-deletion': (email: string) => `The account of ${email} stays.`,
}));

const pathOf = (user: string) => `/operator/users/${encodeURIComponent(user)}`;
const unknown = (user: string) => `There is no user ${user}.`;

function stateOf({ blocked_at: blockedAt, deletion_due_at: dueAt }: OperatorUser): string {
  const states = [blockedAt && `blocked since ${moment(blockedAt)}`, dueAt && `deleted from ${moment(dueAt)}`].filter(Boolean);
  return states.join(', ') || 'active';
}

function userTable(users: readonly OperatorUser[]): string {
  if (users.length === 0) return 'No users.';
  return table<OperatorUser>(
    [
      { title: 'USER', of: ({ id }) => String(id), isNumber: true },
      { title: 'EMAIL', of: ({ email }) => email },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'COMPANY', of: ({ company }) => company?.name ?? '' },
      { title: 'CREATED', of: ({ created_at }) => moment(created_at) },
      { title: 'ORDERS', of: ({ orders }) => String(orders), isNumber: true },
      { title: 'STATE', of: stateOf },
    ],
    users,
  );
}

function details(user: OperatorUser): string {
  return list([
    ['User', String(user.id)],
    ['Email', user.email],
    ['Name', user.name],
    ['Phone', user.phone],
    ['Company', user.company ? `${user.company.name}, ${user.company.tax_number}` : undefined],
    ['Language', user.locale],
    ['Newsletter', user.is_newsletter_subscription ? 'yes' : 'no'],
    ['Created', moment(user.created_at)],
    ['Orders', String(user.orders)],
    ['Open sessions', String(user.sessions)],
    ['State', stateOf(user)],
  ]);
}

function retentionTable(entries: Retention): string {
  return table<RetentionEntry>(
    [
      { title: 'JOB', of: ({ key }) => key },
      { title: 'STORED', of: ({ period }) => period, isNumber: true },
      { title: 'FROM', of: ({ from }) => from },
      { title: 'BASIS', of: ({ basis }) => basis },
      { title: 'DATA', of: ({ data }) => data },
    ],
    entries,
  );
}

async function listUsers(client: OperatorClient, text: string, { blocked = false, closing = false, limit = '50' }: Values): Promise<string> {
  const query = new URLSearchParams({ q: text, blocked: String(blocked), closing: String(closing), limit: String(wholeNumber(limit, '--limit')) });
  return userTable(await client.call('GET', `/operator/users?${query.toString()}`, operatorUsersSchema));
}

async function create(client: OperatorClient, email: string, name: string, locale: string): Promise<string> {
  const user = await client.call('POST', '/operator/users', operatorUserSchema, { email, name, locale: chosen(locale, 'locale', LOCALES) });
  return `User ${user.id} is created, and a link to set the password is sent to ${user.email}.`;
}

async function run(client: OperatorClient, command: string, [first = '', second = '']: readonly string[], values: Values, here: (file: string) => string): Promise<string> {
  const about = <Answer>(answer: Promise<Answer>) => known(answer, unknown(first));
  switch (command) {
    case 'list':
      return listUsers(client, first, values);
    case 'show':
      return details(await about(client.call('GET', pathOf(first), operatorUserSchema)));
    case 'retention':
      return retentionTable(await client.call('GET', '/api/privacy/retention', retentionSchema));
    case 'create':
      return create(client, first, second, values.locale ?? 'hu');
    case 'export': {
      const data = await about(client.call('GET', `${pathOf(first)}/export`, mixed().required()));
      await writeFile(here(second), `${JSON.stringify(data, undefined, 2)}\n`, { mode: 0o600 });
      return `Everything that is stored about ${first} is in ${second}.`;
    }
    case 'delete':
      await about(client.call('DELETE', pathOf(first), acknowledgementSchema));
      return `User ${first} is deleted.`;
    default: {
      const { email } = await about(client.call('POST', `${pathOf(first)}/${command}`, operatorUserSchema, {}));
      return DONE.get(command)?.(email) ?? '';
    }
  }
}

/** Users: who has an account, and what the operator may do with it. */
export const usersTopic: Topic = {
  name: 'users',
  usage: USAGE,
  async run(args, { client, terminal, here }) {
    const { values, positionals: [command, ...rest] } = parseCommand(args, OPTIONS, USAGE);
    const rule = COMMANDS.get(command ?? '');
    const isKnown = rule !== undefined && rest.length >= rule.least && rest.length <= rule.most && Object.keys(values).every((option) => rule.options.some((known) => known === option));
    if (command === undefined || !isKnown) throw misuse('users', command, [...COMMANDS.keys()], USAGE);
    terminal.out(await run(client(), command, rest, values, here));
    return 0;
  },
};
