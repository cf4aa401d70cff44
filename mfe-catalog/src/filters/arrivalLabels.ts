import type { ArrivalPeriod } from '@feszek/contract';

/** The text of each arrival. */
export const ARRIVAL_LABELS = { week: 'filters.arrivalWeek', month: 'filters.arrivalMonth', later: 'filters.arrivalLater' } as const satisfies Record<ArrivalPeriod, string>;
