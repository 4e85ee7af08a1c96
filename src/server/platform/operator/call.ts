import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileFault } from './command.ts';
import type { OperatorMessage, RunRequest } from './serve.ts';

export interface OperatorCall extends RunRequest {
  openFile(name: string): Readable;
  print(line: string): void;
  printError(line: string): void;
  readonly signal: AbortSignal;
}

export interface OperatorConnection {
  readonly address: string;
  readonly socket: Socket;
}

/** Null when no server listens there. */
export function connectOperator(address: string): Promise<OperatorConnection | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve({ address, socket }));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}

/** Runs a command in the server and returns its exit code. Sends files when the server asks for them. */
export async function callOperator(
  { address, socket }: OperatorConnection,
  { name, args, openFile, print, printError, signal }: OperatorCall,
): Promise<number> {
  const over = new AbortController();
  const ended = AbortSignal.any([signal, over.signal]);
  let problem = 'We lost the server before the command finished.';

  const sendFile = async (wanted: string, id: string): Promise<void> => {
    // Reads only files named by the operator, whatever the server asks for.
    if (!args.includes(wanted)) return over.abort();
    const file = openFile(wanted);
    file.once('error', (error) => {
      problem = fileFault(error, wanted) ?? `We can’t read ${wanted}: ${error.message}`;
      over.abort();
    });
    const upload = request({
      socketPath: address,
      method: 'PUT',
      path: `/files/${id}`,
      headers: { 'content-type': 'application/octet-stream' },
      signal: ended,
    });
    upload.on('response', (response) => response.resume());
    // Fails when the command needs no more of the file.
    await pipeline(file, upload).catch(() => undefined);
  };

  const run = request({
    createConnection: () => socket,
    method: 'POST',
    path: '/run',
    headers: { 'content-type': 'application/json' },
    signal: ended,
  });
  run.end(JSON.stringify({ name, args } satisfies RunRequest));
  try {
    for await (const message of readMessages(await responseTo(run))) {
      if (message.kind === 'output') print(message.line);
      else if (message.kind === 'error') printError(message.line);
      else if (message.kind === 'file') void sendFile(message.name, message.id);
      else return message.code;
    }
  } catch {
    // A lost connection is reported below.
  } finally {
    over.abort();
  }
  if (signal.aborted) return 130;
  printError(problem);
  return 75;
}

const responseTo = (run: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => run.once('response', resolve).on('error', reject));

async function* readMessages(response: IncomingMessage): AsyncGenerator<OperatorMessage> {
  let rest = '';
  for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as OperatorMessage;
  }
}
