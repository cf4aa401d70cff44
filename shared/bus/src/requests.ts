import { BehaviorSubject, filter, firstValueFrom, switchMap, take, throwError, timeout } from 'rxjs';
import type { BusRequestName, BusRequests, Unsubscribe } from '@feszek/contract';
import { BusTimeoutError } from './BusTimeoutError.ts';
import { topicNames } from './topics.ts';

export type Responder<Name extends BusRequestName> = (question: BusRequests[Name]['question']) => Promise<BusRequests[Name]['answer']>;

type Subjects = { readonly [Name in BusRequestName]: BehaviorSubject<Responder<Name> | undefined> };

export interface Requests {
  ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs: number): Promise<BusRequests[Name]['answer']>;
  answer<Name extends BusRequestName>(topic: Name, responder: Responder<Name>): Unsubscribe;
}

function createSubjects(): Subjects {
  return Object.fromEntries(topicNames('request').map((name) => [name, new BehaviorSubject(undefined)])) as Subjects;
}

export function createRequests(): Requests {
  const subjects = createSubjects();
  return {
    /** A question waits for its responder, whose slice may still be loading; the time-out counts waiting and answering. */
    ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs: number) {
      const answer = subjects[topic].pipe(
        filter((responder): responder is Responder<Name> => responder !== undefined),
        take(1),
        switchMap(async (responder) => responder(question)),
        timeout({ first: timeoutMs, with: () => throwError(() => new BusTimeoutError(topic, timeoutMs)) }),
      );
      return firstValueFrom(answer);
    },
    answer<Name extends BusRequestName>(topic: Name, responder: Responder<Name>): Unsubscribe {
      const subject = subjects[topic];
      if (subject.value) throw new Error(`The request topic ${topic} has a responder already`);
      subject.next(responder);
      return () => {
        if (subject.value === responder) subject.next(undefined);
      };
    },
  };
}
