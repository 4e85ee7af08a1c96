import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { filePiece, frame, FrameReader, type Frame } from './frames.ts';

export interface OperatorCall {
  readonly name: string;
  readonly args: readonly string[];
  openFile(name: string): Readable;
  print(line: string): void;
  printError(line: string): void;
  readonly signal: AbortSignal;
}

/** Null when no server listens there. */
export function connectOperator(address: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
  });
}

/** Runs a command in the server and returns its exit code. Sends files when the server asks for them. */
export function callOperator(
  socket: Socket,
  { name, args, openFile, print, printError, signal }: OperatorCall,
): Promise<number> {
  return new Promise((resolve) => {
    const reader = new FrameReader();
    let sending: Readable | null = null;
    let code: number | null = null;

    const send = ({ name: wanted, request }: { name: string; request: number }): void => {
      sending?.destroy();
      // Reads only files named by the operator, whatever the server asks for.
      if (!args.includes(wanted)) return void socket.destroy();
      const file = openFile(wanted);
      sending = file;
      file.on('data', (piece: Buffer) => {
        if (!socket.write(filePiece('d', request, piece))) {
          file.pause();
          socket.once('drain', () => file.resume());
        }
      });
      file.on('end', () => socket.write(filePiece('z', request)));
      file.on('error', (error) => {
        printError(`${wanted} cannot be read: ${error.message}`);
        socket.destroy();
      });
    };

    const take = ({ kind, payload }: Frame): void => {
      const text = payload.toString('utf8');
      if (kind === 'o') print(text);
      else if (kind === 'e') printError(text);
      else if (kind === 'f') send(JSON.parse(text) as { name: string; request: number });
      else if (kind === 'x') code = (JSON.parse(text) as { code: number }).code;
    };

    signal.addEventListener('abort', () => socket.destroy());
    socket.on('data', (piece: Buffer) => {
      for (const each of reader.push(piece)) take(each);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sending?.destroy();
      if (code === null && !signal.aborted) printError('The server went away before the command was done.');
      resolve(code ?? (signal.aborted ? 130 : 75));
    });
    socket.write(frame('r', JSON.stringify({ name, args })));
  });
}
