import type { WebhookDeliveryState } from '../../../../codegen/relay/webhooksLoaderQuery.graphql.ts';

/** Which deliveries are shown. */
export const VIEWS = ['all', 'WAITING', 'FAILED', 'DELIVERED'] as const;

/** Null: all. */
export const toDeliveryState = (text: string | null): WebhookDeliveryState | null =>
  text === 'WAITING' || text === 'FAILED' || text === 'DELIVERED' ? text : null;
