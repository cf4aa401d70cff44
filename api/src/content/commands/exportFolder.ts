import { contentExportSchema } from '@feszek/contract';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandFailure } from '../../platform/commands/failure.ts';
import type { CommandContext } from '../../platform/commands/topic.ts';

/** A path of the content folder as a file below a folder of this machine. */
function placeOf(folder: string, name: string): string {
  const place = path.resolve(folder, ...name.split('/'));
  if (!place.startsWith(folder + path.sep)) throw new CommandFailure(`The shop sent a file outside of the folder: ${name}`);
  return place;
}

/** Writes the shop's content to a new or empty folder. */
export async function exportFolder({ client, here, terminal }: CommandContext, name: string): Promise<number> {
  const folder = here(name);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new CommandFailure(`${folder} is not empty: an export needs a folder of its own.`);
  const shop = client();
  const { files, pictures } = await shop.call('GET', '/operator/content', contentExportSchema);
  const write = async (file: string, content: string | Uint8Array) => {
    const place = placeOf(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  };
  for (const file of files) await write(file.path, file.text);
  for (const picture of pictures) await write(picture.path, await shop.download(`/operator/content/pictures/${picture.hash}`));
  terminal.out(`Exported ${files.length} files and ${pictures.length} pictures to ${folder}.`);
  return 0;
}
