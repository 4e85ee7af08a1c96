import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';

type DevPage = typeof import('../../src/server/render/devPage.ts');

/**
 * Pages of the development server: every address that isn't a file gets its brand's painted skeleton, and the browser
 * fills it from the API on its own port.
 */
export function devPagesPlugin(): Plugin {
  return {
    name: 'ebbwatt:dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response).catch((error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          });
        });
      };
    },
  };
}

async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { devAnswer } = (await server.ssrLoadModule('/src/server/render/devPage.ts')) as DevPage;
  const { status, type, body } = await devAnswer({
    host: request.headers.host,
    url: request.url ?? '/',
    acceptLanguage: request.headers['accept-language'],
    cookie: request.headers.cookie,
  });
  const isPage = type.startsWith('text/html');
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(isPage ? await server.transformIndexHtml(request.url ?? '/', body.toString()) : body);
}
