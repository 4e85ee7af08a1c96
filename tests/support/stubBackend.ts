import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came over the wire. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface StubAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** `application/json` without it. */
  readonly type?: string;
  /** Answer only once this has happened. */
  readonly after?: Promise<unknown>;
  /** Close the connection in the middle of the answer. */
  readonly breakOff?: true;
}

export interface StubBackend {
  readonly base: string;
  readonly calls: SeenCall[];
  /** Callers that closed their connection before the response. */
  readonly abandoned: string[];
  /** Responses by path; a list is consumed from the front, and its last one repeats. */
  on(path: string, ...answers: StubAnswer[]): void;
  close(): Promise<void>;
}

/** A backend over real HTTP with the responses that a test configures. Unknown paths answer 404. */
export async function startStubBackend(): Promise<StubBackend> {
  const plans = new Map<string, StubAnswer[]>();
  const calls: SeenCall[] = [];
  const abandoned: string[] = [];
  const server = createServer((request, response) => void answerCall(request, response));
  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    calls.push({
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.on('close', () => {
      if (!response.writableFinished) abandoned.push(path);
    });
    const plan = plans.get(path.split('?')[0] ?? '') ?? [];
    const answer = (plan.length > 1 ? plan.shift() : plan[0]) ?? {
      status: 404,
      body: { status: 404, error: 'There is nothing here.' },
    };
    await answer.after;
    const { type = 'application/json' } = answer;
    const text =
      answer.body === undefined
        ? ''
        : typeof answer.body === 'string'
          ? answer.body
          : JSON.stringify(answer.body);
    response.writeHead(answer.status, text === '' ? {} : { 'Content-Type': type });
    if (answer.breakOff === true) {
      response.write(text.slice(0, 1));
      response.destroy();
      return;
    }
    response.end(text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    abandoned,
    on: (path, ...answers) => void plans.set(path, answers),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
