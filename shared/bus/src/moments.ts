import { Subject, queueScheduler } from 'rxjs';
import type { Observable } from 'rxjs';
import type { BusMomentName, BusMoments } from '@feszek/contract';
import { topicNames } from './topics.ts';

type Subjects = { readonly [Name in BusMomentName]: Subject<BusMoments[Name]> };

export interface Moments {
  emit<Name extends BusMomentName>(topic: Name, moment: BusMoments[Name]): void;
  on<Name extends BusMomentName>(topic: Name): Observable<BusMoments[Name]>;
  close(): void;
}

function createSubjects(): Subjects {
  const entries = topicNames('moment').map((name) => [name, new Subject()]);
  return Object.fromEntries(entries) as Subjects;
}

export function createMoments(): Moments {
  const subjects = createSubjects();
  return {
    // A moment that a listener emits is delivered after the current one, so that all listeners receive them in one order.
    emit: (topic, moment) => void queueScheduler.schedule(() => subjects[topic].next(moment)),
    on: (topic) => subjects[topic],
    close: () => Object.values(subjects).forEach((subject) => subject.complete()),
  };
}
