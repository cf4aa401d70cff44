import { SOCIAL_NETWORKS } from '@feszek/contract';
import type { Faults } from '../Faults.ts';
import type { FolderFiles } from '../FolderFiles.ts';
import { FOLDER_LIMITS } from '../names.ts';
import type { SourceSocialPost } from '../source.ts';
import { readList } from './lists.ts';

/** The shop's own posts at social networks. */
export function readSocial(files: FolderFiles, faults: Faults): readonly SourceSocialPost[] | undefined {
  return readList('social.yaml', FOLDER_LIMITS.socialPosts, files, faults, (fields) => {
    const url = fields.text('url', 2000);
    if (url !== '' && !(url.startsWith('https://') && URL.canParse(url))) fields.fault('url', 'The address must begin with https://.');
    const picture = fields.text('picture', FOLDER_LIMITS.line);
    if (picture !== '' && !files.pictures.has(picture)) fields.fault('picture', `There is no picture ${picture}.`);
    const published = fields.moment('published');
    if (published === undefined) fields.fault('published', 'The field "published" must be a date.');
    return {
      network: fields.choice('network', SOCIAL_NETWORKS) ?? 'instagram', url, picture,
      alt: fields.both('alt', FOLDER_LIMITS.line),
      text: fields.both('text', FOLDER_LIMITS.text),
      published: published ?? '',
    };
  });
}
