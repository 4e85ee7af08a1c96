import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { readOpenApi } from '../generators/openapi.ts';
import { MAINTAINERS, referencePage } from './page.ts';
import { restReference } from './restReference.ts';

const graphiql = `<link rel="stylesheet" href="/codegen/reference/graphiql.css">
<div id="graphiql"></div>
<script type="module" src="/codegen/reference/graphiql.tsx"></script>`;

/**
 * For the API's maintainers, in development only: GraphiQL at `/reference/graphql`, the REST contract as a page at
 * `/reference/rest`. Both always show the current contracts.
 */
export function referencePlugin(): Plugin {
  return {
    name: 'ebbwatt:reference',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://page');
        if (pathname === '/reference' || pathname === '/reference/') return send(response.setHeader('location', '/reference/rest'), 302, '');
        if (pathname === '/reference/rest') return send(response, 200, restReference(readOpenApi()));
        if (pathname !== '/reference/graphql') return next();
        server.transformIndexHtml(pathname, referencePage('GraphiQL', MAINTAINERS, graphiql)).then((html) => send(response, 200, html), next);
      });
    },
  };
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(html);
}
