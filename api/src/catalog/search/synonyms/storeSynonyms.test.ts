import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { OPEN_MS, openDatabase } from '../../../../test/databases.ts';
import type { Connection } from '../../../platform/database/connect.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { synonymGroups } from './group.ts';
import { storeSynonyms } from './storeSynonyms.ts';

describe('the synonyms of a new version', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openDatabase();
    await migrate(connection.db);
  }, OPEN_MS);
  afterAll(() => connection.close());

  const give = (hu: string) => connection.db.transaction().execute((trx) => storeSynonyms(trx, { hu: synonymGroups(hu), en: [] }));
  const called = (name: string) => sql<boolean>`words[1] = ${name}`;
  const rows = async () => (await connection.db.selectFrom('search_synonym').select(['words', 'narrower']).orderBy('id').execute()).map(({ words, narrower }) => [...words, ...narrower].join(' '));

  it('are stored in a shop with the earlier ones, and do not change the operator’s edits', async () => {
    const { db } = connection;
    await give('kanapé, szófa\nfotel, karosszék\nkomód, kredenc\npad, lóca\nváza, virágtartó');
    expect(await rows()).toEqual(['kanapé szófa', 'fotel karosszék', 'komód kredenc', 'pad lóca', 'váza virágtartó']);
    await db.insertInto('search_synonym').values({ locale: 'hu', words: ['csónak', 'ladik'] }).execute();
    await db.updateTable('search_synonym').set({ words: ['fotel', 'füles'] }).where(called('fotel')).execute();
    await db.deleteFrom('search_synonym').where(called('komód')).execute();

    await give('kanapé, szófa, dívány\nfotel, karosszék, armchair\nkomód, kredenc\npad, lóca\npolc > könyvespolc');
    expect(await rows()).toEqual(['fotel füles', 'pad lóca', 'csónak ladik', 'kanapé szófa dívány', 'polc könyvespolc']);
    await give('kanapé, szófa, dívány\nfotel, karosszék, armchair\nkomód, kredenc\npad, lóca\npolc > könyvespolc');
    expect(await rows()).toHaveLength(5);
  });
});
