import { addLoadedFonts } from './loadFonts.ts';

/** The script after the style sheets in the head. It runs once they have arrived, and before any content is parsed. */
addLoadedFonts();
