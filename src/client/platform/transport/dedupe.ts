import type { DedupeMode } from './call.ts';

/** A pending call, shared by all callers with the same request. */
interface SharedCall<Answer> {
  readonly abort: AbortController;
  readonly answer: Promise<Answer>;
  waiting: number;
}

export interface DedupeRequest<Answer> {
  readonly key: string;
  readonly mode: DedupeMode;
  readonly signal?: AbortSignal | undefined;
  /** Makes the call; the signal aborts it when no caller is left. */
  readonly start: (signal: AbortSignal) => Promise<Answer>;
}

/** The caller is gone, or a later call replaced this one. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
}

/**
 * NET-21 to NET-24 over any kind of call.
 * - `ignore-later`: the later caller gets the first call's answer; the call ends only when all of them have gone.
 * - `replace-earlier`: the earlier call is aborted, its caller is dropped.
 * - `concurrent`: calls know nothing of each other.
 */
export function createDedupe<Answer>() {
  const shared = new Map<string, SharedCall<Answer>>();

  function launch(start: DedupeRequest<Answer>['start']): SharedCall<Answer> {
    const abort = new AbortController();
    return { abort, answer: start(abort.signal), waiting: 0 };
  }

  function launchShared(key: string, start: DedupeRequest<Answer>['start']): SharedCall<Answer> {
    const call = launch(start);
    shared.set(key, call);
    const land = () => {
      if (shared.get(key) === call) shared.delete(key);
    };
    call.answer.then(land, land);
    return call;
  }

  return {
    async run({ key, mode, signal, start }: DedupeRequest<Answer>): Promise<Answer> {
      if (signal?.aborted === true) throw new Dropped();
      if (mode === 'concurrent') return join(launch(start), signal);
      const earlier = shared.get(key);
      // A call that all callers have left ends soon, without an answer.
      const open = earlier?.abort.signal.aborted === false ? earlier : null;
      if (mode === 'ignore-later') return join(open ?? launchShared(key, start), signal);
      earlier?.abort.abort(new Dropped());
      return join(launchShared(key, start), signal);
    },
  };
}

/** Waits for the shared call; aborts it when the last caller leaves. */
function join<Answer>(call: SharedCall<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  call.waiting += 1;
  return new Promise<Answer>((resolve, reject) => {
    const leave = () => {
      call.waiting -= 1;
      if (call.waiting === 0) call.abort.abort(new Dropped());
      reject(new Dropped());
    };
    const replaced = () => reject(new Dropped());
    const settle = () => {
      signal?.removeEventListener('abort', leave);
      call.abort.signal.removeEventListener('abort', replaced);
    };
    signal?.addEventListener('abort', leave, { once: true });
    call.abort.signal.addEventListener('abort', replaced, { once: true });
    call.answer.then(
      (answer) => {
        settle();
        resolve(answer);
      },
      (error: unknown) => {
        settle();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
