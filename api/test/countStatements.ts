import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { TestDatabase } from './databases.ts';

/** The tables that a statement names. */
function tablesOf(node: RootOperationNode): string {
  const names = [...JSON.stringify(node).matchAll(/"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)].join(' ');
}

export interface CountedDatabase {
  readonly database: TestDatabase;
  /** The statements since the last reset, each as its kind and its tables. */
  readonly statements: readonly string[];
  reset(): void;
}

/** A database whose statements are counted. The frame of a transaction is not counted. */
export function countStatements(database: TestDatabase): CountedDatabase {
  const statements: string[] = [];
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(`${node.kind.replace('QueryNode', '').toLowerCase()} ${tablesOf(node)}`);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    database: {
      name: database.name,
      async open() {
        const connection = await database.open();
        return { ...connection, db: connection.db.withPlugin(counter) };
      },
    },
    statements,
    reset() {
      statements.length = 0;
    },
  };
}
