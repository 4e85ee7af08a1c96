// Relay's own files, which its types leave out.

interface ExecutorConfig {
  readonly operation: { readonly request: { readonly identifier: string } };
  /** State of each request by its identifier. */
  readonly operationExecutions: Map<string, 'active' | 'inactive'>;
  readonly sink: { error(error: Error): void };
  readonly getPublishQueue: (actor: unknown) => object;
}

declare module 'relay-runtime/lib/store/OperationExecutor.js' {
  export function execute(config: ExecutorConfig): { cancel(): void };
}

declare module 'relay-runtime/lib/store/RelayPublishQueue.js' {
  const RelayPublishQueue: new (...options: readonly unknown[]) => object;
  export default RelayPublishQueue;
}

declare module 'relay-runtime/lib/store/normalizeResponse.js' {
  const normalizeResponse: (...answer: readonly unknown[]) => unknown;
  export default normalizeResponse;
}

declare module 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js' {
  const RelayDefaultHandlerProvider: (handle: string) => unknown;
  export default RelayDefaultHandlerProvider;
}
