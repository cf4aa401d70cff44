import { isRecord } from '@feszek/contract';
import { escapeHtml } from '../http/html.ts';

export const DOCS_STYLE_PATH = '/api/docs/style.css';

/** The faces of the shop: the addresses that the style sheet names, and the files of the packages. */
export const DOCS_FONTS = [
  { path: '/api/docs/fraunces.ttf', file: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf' },
  { path: '/api/docs/hanken-grotesk.ttf', file: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf' },
] as const;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parts: readonly { readonly title: string; readonly value: unknown }[];
}

function partsOf(operation: Record<string, unknown>) {
  const { parameters, requestBody, responses } = operation;
  return [
    { title: 'Parameters', value: parameters },
    { title: 'Body', value: requestBody },
    { title: 'Answers', value: responses },
  ].filter(({ value }) => value !== undefined);
}

function operationsOf(document: unknown): Map<string, Operation[]> {
  const paths = isRecord(document) && isRecord(document['paths']) ? document['paths'] : {};
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) => {
      if (!isRecord(operation)) return [];
      const { tags, summary } = operation;
      const tag = Array.isArray(tags) ? String(tags[0]) : 'shop';
      return [{ tag, method: method.toUpperCase(), path, summary: typeof summary === 'string' ? summary : '', parts: partsOf(operation) }];
    }),
  );
  return Map.groupBy(operations, ({ tag }) => tag);
}

function operationHtml({ method, path, summary, parts }: Operation): string {
  const details = parts.map(({ title, value }) => `<h3>${title}</h3>\n<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`).join('\n');
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>\n${details}\n</details>`;
}

/** An HTML page of an OpenAPI document; works without scripts. */
export function docsPage(document: unknown): string {
  const groups = [...operationsOf(document)].map(([tag, operations]) => `<section>\n<h2>${escapeHtml(tag)}</h2>\n${operations.map(operationHtml).join('\n')}\n</section>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fészek API</title>
<link rel="stylesheet" href="${DOCS_STYLE_PATH}">
</head>
<body>
<main>
<h1>Fészek API</h1>
<p>The same as an OpenAPI 3.1 document: <a href="/api/openapi.json">openapi.json</a></p>
${groups.join('\n')}
</main>
</body>
</html>
`;
}
