import { mediaListSchema, mediaMissingSchema } from '@feszek/contract';
import type { MediaList } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { table } from '../../platform/commands/table.ts';
import type { CommandContext, Topic } from '../../platform/commands/topic.ts';
import { ownerPath } from './ownerPath.ts';
import { uploadFile } from './uploadFile.ts';

const USAGE = `npm run shop -- media add OWNER FILE… [--position N] [--alt-hu TEXT] [--alt-en TEXT] [--focus X,Y]
  JPEG, PNG, WebP, AVIF or TIFF; after the last picture unless --position says where
  --alt-hu, --alt-en  alternative text; the owner's name by default
  --focus             the focal point of a crop, in percent from the left and from the top
npm run shop -- media list OWNER
npm run shop -- media order OWNER POSITION…    all positions in their new order
npm run shop -- media remove OWNER POSITION
npm run shop -- media missing                  owners without a picture
  OWNER is a SKU, category:PATH, brand:SLUG or page:home`;

const COMMANDS = ['add', 'list', 'order', 'remove', 'missing'];
const OPTIONS = { position: { type: 'string' }, 'alt-hu': { type: 'string' }, 'alt-en': { type: 'string' }, focus: { type: 'string' } } as const;

type Values = Partial<Record<keyof typeof OPTIONS, string | undefined>>;

function positionOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new CommandFailure(`A position is a number from 1 on, but it is "${text}".`);
  return Number(text);
}

function queryOf({ 'alt-hu': hu, 'alt-en': en, focus }: Values): URLSearchParams {
  const point = /^(?<x>\d{1,3}),(?<y>\d{1,3})$/.exec(focus ?? '50,50')?.groups;
  if (!point) throw new CommandFailure('--focus is two numbers from 0 to 100, such as 30,70.');
  return new URLSearchParams({ ...(hu !== undefined && { alt_hu: hu }), ...(en !== undefined && { alt_en: en }), focus_x: point['x'] ?? '', focus_y: point['y'] ?? '' });
}

function pictureTable({ pictures }: MediaList): string {
  if (pictures.length === 0) return 'There are no pictures.';
  return table<MediaList['pictures'][number]>(
    [
      { title: 'POSITION', of: ({ position }) => String(position), isNumber: true },
      { title: 'SIZE', of: ({ width, height }) => `${width} × ${height}` },
      { title: 'TYPE', of: ({ type }) => type },
      { title: 'TEXT', of: ({ alt_hu: hu, alt_en: en }) => [hu, en].filter(Boolean).join(' / ') },
      { title: 'ADDRESS', of: ({ path }) => `${path}/1280.webp` },
    ],
    pictures,
  );
}

async function add(owner: string, files: readonly string[], values: Values, { client, here, terminal }: CommandContext): Promise<void> {
  const path = ownerPath(owner);
  const query = queryOf(values);
  let list = await known(client().call('GET', path, mediaListSchema), `There is no ${owner}.`);
  let position = values.position === undefined ? (list.pictures.at(-1)?.position ?? 0) + 1 : positionOf(values.position);
  for (const file of files) {
    list = await uploadFile(client(), path, position, here(file), query).catch((error: unknown) => {
      throw error instanceof CommandFailure ? new CommandFailure(`${file}: ${error.message}`) : error;
    });
    position += 1;
  }
  terminal.out(pictureTable(list));
}

/** Commands for the pictures of products, categories, brands and pages. */
export const mediaTopic: Topic = {
  name: 'media',
  usage: USAGE,
  async run(args, context) {
    const { values, positionals: [command, owner, ...rest] } = parseCommand(args, OPTIONS, USAGE);
    const { client, terminal } = context;
    const shown = async (answer: Promise<MediaList>) => terminal.out(pictureTable(await known(answer, `There is no ${owner}, or no picture at this position.`)));
    if (command === 'missing' && owner === undefined) {
      const { missing } = await client().call('GET', '/operator/media/missing?limit=500', mediaMissingSchema);
      terminal.out(missing.map((each) => `${each.owner}  ${each.key}`).join('\n') || 'Everything has a picture.');
    } else if (owner === undefined) throw misuse('media', command, COMMANDS, USAGE);
    else if (command === 'add' && rest.length > 0) await add(owner, rest, values, context);
    else if (command === 'list' && rest.length === 0) await shown(client().call('GET', ownerPath(owner), mediaListSchema));
    else if (command === 'order' && rest.length > 0) await shown(client().call('POST', `${ownerPath(owner)}/order`, mediaListSchema, { positions: rest.map(positionOf) }));
    else if (command === 'remove' && rest.length === 1) await shown(client().call('DELETE', `${ownerPath(owner)}/${positionOf(rest[0] ?? '')}`, mediaListSchema));
    else throw misuse('media', command, COMMANDS, USAGE);
    return 0;
  },
};
