import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import { runCommand, type Command, type CommandServices } from './command.ts';

export interface RunRequest {
  readonly name: string;
  readonly args: readonly string[];
}

/** A line of the response to `POST /run`. `file` asks for a file, which the operator sends to `PUT /files/{id}`. */
export type OperatorMessage =
  | { readonly kind: 'output'; readonly line: string }
  | { readonly kind: 'error'; readonly line: string }
  | { readonly kind: 'file'; readonly name: string; readonly id: string }
  | { readonly kind: 'exit'; readonly code: number };

export interface OperatorChannel {
  close(): Promise<void>;
}

/** Runs operators' commands in this process, which holds the embedded database. HTTP on a private socket. */
export async function serveOperator(
  address: string,
  commands: readonly Command[],
  services: CommandServices,
): Promise<OperatorChannel> {
  const files = new Map<string, PassThrough>();
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  app.post<{ Body: RunRequest }>('/run', (request, reply) => {
    const abort = new AbortController();
    const messages = new PassThrough();
    const send = (message: OperatorMessage): void => void messages.write(`${JSON.stringify(message)}\n`);
    const openFile = (name: string): Readable => {
      const [id, file] = [randomUUID(), new PassThrough()];
      files.set(id, file);
      file.once('close', () => files.delete(id));
      // A command that reads a file gets its error; without a reader, the error would end the process.
      file.on('error', () => undefined);
      abort.signal.addEventListener('abort', () => file.destroy(new Error('The operator has gone.')));
      send({ kind: 'file', name, id });
      return file;
    };
    reply.raw.on('close', () => abort.abort());
    void runCommand(commands, {
      ...services,
      ...request.body,
      openFile,
      print: (line) => send({ kind: 'output', line }),
      printError: (line) => send({ kind: 'error', line }),
      signal: abort.signal,
    }).then((code) => {
      send({ kind: 'exit', code });
      messages.end();
    });
    return reply.type('application/x-ndjson').send(messages);
  });

  app.put<{ Params: { id: string }; Body: Readable }>('/files/:id', async ({ params, body }, reply) => {
    const file = files.get(params.id);
    if (file === undefined) return reply.callNotFound();
    await pipeline(body, file);
    return reply.code(204).send();
  });

  // The folder is private, so an existing socket is left over from a dead process.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await app.listen({ path: address });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return app;
}
