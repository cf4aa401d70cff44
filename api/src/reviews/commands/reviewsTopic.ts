import { acknowledgementSchema, operatorReviewInvitationSchema, operatorReviewSchema, operatorReviewsSchema } from '@feszek/contract';
import type { OperatorReview } from '@feszek/contract';
import { CommandFailure } from '../../platform/commands/failure.ts';
import { known } from '../../platform/commands/known.ts';
import { misuse } from '../../platform/commands/misuse.ts';
import type { OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { parseCommand } from '../../platform/commands/parseCommand.ts';
import { list, moment, table } from '../../platform/commands/table.ts';
import type { Topic } from '../../platform/commands/topic.ts';
import { wholeNumber } from '../../platform/commands/wholeNumber.ts';

const USAGE = `npm run shop -- reviews list [--state pending|published|rejected] [--limit N]   waiting ones unless a state is given
npm run shop -- reviews show ID
npm run shop -- reviews publish ID
npm run shop -- reviews reject ID --reason TEXT     the author gets the reason by mail
npm run shop -- reviews answer ID --text TEXT       the shop's answer below the review
npm run shop -- reviews remove ID                   deletes it with its photographs
npm run shop -- reviews invite ORDER                mails the invitation now, once for each order (docs/guides/reviews.md)`;

const OPTIONS = { state: { type: 'string' }, limit: { type: 'string' }, reason: { type: 'string' }, text: { type: 'string' } } as const;
const COMMANDS = ['list', 'show', 'publish', 'reject', 'answer', 'remove', 'invite'];
/** Characters of a review in the list. */
const SHOWN = 50;

/** An author's text without control characters, which would command a terminal. */
const shown = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

function reviewTable(reviews: readonly OperatorReview[]): string {
  if (reviews.length === 0) return 'No reviews.';
  return table<OperatorReview>(
    [
      { title: 'ID', of: ({ id }) => String(id), isNumber: true },
      { title: 'WRITTEN', of: ({ created_at }) => moment(created_at) },
      { title: 'STATE', of: ({ state }) => state },
      { title: 'STARS', of: ({ stars }) => String(stars), isNumber: true },
      { title: 'SKU', of: ({ sku }) => sku },
      { title: 'PHOTOS', of: ({ photos }) => String(photos.length), isNumber: true },
      { title: 'TEXT', of: ({ text }) => shown(text).slice(0, SHOWN) },
    ],
    reviews,
  );
}

function details(review: OperatorReview): string {
  const facts = list([
    ['Review', String(review.id)],
    ['Product', `${review.product} (${review.sku})`],
    ['Order', String(review.order_id)],
    ['Written', moment(review.created_at)],
    ['State', review.decided_at ? `${review.state} on ${moment(review.decided_at)}` : review.state],
    ['Reason', review.reason || undefined],
    ['Author', review.author || 'verified buyer'],
    ['Language', review.language],
    ['Stars', String(review.stars)],
    ['Title', shown(review.title) || undefined],
    ['Photographs', review.photos.map((path) => `${path}/1280.webp`).join('\n') || undefined],
    ['Answer', review.answer || undefined],
  ]);
  return `${facts}\n\n${review.text.split('\n').map(shown).join('\n')}`;
}

function required(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new CommandFailure(`${option} is missing.\n\n${USAGE}`);
  return value;
}

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string>>>;

async function listReviews(client: OperatorClient, { state = 'pending', limit = '50' }: Values): Promise<string> {
  const query = new URLSearchParams({ state, limit: String(wholeNumber(limit, '--limit')) });
  return reviewTable(await client.call('GET', `/operator/reviews?${query.toString()}`, operatorReviewsSchema));
}

/** Runs a command for one review, and returns what it reports. */
async function runFor(client: OperatorClient, command: string, id: string, { reason, text }: Values): Promise<string> {
  const path = `/operator/reviews/${encodeURIComponent(id)}`;
  const unknown = `There is no review ${id}.`;
  switch (command) {
    case 'publish':
      await known(client.call('POST', `${path}/published`, operatorReviewSchema, {}), `${unknown} One whose product was deleted cannot be published.`);
      return `Review ${id} is published.`;
    case 'reject':
      await known(client.call('POST', `${path}/rejected`, operatorReviewSchema, { reason: required(reason, '--reason') }), unknown);
      return `Review ${id} is rejected.`;
    case 'answer':
      await known(client.call('POST', `${path}/answer`, operatorReviewSchema, { text: required(text, '--text') }), unknown);
      return `The answer to review ${id} is stored.`;
    case 'remove':
      await known(client.call('DELETE', path, acknowledgementSchema), unknown);
      return `Review ${id} is deleted.`;
    case 'invite': {
      const { is_sent: isSent } = await known(client.call('POST', `/operator/reviews/invitations/${encodeURIComponent(id)}`, operatorReviewInvitationSchema, {}), `There is no order ${id}.`);
      return isSent ? `The buyer of order ${id} is invited.` : `No mail: order ${id} was invited before, its buyer wants no invitations, or nothing of it can be reviewed.`;
    }
    default:
      return details(await known(client.call('GET', path, operatorReviewSchema), unknown));
  }
}

/** Reviews of buyers. */
export const reviewsTopic: Topic = {
  name: 'reviews',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values, positionals: [command = '', id, ...rest] } = parseCommand(args, OPTIONS, USAGE);
    if (!COMMANDS.includes(command) || rest.length > 0 || (command === 'list') !== (id === undefined)) throw misuse('reviews', command, COMMANDS, USAGE);
    terminal.out(id === undefined ? await listReviews(client(), values) : await runFor(client(), command, id, values));
    return 0;
  },
};
