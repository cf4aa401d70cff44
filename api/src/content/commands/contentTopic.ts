import { contentResultSchema, operatorContentSchema } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { readJsonFile, writeJsonFile } from '../../platform/commands/jsonFile.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import type { Topic } from '../../platform/commands/topic.ts';

const USAGE = `npm run shop -- content import FILE
  replaces menus, questions and showrooms by those of a JSON file (docs/guides/content.md)

npm run shop -- content export [FILE]
  without FILE to standard output`;

/** Commands that import and export content files. */
export const contentTopic: Topic = {
  name: 'content',
  usage: USAGE,
  async run(args, { client, here, terminal }) {
    const { positionals: [command, file, ...rest] } = parseCommand(args, {}, USAGE);
    if (command === 'import' && file !== undefined && rest.length === 0) {
      const { links, topics, questions, showrooms } = await client().call('PUT', '/operator/content', contentResultSchema, await readJsonFile(here(file)));
      terminal.out(`Imported. The shop has ${links} menu links, ${questions} questions in ${topics} topics, and ${showrooms} showrooms.`);
      return 0;
    }
    if (command === 'export' && rest.length === 0) {
      const content = await client().call('GET', '/operator/content', operatorContentSchema);
      if (file === undefined) terminal.out(JSON.stringify(content, undefined, 2));
      else {
        await writeJsonFile(here(file), content);
        terminal.out(`Exported to ${here(file)}.`);
      }
      return 0;
    }
    throw new CommandFailure(USAGE);
  },
};
