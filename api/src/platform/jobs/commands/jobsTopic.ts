import { jobCountSchema, operatorJobSchema, operatorJobsSchema } from '@feszek/contract';
import type { OperatorJobs } from '@feszek/contract';
import { known } from '../../commands/known.ts';
import { misuse } from '../../commands/misuse.ts';
import type { OperatorClient } from '../../commands/OperatorClient.ts';
import { parseCommand } from '../../commands/parseCommand.ts';
import { moment, table } from '../../commands/table.ts';
import type { Topic } from '../../commands/topic.ts';

const USAGE = `npm run shop -- jobs list [--failed]
npm run shop -- jobs retry JOB|--all   retries a job that failed for good, or all of them
npm run shop -- jobs remove JOB        removes a job that failed for good
JOB is the job's number.`;

const COMMANDS = ['list', 'retry', 'remove'];
const OPTIONS = { failed: { type: 'boolean' }, all: { type: 'boolean' } } as const;

function jobTable(jobs: OperatorJobs): string {
  if (jobs.length === 0) return 'No jobs.';
  return table<OperatorJobs[number]>(
    [
      { title: 'JOB', of: ({ id }) => String(id), isNumber: true },
      { title: 'KIND', of: ({ kind }) => kind },
      { title: 'KEY', of: ({ key }) => key },
      { title: 'STATE', of: ({ state }) => (state === 'dead' ? 'failed' : state) },
      { title: 'ATTEMPTS', of: ({ attempts }) => String(attempts), isNumber: true },
      { title: 'LAST ATTEMPT', of: ({ last_attempt_at }) => (last_attempt_at ? moment(last_attempt_at) : '') },
      { title: 'NEXT ATTEMPT', of: ({ next_attempt_at }) => (next_attempt_at ? moment(next_attempt_at) : '') },
      { title: 'ERROR', of: ({ last_error }) => last_error?.replaceAll(/\s+/g, ' ') ?? '' },
    ],
    jobs,
  );
}

const unknown = (id: string) => `There is no job ${id}.`;
const pathOf = (id: string) => `/operator/jobs/${encodeURIComponent(id)}`;

async function retryAll(client: OperatorClient): Promise<string> {
  const { count } = await client.call('POST', '/operator/jobs/retry', jobCountSchema, {});
  return `Jobs that are retried: ${count}.`;
}

async function retry(client: OperatorClient, id: string): Promise<string> {
  const job = await known(client.call('POST', `${pathOf(id)}/retry`, operatorJobSchema, {}), unknown(id));
  return `Job ${job.id} (${job.kind} ${job.key}) is retried.`;
}

async function remove(client: OperatorClient, id: string): Promise<string> {
  await known(client.call('DELETE', pathOf(id), jobCountSchema), unknown(id));
  return `Job ${id} is removed.`;
}

/** Work in the background: what waits, what failed for good, and retrying it. */
export const jobsTopic: Topic = {
  name: 'jobs',
  usage: USAGE,
  async run(args, { client, terminal }) {
    const { values: { failed = false, all = false }, positionals } = parseCommand(args, OPTIONS, USAGE);
    const [command, id, ...rest] = positionals;
    if (rest.length > 0 || (failed && command !== 'list') || (all && command !== 'retry')) throw misuse('jobs', command, COMMANDS, USAGE);
    if (command === 'list' && id === undefined) terminal.out(jobTable(await client().call('GET', `/operator/jobs?failed=${failed}`, operatorJobsSchema)));
    else if (command === 'retry' && all && id === undefined) terminal.out(await retryAll(client()));
    else if (command === 'retry' && !all && id !== undefined) terminal.out(await retry(client(), id));
    else if (command === 'remove' && id !== undefined) terminal.out(await remove(client(), id));
    else throw misuse('jobs', command, COMMANDS, USAGE);
    return 0;
  },
};
