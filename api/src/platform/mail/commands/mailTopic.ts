import { MAIL_STATES, operatorMailSchema, operatorMailsSchema } from '@feszek/contract';
import type { OperatorMail, OperatorMails } from '@feszek/contract';
import { known } from '../../commands/known.ts';
import { misuse } from '../../commands/misuse.ts';
import type { OperatorClient } from '../../commands/OperatorClient.ts';
import { chosen, parseCommand } from '../../commands/parseCommand.ts';
import { list, moment, plain, table } from '../../commands/table.ts';
import type { Topic } from '../../commands/topic.ts';
import { wholeNumber } from '../../commands/wholeNumber.ts';

const USAGE = `npm run shop -- mail list [--state STATE] [--to ADDRESS] [--limit N]
  STATE is one of ${MAIL_STATES.join(', ')}
npm run shop -- mail show MAIL
npm run shop -- mail resend MAIL   sends a dead letter or a sent mail again
MAIL is the mail's number.`;

const COMMANDS = ['list', 'show', 'resend'];
const OPTIONS = { state: { type: 'string' }, to: { type: 'string' }, limit: { type: 'string' } } as const;

/** Never retried: a mail that is sent twice arrives twice. */
const ONCE_MS = -1;

function mailTable(mails: OperatorMails): string {
  if (mails.length === 0) return 'No mails.';
  return table<OperatorMails[number]>(
    [
      { title: 'MAIL', of: ({ id }) => String(id), isNumber: true },
      { title: 'WRITTEN', of: ({ created_at }) => moment(created_at) },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'TO', of: ({ recipient }) => recipient },
      { title: 'SUBJECT', of: ({ subject }) => subject },
      { title: 'ERROR', of: ({ last_error }) => last_error ?? '' },
    ],
    mails,
  );
}

function mailDetails({ id, kind, about, recipient, locale, subject, state, attempts, created_at, sent_at, next_attempt_at, last_error, text }: OperatorMail): string {
  const facts = list([
    ['Mail', `${id}  ${kind}`],
    ['About', about ?? undefined],
    ['To', recipient],
    ['Language', locale],
    ['Subject', subject],
    ['Written', moment(created_at)],
    ['State', attempts === null ? state : `${state}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`],
    ['Sent', sent_at ? moment(sent_at) : undefined],
    ['Next attempt', next_attempt_at ? moment(next_attempt_at) : undefined],
    ['Error', last_error ?? undefined],
  ]);
  return `${facts}\n\n${text.trimEnd().split('\n').map(plain).join('\n')}`;
}

/** Commands that list mails, show one, and send it again. */
export const mailTopic: Topic = {
  name: 'mail',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, number, ...rest] = positionals;
    if (command === 'list' && number === undefined) {
      const { state, to, limit } = values;
      const wanted = chosen(state, 'state', MAIL_STATES);
      const query = new URLSearchParams({ ...(wanted && { state: wanted }), ...(to !== undefined && { to }), ...(limit !== undefined && { limit: String(wholeNumber(limit, '--limit')) }) });
      terminal.out(mailTable(await client().call('GET', `/operator/mails?${query}`, operatorMailsSchema)));
      return 0;
    }
    const isKnown = command === 'show' || command === 'resend';
    if (!isKnown || number === undefined || rest.length > 0 || Object.keys(values).length > 0) throw misuse('mail', command, COMMANDS, USAGE);
    terminal.out(mailDetails(await known(ask(client(), command, number), `There is no mail ${number}.`)));
    return 0;
  },
};

function ask(client: OperatorClient, command: 'show' | 'resend', number: string): Promise<OperatorMail> {
  const path = `/operator/mails/${encodeURIComponent(number)}`;
  return command === 'show' ? client.call('GET', path, operatorMailSchema) : client.call('POST', `${path}/resent`, operatorMailSchema, {}, ONCE_MS);
}
