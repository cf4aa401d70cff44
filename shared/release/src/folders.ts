/** The folders and files of a release, in `dist` and in the store. */
export const RELEASE_FOLDERS = ['browser', 'server'] as const;
export const MANIFEST_FILE = 'manifest.json';
export const SIGNATURE_FILE = 'manifest.sig';
/** The file that replaces the files of a retired release. */
export const RETIRED_FILE = 'retired';
