import { BehaviorSubject, filter, take } from 'rxjs';
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

/** A responder that throws synchronously makes the request fail, too. */
async function answerOf<Question, Answer>(responder: (question: Question) => Promise<Answer>, question: Question): Promise<Answer> {
  return responder(question);
}

export function createRequests(): Requests {
  const subjects = createSubjects();
  return {
    /** A request waits for its responder, whose slice may still be loading; the time-out counts waiting and answering. */
    ask<Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs: number) {
      const isThere = (responder: Responder<Name> | undefined): responder is Responder<Name> => responder !== undefined;
      return new Promise<BusRequests[Name]['answer']>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.unsubscribe();
          reject(new BusTimeoutError(topic, timeoutMs));
        }, timeoutMs);
        const waiting = subjects[topic].pipe(filter(isThere), take(1)).subscribe((responder) => {
          answerOf(responder, question).finally(() => clearTimeout(timer)).then(resolve, reject);
        });
      });
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
