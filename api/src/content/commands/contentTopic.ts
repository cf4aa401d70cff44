import { contentPreviewLinksSchema } from '@feszek/contract';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { moment } from '../../platform/commands/table.ts';
import type { CommandContext, Topic } from '../../platform/commands/topic.ts';
import { exportFolder } from './exportFolder.ts';
import { sendContent } from './sendContent.ts';

const USAGE = `npm run shop -- content check FOLDER
  checks articles, pages, questions, menus and the other files of a content folder (docs/guides/content.md)

npm run shop -- content import FOLDER
  replaces the shop's content by that of the folder; an error changes nothing

npm run shop -- content export FOLDER
  writes the shop's content to a folder

npm run shop -- content preview KEY
  prints links that show an article or a page before its publication`;

const COMMANDS = ['check', 'import', 'export', 'preview'];

async function preview(key: string, { client, terminal }: CommandContext): Promise<number> {
  const { links, expires_at: expiresAt } = await known(
    client().call('POST', '/operator/content/preview', contentPreviewLinksSchema, { key }),
    `There is no article and no page with the key "${key}". Import its folder first.`,
  );
  for (const { url } of links) terminal.out(url);
  terminal.out(`The links work until ${moment(expiresAt)}.`);
  return 0;
}

/** Commands for the content folder. */
export const contentTopic: Topic = {
  name: 'content',
  usage: USAGE,
  async run(args, context) {
    const { positionals: [command, subject, ...rest] } = parseCommand(args, {}, USAGE);
    if (subject !== undefined && rest.length === 0) {
      if (command === 'check' || command === 'import') return sendContent(context, subject, command === 'check');
      if (command === 'export') return exportFolder(context, subject);
      if (command === 'preview') return preview(subject, context);
    }
    throw misuse('content', command, COMMANDS, USAGE);
  },
};
