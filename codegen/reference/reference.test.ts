import { describe, expect, it } from 'vitest';
import { listOperations, listWebhooks, readOpenApi } from '../generators/openapi.ts';
import type { OpenApi } from '../generators/openapi.ts';
import { askBackend } from './askBackend.ts';
import { partnerReference, restReference } from './restReference.ts';
import { schemaText } from './schemaText.ts';

describe('the REST reference', () => {
  const document = readOpenApi();
  const html = restReference(document);

  it("has every operation and schema of the contract, and no broken links", () => {
    for (const { operation } of listOperations(document)) expect(html).toContain(`<article id="${operation.operationId}">`);
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`<article id="shape-${name}">`);
    for (const [, target = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
  });

  it('has the partner API by itself, and says that it wants a key', () => {
    const [before = '', partner = ''] = html.split('<h2>partner</h2>');
    const [own = ''] = partner.split('<h2>webhooks</h2>');
    expect(before).not.toContain('with a key of the partner API');
    const operations = listOperations(document).filter(({ operation }) => operation.tags[0] === 'partner');
    expect(own.match(/with a key of the partner API/g)).toHaveLength(operations.length);
    expect(own).not.toContain('for logged-in members');
  });

  it('has what we call at partners’ addresses', () => {
    const webhooks = listWebhooks(document);
    expect(webhooks.length).toBeGreaterThan(0);
    for (const { operation } of webhooks) expect(html).toContain(`<article id="${operation.operationId}">`);
  });

  it('has a page for partners with their operations and webhooks alone, and no broken links', () => {
    const page = partnerReference(document);
    for (const placed of [...listOperations(document), ...listWebhooks(document)]) {
      const { tags: [tag], operationId } = placed.operation;
      expect([operationId, page.includes(`<article id="${operationId}">`)]).toEqual([operationId, tag === 'partner']);
    }
    for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
    expect(page).not.toContain('maintainers');
  });

  it("escapes the contract's text", () => {
    const [place] = listOperations(document);
    const strange = { ...document, paths: { '/<b>': { get: { ...place?.operation, description: '<script>alert(1)</script>' } } } } as OpenApi;
    expect(restReference(strange)).not.toMatch(/<script|<b>/);
  });

  it.each([
    [{ type: ['string', 'null'], format: 'date-time' }, 'string (date-time) | null'],
    [{ type: 'array', items: { enum: ['in', 'out'] } }, '("in" | "out")[]'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer (1…9)'],
    [{ $ref: '#/components/schemas/Event' }, 'Event'],
    [{ type: 'object', required: ['a'], properties: { a: { type: 'string', description: 'Said.' }, b: { type: 'boolean' } } }, '{\n  a: string  // Said.\n  b?: boolean\n}'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name]: number }'],
  ])('writes %j as a type', (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});

describe('GraphiQL', () => {
  it('sends requests as the app does, and retries once when the anti-forgery cookie was renewed', async () => {
    const calls: string[] = [];
    let cookie = 'other=1';
    const ask = askBackend({
      origin: 'http://us-energy.localhost:3000',
      cookies: () => cookie,
      fetch: (address, init) => {
        const { 'X-CSRF-Token': token = 'none' } = (init.headers ?? {}) as Record<string, string>;
        calls.push(`${init.method ?? 'GET'} ${address} ${token} ${init.credentials ?? ''}`);
        if (address.endsWith('/reset_cookies')) cookie = 'other=1; ebbwatt_csrf=a%2Eb';
        return Promise.resolve(Response.json(token === 'a.b' ? { data: {} } : { status: -303, error: 'No.' }));
      },
    });
    expect(await ask({ query: '{ viewer { user { id } } }' })).toEqual({ data: {} });
    expect(calls).toEqual([
      'POST http://us-energy.localhost:6543/backend/graphql/internal  include',
      'GET http://us-energy.localhost:6543/backend/reset_cookies none include',
      'POST http://us-energy.localhost:6543/backend/graphql/internal a.b include',
    ]);
  });
});
