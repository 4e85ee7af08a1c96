import type { answerParts } from './relayAnswersLazy.ts';

type Parts = typeof answerParts;
type Config = Parameters<Parts['execute']>[0];

let parts: Parts | undefined;

/** Loads what Relay does with answers; a page that came with its data needs it for its second request. */
export async function loadRelayAnswers(): Promise<Parts> {
  parts ??= (await import('./relayAnswersLazy.ts')).answerParts;
  return parts;
}

const loaded = (): Parts => {
  if (parts === undefined) throw new Error('Relay has no answer yet.');
  return parts;
};

// In the browser's build, Relay's environment imports the following instead of its own files (leanPackages.ts).

/** Sends the operation at once if the parts are there, or else as soon as they are; without them it fails. */
export function execute(config: Config): { cancel(): void } {
  const run = ({ execute: whole }: Parts) =>
    whole({ ...config, getPublishQueue: (actor) => (config.getPublishQueue(actor) as PublishQueue).whole });
  if (parts !== undefined) return run(parts);
  const { sink, operation, operationExecutions } = config;
  let isCancelled = false;
  let running: { cancel(): void } | undefined;
  // Otherwise Relay takes the missing data for all there is, and the screen breaks.
  operationExecutions.set(operation.request.identifier, 'active');
  loadRelayAnswers().then(
    (loadedParts) => {
      if (!isCancelled) running = run(loadedParts);
    },
    (error: unknown) => {
      if (isCancelled) return;
      operationExecutions.delete(operation.request.identifier);
      sink.error(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return {
    cancel() {
      isCancelled = true;
      if (running === undefined) operationExecutions.delete(operation.request.identifier);
      else running.cancel();
    },
  };
}

/** In place of the queue of answers to publish, which is made with the first one. */
export class PublishQueue {
  readonly #options: readonly unknown[];
  #whole: object | undefined;

  constructor(...options: readonly unknown[]) {
    this.#options = options;
  }

  get whole(): object {
    this.#whole ??= new (loaded().PublishQueue)(...this.#options);
    return this.#whole;
  }
}

export const handlerProvider = (handle: string): unknown => loaded().handlerProvider(handle);

export const normalizeResponse = (...answer: readonly unknown[]): unknown =>
  loaded().normalizeResponse(...answer);
