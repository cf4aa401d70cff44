import type { BusParty } from '@feszek/contract';

/** One event on the bus, for the log that development shows. */
export interface BusLogEntry {
  readonly event: 'set' | 'received' | 'emit' | 'ask' | 'answered' | 'failed';
  readonly topic: string;
  /** The party; `null` for a value that another tab sent. */
  readonly party: BusParty | null;
  /** The state's value, the moment, the request, the answer, or the error. */
  readonly value: unknown;
}

export type BusLog = (entry: BusLogEntry) => void;
