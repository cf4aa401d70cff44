import path from 'node:path';
import { readOperatorToken } from '../platform/operator/operatorToken.ts';
import { catalogTopic } from '../catalog/commands/catalogTopic.ts';
import { consentsTopic } from '../consent/commands/consentsTopic.ts';
import { messagesTopic } from '../contact/commands/messagesTopic.ts';
import { contentTopic } from '../content/commands/contentTopic.ts';
import { couponTopic } from '../pricing/coupons/commands/couponTopic.ts';
import { deliveryTopic } from '../pricing/delivery/commands/deliveryTopic.ts';
import { CommandFailure } from '../platform/commands/failure.ts';
import { OperatorClient } from '../platform/commands/OperatorClient.ts';
import { jobsTopic } from '../platform/jobs/commands/jobsTopic.ts';
import { mailTopic } from '../platform/mail/commands/mailTopic.ts';
import { policyReportsTopic } from '../platform/policyReports/commands/policyReportsTopic.ts';
import { mediaTopic } from '../media/commands/mediaTopic.ts';
import { offerTopic } from '../quotes/commands/offerTopic.ts';
import { ordersTopic } from '../orders/commands/ordersTopic.ts';
import { pointsTopic } from '../places/commands/pointsTopic.ts';
import { priceTopic } from '../pricing/commands/priceTopic.ts';
import { ratesTopic } from '../pricing/rates/commands/ratesTopic.ts';
import { personTopic } from '../accounts/commands/personTopic.ts';
import { usersTopic } from '../accounts/commands/usersTopic.ts';
import { reviewsTopic } from '../reviews/commands/reviewsTopic.ts';
import { showroomsTopic } from '../stock/commands/showroomsTopic.ts';
import { stockTopic } from '../stock/commands/stockTopic.ts';
import { stockAlertsTopic } from '../stockAlerts/commands/stockAlertsTopic.ts';
import { createTerminal } from '../platform/commands/terminal.ts';
import type { CommandContext, Topic } from '../platform/commands/topic.ts';
import { withdrawalTopic } from '../orders/withdrawals/commands/withdrawalTopic.ts';

/** The command line of the operator. Each topic's own file defines its commands with their options. */
const TOPICS: readonly Topic[] = [catalogTopic, contentTopic, ordersTopic, stockTopic, stockAlertsTopic, showroomsTopic, pointsTopic, priceTopic, ratesTopic, deliveryTopic, mediaTopic, couponTopic, offerTopic, withdrawalTopic, reviewsTopic, usersTopic, personTopic, messagesTopic, consentsTopic, mailTopic, jobsTopic, policyReportsTopic];

const DOCTOR = 'npm run shop -- doctor                                what the shop lacks for a public address; it need not run';

const USAGE = `${DOCTOR}\n\n${TOPICS.map(({ usage }) => usage).join('\n\n')}

The shop must be running. API_URL and OPERATOR_TOKEN name another one than this machine's.`;

const PROJECT = path.resolve(import.meta.dirname, '../../..');

function tokenOf(environment: NodeJS.ProcessEnv): string {
  const dataDir = path.resolve(PROJECT, environment['DATA_DIR'] || '.data');
  const token = environment['OPERATOR_TOKEN'] || readOperatorToken(dataDir);
  if (token) return token;
  throw new CommandFailure(`There is no operator token in ${dataDir}. Start the shop once (npm start), or set DATA_DIR or OPERATOR_TOKEN.`);
}

async function run([name, ...args]: readonly string[], signal: AbortSignal): Promise<number> {
  const terminal = createTerminal();
  const topic = TOPICS.find((candidate) => candidate.name === name);
  if (name === undefined || name === '--help' || args.includes('--help')) {
    terminal.out(topic?.usage ?? USAGE);
    return 0;
  }
  if (!topic) throw new CommandFailure(`There is no topic “${name}”: it is one of ${TOPICS.map((known) => known.name).join(', ')}. All commands: npm run shop -- --help`);
  const context: CommandContext = {
    terminal,
    signal,
    // npm changes into the project's folder: file paths are relative to the operator's folder.
    here: (file) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file),
    client: () => new OperatorClient(process.env['API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || '3010'}`, tokenOf(process.env), () => terminal.warn('The shop does not answer; waiting for it.')),
  };
  return topic.run(args, context);
}

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort(new CommandFailure('Ended before anything was changed.')));
try {
  process.exitCode = await run(process.argv.slice(2), interrupted.signal);
} catch (error) {
  process.stderr.write(`${error instanceof CommandFailure ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
