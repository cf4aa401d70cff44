import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { parseLinkTarget, referenceOf } from '../linkTarget.ts';
import { FOLDER_LIMITS } from '../names.ts';
import type { SourceMenuFeature, SourceMenuItem, SourceMenus } from '../source.ts';
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

/** What the menu shows beside a top category. */
function readFeature(fields: YamlFields, faults: Faults, seen: Set<string>): SourceMenuFeature {
  const category = fields.text('category', FOLDER_LIMITS.line);
  if (seen.has(category)) fields.fault('category', `The category "${category}" has a feature already.`);
  seen.add(category);
  if (category !== '') faults.refer({ file: fields.file, line: fields.lineOf('category'), kind: 'category', name: category });
  const link = fields.text('link', FOLDER_LIMITS.text);
  const target = parseLinkTarget(link);
  if (typeof target !== 'string' && (target.kind === 'collection' || target.kind === 'article')) faults.refer({ file: fields.file, line: fields.lineOf('link'), kind: target.kind, name: target.name });
  else if (link !== '') fields.fault('link', 'The menu features a collection or an article.');
  fields.end();
  return { category, target: link };
}

/** The menus; the categories follow in the header by themselves. */
export function readMenus(files: FolderFiles, faults: Faults): SourceMenus | undefined {
  const text = files.read('menus.yaml');
  const fields = text === undefined ? undefined : yamlMapping({ file: 'menus.yaml', text }, faults);
  if (!fields) return undefined;
  const items = (name: 'header' | 'footer') => fields.list(name, FOLDER_LIMITS.menuItems).map((item) => readItem(item, faults, true));
  const seen = new Set<string>();
  const featured = fields.list('featured', FOLDER_LIMITS.menuItems).map((item) => readFeature(item, faults, seen));
  const menus = { header: items('header'), footer: items('footer'), featured };
  fields.end();
  return menus;
}
