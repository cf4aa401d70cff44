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
      return done(`${program} is back`);
    case 'ended':
      return notice(`${program} ended (${incident.how}); starting it again in ${incident.pauseMs / 1000} s`);
    case 'hung':
      return notice(`${program} does not answer; ending it and starting it again`);
    case 'log-lost':
      return notice(`the log of ${program} cannot be written (${incident.reason}); its lines are lost until it can`);
    case 'log-back':
      return done(`the log of ${program} is written again; ${incident.lines} lines were lost`);
  }
}
