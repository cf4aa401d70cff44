import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** The tables that a statement names. */
function tablesOf(node: RootOperationNode): string {
  const names = [...JSON.stringify(node).matchAll(/"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)].join(' ');
}

export interface CountedStatements {
  /** An option for `openShop`. */
  readonly plugin: KyselyPlugin;
  /** The statements since the last reset, each as its kind and its tables. */
  readonly statements: readonly string[];
  reset(): void;
}

/**
 * Counts the statements of a database. `begin` and `commit` are not counted, nor are statements in raw SQL, with which
 * the catalogue polls for changes.
 */
export function countStatements(): CountedStatements {
  const statements: string[] = [];
  return {
    plugin: {
      transformQuery({ node }) {
        if (node.kind !== 'RawNode') statements.push(`${node.kind.replace('QueryNode', '').toLowerCase()} ${tablesOf(node)}`);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
    statements,
    reset() {
      statements.length = 0;
    },
  };
}
