import handlerProvider from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js';
import { execute } from 'relay-runtime/lib/store/OperationExecutor.js';
import normalizeResponse from 'relay-runtime/lib/store/normalizeResponse.js';
import PublishQueue from 'relay-runtime/lib/store/RelayPublishQueue.js';

/** What Relay does with the server's answers. */
export const answerParts = { execute, handlerProvider, normalizeResponse, PublishQueue };
