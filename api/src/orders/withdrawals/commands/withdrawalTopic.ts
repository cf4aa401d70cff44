import { CommandFailure } from '../../../platform/commands/failure.ts';
import { parseCommand } from '../../../platform/commands/parseCommand.ts';
import type { Topic } from '../../../platform/commands/topic.ts';
import { listWithdrawals, showWithdrawal } from './withdrawalCommands.ts';

const USAGE = `npm run shop -- withdrawal list [--limit N]
npm run shop -- withdrawal show NUMBER
  who withdrew from a contract, when, and what should be looked at (docs/guides/withdrawals.md)`;

/** Commands that show withdrawals. */
export const withdrawalTopic: Topic = {
  name: 'withdrawal',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { positionals, values } = parseCommand(args, { limit: { type: 'string' } }, USAGE);
    const [command, number, ...rest] = positionals;
    if (rest.length > 0) throw new CommandFailure(USAGE);
    if (command === 'list' && number === undefined) return listWithdrawals(client(), values.limit, terminal.out);
    if (command === 'show' && number !== undefined && values.limit === undefined) return showWithdrawal(client(), number, terminal.out);
    throw new CommandFailure(USAGE);
  },
};
