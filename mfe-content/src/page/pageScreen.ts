import { defineScreen } from '@feszek/kit';
import { loadPage } from './loadPage.ts';
import { pageHead } from './pageHead.ts';
import { PageScreen } from './PageScreen.tsx';
import type { PageView } from './pageView.ts';

/** The screen of every page of content: of the named routes and of generic addresses. */
export const screen = defineScreen<PageView>({ load: loadPage, head: pageHead, Component: PageScreen });
