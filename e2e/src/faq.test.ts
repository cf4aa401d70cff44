import { expect } from '@jest/globals';
import type { Faq } from '@feszek/contract';
import { composedShop } from './harness/composedShop.ts';
import { DEVICES, describeInTurn } from './harness/inTurn.ts';
import { shopApi } from './harness/shopApi.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** The last question of the page. */
async function lastQuestion(): Promise<Faq['topics'][number]['questions'][number]> {
  const { topics } = await shopApi(shop.url, 'en').get<Faq>('/api/faq');
  const last = topics.flatMap(({ questions }) => questions).at(-1);
  if (!last) throw new Error('The shop has no questions');
  return last;
}

/** The texts of those open answers of which the window shows both question and answer. */
function answersInSight({ page }: Visit): Promise<string[]> {
  return page.$$eval('#main details[open]', (opened) =>
    opened.flatMap((details) => {
      const { top, bottom } = details.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header && bottom <= window.innerHeight ? [details.innerText] : [];
    }),
  );
}

describeInTurn(DEVICES, 'an address that points at an answer, %s', (it, device) => {
  it('opens its answer and scrolls to it', async () => {
    const { id, question, answer } = await lastQuestion();
    const visit = await shop.visit({ device });
    await visit.go(`/en/faq#question-${id}`);
    await soon(async () => {
      const [shown = '', ...others] = await answersInSight(visit);
      expect(others).toEqual([]);
      expect(shown).toContain(question);
      expect(shown).toContain(answer.split('\n')[0]);
    });
  });
});
