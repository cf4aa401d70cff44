export { parseFolder } from './parseFolder.ts';
export type { FolderInput, ParsedFolder } from './parseFolder.ts';
export { writeFolder } from './writeFolder.ts';
export { readFolder } from './readFolder.ts';
export type { FolderPicture, ReadFolder } from './readFolder.ts';
export { sendFolder, sendTexts } from './sendFolder.ts';
export type { ContentShop } from './sendFolder.ts';
export { normalizePath } from './normalizePath.ts';
export { parseLinkTarget } from './linkTarget.ts';
export type { LinkTarget } from './linkTarget.ts';
export { isNamedPage, PAGE_ROUTES, VERSIONED_PAGES } from './names.ts';
export { countWords, plainText } from './plainText.ts';
export { Faults } from './Faults.ts';
export type { Fault } from './Faults.ts';
export { yamlMapping } from './YamlFields.ts';
export type { YamlFields } from './YamlFields.ts';
export type { TextFile } from './FolderFiles.ts';
export type {
  Both, ContentSections, Reference, SellerField, SourceArticle, SourceBlock, SourceFaqTopic, SourceHome, SourceInline, SourceItem, SourceMenuItem, SourceMenus, SourcePage, SourceRedirect, SourceRoom,
  SourceRoomPoint, SourceShowroom, SourceShowroomPicture, SourceSocialPost, SourceText, SourceTopic,
} from './source.ts';
