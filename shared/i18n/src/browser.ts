export { createBrowserI18n, unreadableMessages } from './createBrowserI18n.ts';
