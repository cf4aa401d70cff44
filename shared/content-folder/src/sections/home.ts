import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { FOLDER_LIMITS } from '../names.ts';
import type { SourceHome, SourceRoom } from '../source.ts';
import { yamlMapping } from '../YamlFields.ts';
import type { YamlFields } from '../YamlFields.ts';

const FILE = 'home.yaml';

function readRoom(fields: YamlFields, files: FolderFiles, faults: Faults): SourceRoom {
  const picture = fields.text('picture', FOLDER_LIMITS.line);
  if (picture !== '' && !files.pictures.has(picture)) fields.fault('picture', `There is no picture ${picture}.`);
  const points = fields.list('points', FOLDER_LIMITS.roomPoints).map((point) => {
    const sku = point.text('sku', FOLDER_LIMITS.line);
    if (sku !== '') faults.refer({ file: FILE, line: point.lineOf('sku'), kind: 'sku', name: sku });
    const found = { sku, x: point.number('x', 0, 100), y: point.number('y', 0, 100) };
    point.end();
    return found;
  });
  const room = { title: fields.both('title', FOLDER_LIMITS.line), text: fields.both('text', FOLDER_LIMITS.text), picture, alt: fields.both('alt', FOLDER_LIMITS.line), points };
  fields.end();
  return room;
}

/** The room and the story of the home page. */
export function readHome(files: FolderFiles, faults: Faults): SourceHome | undefined {
  const text = files.read(FILE);
  const fields = text === undefined ? undefined : yamlMapping({ file: FILE, text }, faults);
  if (!fields) return undefined;
  const room = fields.has('room') ? fields.mapping('room') : undefined;
  const story = fields.optionalText('story', FOLDER_LIMITS.line) ?? null;
  if (story !== null) faults.refer({ file: FILE, line: fields.lineOf('story'), kind: 'article', name: story });
  fields.end();
  return { room: room ? readRoom(room, files, faults) : null, story };
}
