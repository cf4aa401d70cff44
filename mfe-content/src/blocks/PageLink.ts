import type { MailedLink } from '@feszek/contract';
import { createContext } from 'react';

/** What the mailed link to the page is for; `undefined` without one. */
export const PageLink = createContext<MailedLink | undefined>(undefined);
