import { done, notice } from './progress.mjs';

/**
 * Prints an event of a program of a running shop.
 *
 * @param {import('./keepRunning.mjs').Incident} incident
 */
export function printIncident(incident) {
  const { program } = incident;
  switch (incident.kind) {
    case 'back':
      return done(`${program} answers again`);
    case 'ended':
      return notice(`${program} ended (${incident.how}); restart in ${incident.pauseMs / 1000} s`);
    case 'hung':
      return notice(`${program} does not answer and is restarted`);
    case 'refused':
      return notice(`the live release of ${program} stays: ${incident.reason}`);
    case 'contract-broken':
      return notice(incident.reason);
    case 'log-lost':
      return notice(`the log of ${program} cannot be written (${incident.reason}); its lines are lost meanwhile`);
    case 'log-back':
      return done(`the log of ${program} is written again; ${incident.lines} lines were lost`);
  }
}
