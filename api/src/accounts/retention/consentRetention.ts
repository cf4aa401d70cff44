import { CONSENT_STORED_MS, removeOldConsents } from '../../consent/removeOldConsents.ts';
import type { RetentionEntry } from './RetentionEntry.ts';

/** What is stored for decisions about cookies. */
export const CONSENT_RETENTION: readonly RetentionEntry[] = [
  {
    job: 'old-consents',
    data: { hu: 'Döntés a sütikről: véletlen azonosító, ideje, a célok, amelyekhez hozzájárultál, és azok változata', en: 'Choice about cookies: random identifier, time, the purposes that you agreed to, and their version' },
    purpose: { hu: 'igazolni tudjuk a hozzájárulást', en: 'we can prove the consent' },
    basis: 'duty',
    law: { hu: 'GDPR, 7. cikk (1)', en: 'GDPR, Article 7(1)' },
    period: { ms: CONSENT_STORED_MS },
    from: { hu: 'a döntés után', en: 'after the choice' },
    remove: removeOldConsents,
  },
];
