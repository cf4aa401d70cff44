import type { ArrivalPeriod } from '@feszek/contract';

/** The text of each arrival among the choices of the filter. */
export const ARRIVAL_LABELS = { week: 'filters.arrivalWeek', month: 'filters.arrivalMonth', later: 'filters.arrivalLater' } as const satisfies Record<ArrivalPeriod, string>;

/** The text of each chosen arrival, which stands without the title of its filter. */
export const CHOSEN_ARRIVAL_LABELS = { week: 'filters.chosenArrivalWeek', month: 'filters.chosenArrivalMonth', later: 'filters.chosenArrivalLater' } as const satisfies Record<ArrivalPeriod, string>;
