import path from 'node:path';

/** The content folder of the demonstration shop. Sections that it does not have, such as menus, are those of every new shop. */
export const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../content');
