import { operatorMessageSchema, operatorMessagesSchema } from '@feszek/contract';
import type { OperatorMessage } from '@feszek/contract';
import { writeFile } from 'node:fs/promises';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { list, moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- messages list [--all] [--limit N]     messages of the contact form; closed ones too with --all
npm run shop -- messages show NUMBER [--file FILE]    --file writes the attached picture or PDF
npm run shop -- messages close NUMBER                 the message is answered`;

const OPTIONS = { all: { type: 'boolean' }, limit: { type: 'string' }, file: { type: 'string' } } as const;
const COMMANDS = ['list', 'show', 'close'];
/** Characters of a message in the list. */
const SHOWN = 60;

/** A visitor's text without control characters, which would command a terminal. */
const shown = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

function messageTable(messages: readonly OperatorMessage[]): string {
  if (messages.length === 0) return 'No messages.';
  return table<OperatorMessage>(
    [
      { title: 'NUMBER', of: ({ number }) => String(number), isNumber: true },
      { title: 'RECEIVED', of: ({ created_at }) => moment(created_at) },
      { title: 'STATE', of: ({ closed_at }) => (closed_at ? 'closed' : 'open') },
      { title: 'TOPIC', of: ({ topic }) => topic },
      { title: 'FROM', of: ({ email }) => shown(email) },
      { title: 'FILE', of: ({ file }) => file?.type ?? '' },
      { title: 'MESSAGE', of: ({ message }) => shown(message).slice(0, SHOWN) },
    ],
    messages,
  );
}

function details({ number, created_at, closed_at, locale, topic, name, email, order_number, message, file }: OperatorMessage): string {
  const facts = list([
    ['Message', String(number)],
    ['Received', moment(created_at)],
    ['State', closed_at ? `closed on ${moment(closed_at)}` : 'open'],
    ['Topic', topic],
    ['From', shown(`${name} <${email}>`)],
    ['Language', locale],
    ['Order', shown(order_number) || undefined],
    ['File', file ? `${file.name} (${file.type})` : undefined],
  ]);
  return `${facts}\n\n${message.split('\n').map(shown).join('\n')}`;
}

async function showMessage(client: OperatorClient, path: string, number: string, file: string | undefined): Promise<string> {
  const message = await known(client.call('GET', path, operatorMessageSchema), `There is no message ${number}.`);
  if (file === undefined) return details(message);
  if (!message.file) return `Message ${number} has no file.`;
  await writeFile(file, Buffer.from(message.file.content, 'base64'), { mode: 0o600 });
  return `The file of message ${number} (${message.file.type}) is in ${file}.`;
}

/** Messages of the contact form. */
export const messagesTopic: Topic = {
  name: 'messages',
  usage: USAGE,
  async run(args, { client, terminal, here }) {
    const { values: { all = false, limit = '50', file }, positionals: [command = '', number, ...rest] } = parseCommand(args, OPTIONS, USAGE);
    if (!COMMANDS.includes(command) || rest.length > 0 || (command === 'list') !== (number === undefined)) throw misuse('messages', command, COMMANDS, USAGE);
    const path = `/operator/messages/${encodeURIComponent(number ?? '')}`;
    if (command === 'list') {
      const query = new URLSearchParams({ all: String(all), limit: String(wholeNumber(limit, '--limit')) });
      terminal.out(messageTable(await client().call('GET', `/operator/messages?${query.toString()}`, operatorMessagesSchema)));
    } else if (command === 'show') {
      terminal.out(await showMessage(client(), path, number ?? '', file === undefined ? undefined : here(file)));
    } else {
      await known(client().call('POST', `${path}/closed`, operatorMessageSchema, {}), `There is no message ${number}.`);
      terminal.out(`Message ${number} is closed.`);
    }
    return 0;
  },
};
