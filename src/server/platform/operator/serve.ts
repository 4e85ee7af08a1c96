import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { runCommand, type Command, type CommandServices } from './command.ts';
import { frame, FrameReader, type Frame } from './frames.ts';

interface RunRequest {
  readonly name: string;
  readonly args: readonly string[];
}

export interface OperatorChannel {
  close(): Promise<void>;
}

/** Runs operators' commands in this process, which holds the embedded database. */
export async function serveOperator(
  address: string,
  commands: readonly Command[],
  services: CommandServices,
): Promise<OperatorChannel> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    answer(socket, commands, services);
  });
  // The folder is private, so an existing socket is left over from a dead process.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** One command per connection. */
function answer(socket: Socket, commands: readonly Command[], services: CommandServices): void {
  const reader = new FrameReader();
  const abort = new AbortController();
  let incoming: PassThrough | null = null;
  let requests = 0;
  let running = false;
  socket.on('close', () => {
    abort.abort(new Error('The operator has gone.'));
    incoming?.destroy(new Error('The operator has gone.'));
  });

  const openFile = (name: string): Readable => {
    incoming?.destroy();
    const stream = new PassThrough();
    incoming = stream;
    // Unread data must not block the connection.
    stream.on('close', () => socket.resume());
    requests += 1;
    socket.write(frame('f', JSON.stringify({ name, request: requests })));
    return stream;
  };

  const run = async ({ name, args }: RunRequest): Promise<void> => {
    const code = await runCommand(commands, {
      ...services,
      name,
      args,
      openFile,
      print: (line) => void socket.write(frame('o', line)),
      printError: (line) => void socket.write(frame('e', line)),
      signal: abort.signal,
    });
    socket.end(frame('x', JSON.stringify({ code })));
  };

  const take = ({ kind, payload }: Frame): void => {
    if (kind === 'r' && !running) {
      running = true;
      void run(JSON.parse(payload.toString('utf8')) as RunRequest);
    } else if ((kind === 'd' || kind === 'z') && payload[0] === requests % 256) {
      takePiece(kind, payload.subarray(1));
    }
  };

  const takePiece = (kind: 'd' | 'z', piece: Buffer): void => {
    if (kind === 'z') {
      incoming?.end();
    } else if (incoming && !incoming.destroyed) {
      if (!incoming.write(piece)) {
        socket.pause();
        incoming.once('drain', () => socket.resume());
      }
    }
  };

  socket.on('data', (piece: Buffer) => {
    try {
      for (const each of reader.push(piece)) take(each);
    } catch {
      socket.destroy();
    }
  });
}
