import { CONSENT_ID, CONSENT_PURPOSES, operatorConsentSchema, operatorConsentsSchema } from '@feszek/contract';
import type { OperatorConsent } from '@feszek/contract';
import { known } from '../../platform/commands/known.ts';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { list, moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- consents list [--limit N]             the newest decisions about cookies
npm run shop -- consents show ID                      ID: the id, or the value of the visitor's cookie "consent", which contains it`;

const OPTIONS = { limit: { type: 'string' } } as const;
const COMMANDS = ['list', 'show'];

const agreedTo = ({ purposes }: OperatorConsent) => purposes.join(', ') || 'none';

function consentTable(consents: readonly OperatorConsent[]): string {
  if (consents.length === 0) return 'No decisions.';
  return table<OperatorConsent>(
    [
      { title: 'ID', of: ({ id }) => id },
      { title: 'STORED', of: ({ stored_at }) => moment(stored_at) },
      { title: 'VERSION', of: ({ version }) => String(version), isNumber: true },
      { title: 'AGREED TO', of: agreedTo },
    ],
    consents,
  );
}

function details(consent: OperatorConsent): string {
  return list([
    ['Record', consent.id],
    ['Agreed to', agreedTo(consent)],
    ['Refused', CONSENT_PURPOSES.filter((purpose) => !consent.purposes.includes(purpose)).join(', ') || 'none'],
    ['Version of the purposes', String(consent.version)],
    ['Decided', `${consent.decided_at} (clock of the visitor)`],
    ['Stored', `${consent.stored_at} (clock of the shop)`],
  ]);
}

/**
 * The id in an argument, which may be the whole value of a cookie: `10.2.1795282191810.<id>.1`.
 *
 * @throws CommandFailure if there is none
 */
function idIn(argument: string): string {
  const id = argument.split('.').find((part) => CONSENT_ID.test(part));
  if (id === undefined) throw new CommandFailure(`"${argument}" contains no id of a record: 32 hexadecimal digits.`);
  return id;
}

/** Records by which the shop proves a consent to cookies. */
export const consentsTopic: Topic = {
  name: 'consents',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values: { limit = '50' }, positionals: [command = '', argument, ...rest] } = parseCommand(args, OPTIONS, USAGE);
    if (!COMMANDS.includes(command) || rest.length > 0 || (command === 'list') !== (argument === undefined)) throw misuse('consents', command, COMMANDS, USAGE);
    if (argument === undefined) {
      terminal.out(consentTable(await client().call('GET', `/operator/consents?limit=${wholeNumber(limit, '--limit')}`, operatorConsentsSchema)));
      return 0;
    }
    const id = idIn(argument);
    terminal.out(details(await known(client().call('GET', `/operator/consents/${id}`, operatorConsentSchema), `There is no record ${id}. Records are deleted after two years.`)));
    return 0;
  },
};
