import { operatorPointsQuerySchema, operatorPointsSchema, pointsImportSchema, pointsReportSchema } from '@feszek/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dataOf } from '../../platform/http/answer.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/operator/requireOperator.ts';
import { importPoints } from '../points/importPoints.ts';
import { listPoints } from '../points/listPoints.ts';

const tags = ['operator'];
/** Room for the longest import. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

export interface PlaceParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Token of the operator; `undefined`: every operator call is refused. */
  readonly operatorToken: string | undefined;
}

/** The parcel points of the carriers. Only for the operator. */
export function operatorPointRoutes(app: App, { db, clock, operatorToken }: PlaceParts): void {
  const onRequest = requireOperator(operatorToken);

  app.get('/operator/points', {
    onRequest,
    schema: { tags, summary: 'The carriers, and parcel points by postcode', querystring: operatorPointsQuerySchema, response: { 200: dataOf(operatorPointsSchema) } },
    handler: async (request) => ({ data: await listPoints(db, request.query) }),
  });

  app.put('/operator/points', {
    config: { skipsCsrf: true },
    onRequest,
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Imports all parcel points of one or more carriers',
      description: 'Points of these carriers that are missing become inactive. With an invalid row nothing is changed.',
      body: pointsImportSchema,
      response: { 200: dataOf(pointsReportSchema) },
    },
    handler: async (request) => {
      const report = await importPoints(db, clock, request.body);
      if (!request.body.is_check) request.log.info(report, 'parcel points imported');
      return { data: report };
    },
  });
}
