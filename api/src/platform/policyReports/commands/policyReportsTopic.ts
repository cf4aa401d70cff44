import { acknowledgementSchema, operatorPolicyReportsSchema } from '@feszek/contract';
import type { OperatorPolicyReports } from '@feszek/contract';
import { misuse } from '../../commands/misuse.ts';
import { moment, table } from '../../commands/table.ts';
import type { Topic } from '../../commands/topic.ts';

const USAGE = `npm run shop -- policy-reports [list]                  what the content policy refused in visitors' browsers, within 30 days
npm run shop -- policy-reports clear                   removes all reports, to see whether a fault is repaired`;

const COMMANDS = ['list', 'clear'];
const PATH = '/operator/policy-reports';

function reportTable(reports: OperatorPolicyReports): string {
  if (reports.length === 0) return 'No reports.';
  return table<OperatorPolicyReports[number]>(
    [
      { title: 'LAST', of: ({ last_at }) => moment(last_at) },
      { title: 'COUNT', of: ({ count }) => String(count), isNumber: true },
      { title: 'DIRECTIVE', of: ({ directive }) => directive },
      { title: 'REFUSED', of: ({ blocked }) => blocked },
      { title: 'PAGE', of: ({ page }) => page },
      { title: 'SOURCE', of: ({ source }) => source },
    ],
    reports,
  );
}

/** Reports of the content policy. */
export const policyReportsTopic: Topic = {
  name: 'policy-reports',
  usage: USAGE,
  async run([command = 'list', ...rest], { client, terminal }) {
    if (!COMMANDS.includes(command) || rest.length > 0) throw misuse('policy-reports', command, COMMANDS, USAGE);
    if (command === 'clear') {
      await client().call('DELETE', PATH, acknowledgementSchema);
      terminal.out('All reports are removed.');
    } else terminal.out(reportTable(await client().call('GET', PATH, operatorPolicyReportsSchema)));
    return 0;
  },
};
