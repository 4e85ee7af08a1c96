import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';

type Task =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: HashCost }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
type Result = { readonly result: string | boolean } | { readonly fault: string };

export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export interface HashThreads {
  hash(password: string, cost: HashCost): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/**
 * Passed to the thread as text, because a worker file would need a different path in the sources and in the build.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
if (workerData.priority !== null) require('node:os').setPriority(workerData.priority);
const { hashSync, verifySync } = require(workerData.library);
const done = (task) => {
  try {
    return { result: task.kind === 'hash' ? hashSync(task.password, task.cost) : verifySync(task.hash, task.password) };
  } catch (error) {
    return { fault: String(error && error.message) };
  }
};
parentPort.on('message', (tasks) => parentPort.postMessage(tasks.map(done)));`;

/** How soon to check again whether another thread may start. */
const RETRY_MS = 20;
/**
 * The largest batch per thread: hashing empties the processor's caches, so answering several callers at once is
 * cheaper.
 */
const MAX_BATCH = 4;

interface Job {
  readonly task: Task;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A pool of threads for password hashes, first come first served, with one thread fewer (but at least one) while
 * `isBusy`. They run at low priority so that a rush of log-ins uses idle processors only, and they leave libuv's own
 * threads (compression, DNS) free. Started on demand; they don't keep the process alive.
 */
export function createHashThreads(most: number, isBusy: () => boolean = () => false): HashThreads {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let working = 0;
  let isRetryScheduled = false;

  const start = (): Worker => {
    const worker = new Worker(program, {
      eval: true,
      execArgv: [],
      workerData: { library, priority: lowPriority },
    });
    // Pending callers are rejected elsewhere; without a listener the error would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    worker.unref();
    return worker;
  };
  const startJobs = (): void => {
    const others = isBusy();
    const allowed = others ? Math.max(1, most - 1) : most;
    while (working < allowed && waiting.length > 0) {
      const share = others ? 1 : Math.min(MAX_BATCH, Math.ceil(waiting.length / (allowed - working)));
      void work(idle.pop() ?? start(), waiting.splice(0, share));
    }
    if (waiting.length === 0 || working >= most || isRetryScheduled) return;
    isRetryScheduled = true;
    setTimeout(() => {
      isRetryScheduled = false;
      startJobs();
    }, RETRY_MS);
  };
  const work = async (worker: Worker, jobs: readonly Job[]): Promise<void> => {
    working += 1;
    try {
      const results = await answers(
        worker,
        jobs.map(({ task }) => task),
      );
      worker.unref();
      idle.push(worker);
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const one = results[index] ?? { fault: 'no answer came' };
        if ('fault' in one) reject(new Error(`A password hash could not be computed: ${one.fault}`));
        else resolve(one.result);
      }
    } catch (error) {
      for (const { reject } of jobs) reject(error as Error);
    } finally {
      working -= 1;
      startJobs();
    }
  };
  const run = (task: Task): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      startJobs();
    });

  return {
    hash: async (password, cost) => String(await run({ kind: 'hash', password, cost })),
    verify: async (hash, password) => (await run({ kind: 'verify', password, hash })) === true,
  };
}

function answers(worker: Worker, tasks: readonly Task[]): Promise<readonly Result[]> {
  worker.ref();
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (results: readonly Result[]): void => (done(), resolve(results));
    const onError = (error: Error): void => (done(), reject(error));
    const onExit = (): void => (
      done(),
      reject(new Error('The thread that computed a password hash has ended.'))
    );
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(tasks, []);
  });
}

const library = createRequire(import.meta.url).resolve('@node-rs/argon2');
/**
 * Below normal but not the lowest: at the lowest, another busy process would block every log-in. Only on Linux does
 * each thread have its own priority.
 */
const lowPriority = process.platform === 'linux' ? constants.priority.PRIORITY_BELOW_NORMAL : null;
