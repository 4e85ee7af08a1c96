import { createReadStream, type ReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { filePiece, frame, FrameReader, type Frame } from './frames.ts';

export interface OperatorCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly files: readonly string[];
  print(line: string): void;
  printError(line: string): void;
  readonly signal: AbortSignal;
}

/** Connects to the server of a data folder; null when none listens there. */
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

/** Runs a command in the server at the other end and answers its exit code. Files are sent as the server asks for them. */
export function callOperator(socket: Socket, { name, args, files, print, printError, signal }: OperatorCall): Promise<number> {
  return new Promise((resolve) => {
    const reader = new FrameReader();
    let sending: ReadStream | null = null;
    let code: number | null = null;

    const send = ({ index, request }: { index: number; request: number }): void => {
      sending?.destroy();
      const file = createReadStream(files[index] ?? '');
      sending = file;
      file.on('data', (piece) => {
        if (!socket.write(filePiece('d', request, piece as Buffer))) {
          file.pause();
          socket.once('drain', () => file.resume());
        }
      });
      file.on('end', () => socket.write(filePiece('z', request)));
      file.on('error', (error) => {
        printError(`${files[index] ?? ''} cannot be read: ${error.message}`);
        socket.destroy();
      });
    };

    const take = ({ kind, payload }: Frame): void => {
      const text = payload.toString('utf8');
      if (kind === 'o') print(text);
      else if (kind === 'e') printError(text);
      else if (kind === 'f') send(JSON.parse(text) as { index: number; request: number });
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
    socket.write(frame('r', JSON.stringify({ name, args, files })));
  });
}
