import { BehaviorSubject, distinctUntilChanged, filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import { CONSENT_DENIED } from '@feszek/contract';
import type { BusStateName, BusStates } from '@feszek/contract';
import { isEqual } from './isEqual.ts';
import { topicNames } from './topics.ts';

type Subjects = { readonly [Name in BusStateName]: BehaviorSubject<BusStates[Name] | undefined> };

/** The last value of every state topic. */
export interface States {
  get<Name extends BusStateName>(topic: Name): BusStates[Name] | undefined;
  /** Whether a value differs from the last one. */
  isNew<Name extends BusStateName>(topic: Name, value: BusStates[Name]): boolean;
  /** Stores a value and passes it to the subscribers; a value that equals the last one is ignored. */
  set<Name extends BusStateName>(topic: Name, value: BusStates[Name]): void;
  watch<Name extends BusStateName>(topic: Name): Observable<BusStates[Name]>;
  close(): void;
}

function createSubjects(): Subjects {
  const entries = topicNames('state').map((name) => [name, new BehaviorSubject(undefined)]);
  return Object.fromEntries(entries) as Subjects;
}

/** Consent is denied from the start; every other topic begins without a value. */
export function createStates(): States {
  const subjects = createSubjects();
  subjects['visitor.consent'].next(CONSENT_DENIED);

  function isNew<Name extends BusStateName>(topic: Name, value: BusStates[Name]): boolean {
    return !isEqual(subjects[topic].value, value);
  }

  return {
    isNew,
    get: (topic) => subjects[topic].value,
    set(topic, value) {
      if (isNew(topic, value)) subjects[topic].next(value);
    },
    watch<Name extends BusStateName>(topic: Name): Observable<BusStates[Name]> {
      const subject = subjects[topic];
      // A subscriber that sets the topic again, while others still wait for the first value, must not leave them
      // with the older one: each subscriber receives the newest value once.
      return subject.pipe(
        map(() => subject.value),
        filter((value): value is BusStates[Name] => value !== undefined),
        distinctUntilChanged(),
      );
    },
    close: () => Object.values(subjects).forEach((subject) => subject.complete()),
  };
}
