import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { parseLinkTarget, referenceOf } from '../linkTarget.ts';
import { FOLDER_LIMITS } from '../names.ts';
import type { SourceMenuItem, SourceMenus } from '../source.ts';
import { yamlMapping } from '../YamlFields.ts';
import type { YamlFields } from '../YamlFields.ts';

function readTarget(fields: YamlFields, faults: Faults, isRequired: boolean): string | null {
  const link = isRequired ? fields.text('link', FOLDER_LIMITS.text) : fields.optionalText('link', FOLDER_LIMITS.text);
  if (!link) return null;
  const target = parseLinkTarget(link);
  if (typeof target === 'string') fields.fault('link', target);
  else if (target.kind === 'anchor' || target.kind === 'sku') fields.fault('link', 'A menu links to a route, a page, an article, a category or an address.');
  else {
    const reference = referenceOf(target, fields.file, fields.lineOf('link'));
    if (reference) faults.refer(reference);
  }
  return link;
}

/** One level of links below a heading. */
function readItem(fields: YamlFields, faults: Faults, isTop: boolean): SourceMenuItem {
  const children = isTop ? fields.list('children', FOLDER_LIMITS.menuItems) : [];
  const item = {
    title: fields.both('title', FOLDER_LIMITS.line),
    target: readTarget(fields, faults, children.length === 0),
    children: children.map((child) => readItem(child, faults, false)),
  };
  fields.end();
  return item;
}

/** The menus; the categories follow in the header by themselves. */
export function readMenus(files: FolderFiles, faults: Faults): SourceMenus | undefined {
  const text = files.read('menus.yaml');
  const fields = text === undefined ? undefined : yamlMapping({ file: 'menus.yaml', text }, faults);
  if (!fields) return undefined;
  const items = (name: 'header' | 'footer') => fields.list(name, FOLDER_LIMITS.menuItems).map((item) => readItem(item, faults, true));
  const menus = { header: items('header'), footer: items('footer') };
  fields.end();
  return menus;
}
