import type { components } from '../../../../codegen/rest/types.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** What the member should know, latest first (MSG-01). */
export const memberMessages = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'messages', '/messages');

type Message = components['schemas']['Message'];
export type KnownMessage = Message & { readonly kind: 'device_added' | 'device_deactivated' };

/** MSG-02: two kinds are kept; another one, as a newer server may send, is dropped. */
export function isKnown(message: Message): message is KnownMessage {
  return message.kind === 'device_added' || message.kind === 'device_deactivated';
}
