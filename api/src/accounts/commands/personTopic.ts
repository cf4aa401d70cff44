import { erasedPersonSchema } from '@feszek/contract';
import type { ErasedPerson } from '@feszek/contract';
import { writeFile } from 'node:fs/promises';
import { mixed } from 'yup';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Topic } from '../../platform/commands/topic.ts';

const USAGE = `npm run shop -- person export EMAIL FILE                   writes everything that is stored about a person as JSON, with an account or without one
npm run shop -- person erase EMAIL                         deletes it at once; billing data of orders, complaints and withdrawals stay for as long as the law requires`;

const COMMANDS = ['export', 'erase'];

const pathOf = (email: string) => `/operator/persons/${encodeURIComponent(email)}`;

function summary(email: string, { has_account: hasAccount, orders, quotes, reviews, carts, messages, mails }: ErasedPerson): string {
  const parts = [
    ...(hasAccount ? ['the account'] : []),
    `${quotes} quotes, ${reviews} reviews, ${carts} carts, ${messages} messages and ${mails} mails of guests`,
    `everything but the billing data of ${orders} orders of guests`,
  ];
  return `Deleted about ${email}: ${parts.join('; ')}.`;
}

/** What is stored about anyone with an email address, and its deletion. */
export const personTopic: Topic = {
  name: 'person',
  usage: USAGE,
  async run(args, { client, terminal, here }) {
    const { positionals: [command, email, file, ...rest] } = parseCommand(args, {}, USAGE);
    if (email === undefined || rest.length > 0 || !COMMANDS.includes(command ?? '') || (command === 'export') !== (file !== undefined)) throw misuse('person', command, COMMANDS, USAGE);
    const unknown = `“${email}” is not an email address.`;
    if (file === undefined) {
      terminal.out(summary(email, await known(client().call('DELETE', pathOf(email), erasedPersonSchema), unknown)));
      return 0;
    }
    const data = await known(client().call('GET', `${pathOf(email)}/export`, mixed().required()), unknown);
    await writeFile(here(file), `${JSON.stringify(data, undefined, 2)}\n`, { mode: 0o600 });
    terminal.out(`Everything that is stored about ${email} is in ${file}.`);
    return 0;
  },
};
