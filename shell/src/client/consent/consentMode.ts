import type { Bus, ConsentChoice } from '@feszek/contract';
import { pushCommand } from '../tracking/dataLayer.ts';

/** How long a tag waits for the update before it uses the default, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500;

/** The signals of Google's consent mode, version 2. Source: Google's tag platform, "Set up consent mode". */
function signals({ statistics, marketing }: ConsentChoice) {
  const [forStatistics, forMarketing] = [statistics, marketing].map((isGranted) => (isGranted ? 'granted' : 'denied'));
  return {
    ad_storage: forMarketing, ad_user_data: forMarketing, ad_personalization: forMarketing, personalization_storage: forMarketing, analytics_storage: forStatistics,
  };
}

/** Denies everything, before any tag can read the data layer. */
export function denyByDefault(): void {
  pushCommand('consent', 'default', { ...signals({ statistics: false, marketing: false }), wait_for_update: WAIT_FOR_UPDATE_MS });
}

/** Updates the signals by the visitor's decision: that of an earlier page, and each one on this page. */
export function followConsent(bus: Bus): void {
  bus.watch('visitor.consent', (consent) => {
    if (consent.decidedAt !== null) pushCommand('consent', 'update', signals(consent));
  });
}
