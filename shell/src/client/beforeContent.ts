import { awaitFonts } from './loadFonts.ts';

/** The script after the styles in the head, which runs before any content is parsed. */
void awaitFonts();
