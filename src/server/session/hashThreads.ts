import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread is asked for: a new hash, or whether one is this password's. */
type Task =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: HashCost }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
type Told = { readonly result: string | boolean } | { readonly fault: string };

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

/** Runs in the thread, as text: a thread starts from a file of its own in neither the sources nor the build. */
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

/** How soon it is looked again whether another thread may be set to work. */
const AGAIN_MS = 20;
/**
 * What a thread takes at once at most when many wait: whoever gets several answers at once has them on their way for
 * less, because a hash empties the processor's caches.
 */
const MOST_AT_ONCE = 4;

interface Job {
  readonly task: Task;
  readonly resolve: (result: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Threads that do nothing but compute password hashes, at most so many at a time, first come first served; one fewer
 * while `isBusy`, but never none. They give way to everything else, so that a herd at the log-in takes the processors
 * that are idle and keeps nobody waiting; and Node's own threads, which compress answers and look up names, stay free.
 * Started when first needed; none of them keeps the program from ending.
 */
export function createHashThreads(most: number, isBusy: () => boolean = () => false): HashThreads {
  const idle: Worker[] = [];
  const waiting: Job[] = [];
  let working = 0;
  let looksAgain = false;

  const start = (): Worker => {
    const worker = new Worker(program, {
      eval: true,
      execArgv: [],
      workerData: { library, priority: lowPriority },
    });
    // Whoever waits for its answer hears of an error; without a listener it would end the program.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    worker.unref();
    return worker;
  };
  const setToWork = (): void => {
    const others = isBusy();
    const allowed = others ? Math.max(1, most - 1) : most;
    while (working < allowed && waiting.length > 0) {
      const share = others ? 1 : Math.min(MOST_AT_ONCE, Math.ceil(waiting.length / (allowed - working)));
      void work(idle.pop() ?? start(), waiting.splice(0, share));
    }
    if (waiting.length === 0 || working >= most || looksAgain) return;
    looksAgain = true;
    setTimeout(() => {
      looksAgain = false;
      setToWork();
    }, AGAIN_MS);
  };
  const work = async (worker: Worker, jobs: readonly Job[]): Promise<void> => {
    working += 1;
    try {
      const told = await answers(
        worker,
        jobs.map(({ task }) => task),
      );
      worker.unref();
      idle.push(worker);
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const one = told[index] ?? { fault: 'no answer came' };
        if ('fault' in one) reject(new Error(`A password hash could not be computed: ${one.fault}`));
        else resolve(one.result);
      }
    } catch (error) {
      for (const { reject } of jobs) reject(error as Error);
    } finally {
      working -= 1;
      setToWork();
    }
  };
  const run = (task: Task): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      setToWork();
    });

  return {
    hash: async (password, cost) => String(await run({ kind: 'hash', password, cost })),
    verify: async (hash, password) => (await run({ kind: 'verify', password, hash })) === true,
  };
}

function answers(worker: Worker, tasks: readonly Task[]): Promise<readonly Told[]> {
  worker.ref();
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', heard);
      worker.off('error', failed);
      worker.off('exit', ended);
    };
    const heard = (told: readonly Told[]): void => (done(), resolve(told));
    const failed = (error: Error): void => (done(), reject(error));
    const ended = (): void => (
      done(),
      reject(new Error('The thread that computed a password hash has ended.'))
    );
    worker.on('message', heard);
    worker.on('error', failed);
    worker.on('exit', ended);
    worker.postMessage(tasks, []);
  });
}

const library = createRequire(import.meta.url).resolve('@node-rs/argon2');
/**
 * Below everything else, and not the lowest there is: beside another busy program nobody could log in any more. Only
 * Linux gives each thread a priority of its own; elsewhere it would be the whole program's.
 */
const lowPriority = process.platform === 'linux' ? constants.priority.PRIORITY_BELOW_NORMAL : null;
