import { listOperations, listParameters, listWebhooks, resolved } from '../generators/openapi.ts';
import type { OpenApi, OpenApiMedia, OpenApiOperation, OpenApiResponse, PlacedOperation } from '../generators/openapi.ts';
import { escaped, inline, MAINTAINERS, prose, referencePage } from './page.ts';
import { schemaText } from './schemaText.ts';

interface Info {
  readonly title: string;
  readonly description?: string;
}

/** The REST contract as a page: every operation by subject with its input and responses, what we call, and the named schemas. */
export function restReference(document: OpenApi): string {
  const { title, description = '' } = (document as unknown as { info: Info }).info;
  return contractPage(document, { title, description, tags: document.tags.map(({ name }) => name), header: MAINTAINERS });
}

/** The part of the contract that partners read, with the schemas that it names. */
export function partnerReference(document: OpenApi): string {
  const title = 'Partner API';
  return contractPage(document, { title, description: '', tags: ['partner'], header: `<strong>${title}</strong>` });
}

interface ContractPage extends Required<Info> {
  /** The subjects that it is about. */
  readonly tags: readonly string[];
  readonly header: string;
}

function contractPage(document: OpenApi, { title, description, tags, header }: ContractPage): string {
  const ofTags = ({ operation }: PlacedOperation) => tags.includes(operation.tags[0] ?? '');
  const operations = listOperations(document).filter(ofTags);
  const webhooks = listWebhooks(document).filter(ofTags);
  const sections = document.tags
    .filter(({ name }) => tags.includes(name))
    .map(({ name, description: said = '' }) => ({ name, said, own: operations.filter(({ operation }) => operation.tags[0] === name) }))
    .concat(webhooks.length === 0 ? [] : [{ name: 'webhooks', said: 'What we call at your address when something happens.', own: webhooks }]);
  const links = sections.map(({ name, own }) => `<strong>${escaped(name)}</strong><ul>${own.map(link).join('')}</ul>`).join('');
  const parts = sections.map(({ name, said, own }) => `<h2>${escaped(name)}</h2>${prose(said)}${own.map((each) => article(document, each)).join('')}`).join('');
  const named = namedSchemas(document, [...operations, ...webhooks]);
  const shapes = Object.entries(document.components.schemas).filter(([name]) => tags.length === document.tags.length || named.has(name)).map(
    ([name, schema]) => `<article id="shape-${escaped(name)}"><h3><code>${escaped(name)}</code></h3>${described(schema)}${shape(schema)}</article>`,
  );
  return referencePage(title, header, `<div class="reference"><nav aria-label="Operations">${links}</nav><main><h1>${escaped(title)}</h1>${prose(description)}${parts}<h2>Shapes</h2>${shapes.join('')}</main></div>`);
}

/** The schemas that operations name, and those that these name. */
function namedSchemas(document: OpenApi, operations: readonly PlacedOperation[]): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value ?? null).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (seen.has(`${kind}/${name}`)) continue;
      seen.add(`${kind}/${name}`);
      if (kind === 'schemas') found.add(name);
      visit((document.components as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[kind]?.[name]);
    }
  };
  visit(operations.map(({ operation }) => operation));
  return found;
}

const link = ({ path, method, operation }: PlacedOperation): string =>
  `<li><a href="#${escaped(operation.operationId)}"><span class="verb ${method.toUpperCase()}">${method.toUpperCase()}</span> ${escaped(path)}</a></li>`;

function article(document: OpenApi, { path, method, operation }: PlacedOperation): string {
  const verb = method.toUpperCase();
  const { operationId, summary = '', description = '' } = operation;
  return `<article id="${escaped(operationId)}">
<h3><span class="verb ${verb}">${verb}</span> <code>${escaped(path)}</code></h3>
<p><strong>${inline(summary)}</strong> <span class="soft">${escaped(operationId)}, ${path.startsWith('/') ? callers(operation) : 'which we call'}</span></p>
${prose(description)}${parameters(document, operation)}${body(operation)}${answers(document, operation)}
</article>`;
}

/** An operation that needs no log-in, or a key of the partner API, declares so itself. */
function callers({ security }: OpenApiOperation): string {
  if (security === undefined) return 'for logged-in members';
  return security.length === 0 ? 'for everyone' : 'with a key of the partner API';
}

function parameters(document: OpenApi, operation: OpenApiOperation): string {
  const all = listParameters(document, operation);
  if (all.length === 0) return '';
  const rows = all.map(
    ({ name, in: place, required = false, description = '', schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(place)}${required ? ', required' : ''}</td><td><code>${escaped(schemaText(schema))}</code></td><td>${prose(description)}</td></tr>`,
  );
  return `<h4>Takes</h4><table>${rows.join('')}</table>`;
}

function body({ requestBody }: OpenApiOperation): string {
  const [kind, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (kind === undefined || media === undefined) return '';
  return `<h4>Body, ${escaped(kind)}</h4>${shape(media.schema)}${examples(media)}`;
}

function answers(document: OpenApi, { responses }: OpenApiOperation): string {
  const rows = Object.entries(responses).map(([status, given]) => {
    const { description = '', content = {} } = resolved<OpenApiResponse>(document, given);
    const [kind, media] = Object.entries(content)[0] ?? [];
    const form = media === undefined ? '' : `${kind === 'application/json' ? '' : `<p class="soft">${escaped(kind ?? '')}</p>`}${shape(media.schema)}${examples(media)}`;
    return `<details${status.startsWith('2') ? ' open' : ''}><summary><code>${escaped(status)}</code> ${inline(description.replace(/\s+/g, ' ').trim())}</summary>${form}</details>`;
  });
  return `<h4>Answers</h4>${rows.join('')}`;
}

function examples({ example, examples: named = {} }: OpenApiMedia): string {
  const all = [...(example === undefined ? [] : [example]), ...Object.values(named).map(({ value }) => value)];
  return all.map((each) => `<details><summary>For example</summary><pre>${escaped(JSON.stringify(each, null, 2))}</pre></details>`).join('');
}

function described(schema: unknown): string {
  const said = (schema as { description?: unknown } | null)?.description;
  return typeof said === 'string' ? prose(said) : '';
}

/** Links the names of other schemas; descriptions of fields stay unchanged. */
function shape(schema: unknown): string {
  if (schema === undefined) return '';
  const names = new Set([...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? ''));
  const lines = schemaText(schema).split('\n').map((line) => {
    const [code = '', ...said] = line.split('  // ');
    const linked = escaped(code).replace(/\b[A-Z]\w+\b/g, (word) => (names.has(word) ? `<a href="#shape-${word}">${word}</a>` : word));
    return said.length === 0 ? linked : `${linked}  <span class="soft">// ${escaped(said.join('  // '))}</span>`;
  });
  return `<pre>${lines.join('\n')}</pre>`;
}
