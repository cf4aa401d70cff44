import path from 'node:path';

/** The content folder of the demonstration shop. */
export const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../content');
