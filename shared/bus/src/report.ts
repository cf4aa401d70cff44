import type { BusParty, ReportedError } from '@feszek/contract';
import type { Moments } from './moments.ts';

export interface Reporter {
  /** Runs a listener. If it throws, the error is reported and other listeners are not affected. */
  guard(party: BusParty, topic: string, run: () => void): void;
  /** Hands an error to the page's own sink and to the listeners of `error.reported`. */
  report(error: ReportedError): void;
}

export function isReportedError(moment: object): moment is ReportedError {
  return 'slice' in moment && 'version' in moment && 'error' in moment;
}

function reportToConsole({ slice, version, topic, error }: ReportedError): void {
  console.error(`${slice} ${version} failed${topic === undefined ? '' : ` on ${topic}`}`, error);
}

/** An error that occurs while listeners receive an error goes to the sink only. Otherwise reports would never end. */
export function createReporter(moments: Moments, sink: (error: ReportedError) => void = reportToConsole): Reporter {
  let isReporting = false;

  function toSink(error: ReportedError): void {
    try {
      sink(error);
    } catch (failure) {
      reportToConsole(error);
      console.error('The sink of reported errors failed', failure);
    }
  }

  function report(error: ReportedError): void {
    toSink(error);
    if (!isReporting) moments.emit('error.reported', error);
  }

  function guard(party: BusParty, topic: string, run: () => void): void {
    const outer = isReporting;
    isReporting ||= topic === 'error.reported';
    try {
      run();
    } catch (error) {
      report({ ...party, topic, error });
    } finally {
      isReporting = outer;
    }
  }

  return { guard, report };
}
