import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { PushDevices } from '../../../codegen/rest/types.ts';
import { isOnByDefault } from '../../domain/brands/subscriptionDefaults.ts';
import { choosableEntries } from '../../domain/notifications/messagePreferences.ts';
import { pushKey, pushTopics } from '../../domain/notifications/pushTopics.ts';
import { isOwner } from '../platform/access/household.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { missing, refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { transaction } from '../platform/db/transaction.ts';
import { saveSwitches } from '../settings/service.ts';
import { endPushDevice, renewPushDevice, savePushDevice } from './push/store.ts';
import type { PushAddress } from './push/sender.ts';
import { loadVapidKeys } from './push/vapid.ts';
import { readPushDevices, readSwitches } from './queries/pushDevices.ts';

type Asking = RequestContext & { readonly member: SessionMember };

/** The member's browsers that show notifications, and what of. Every answer is the whole state. */
export const notificationHandlers: SubjectHandlers<'notifications'> = {
  getPushDevices: async (ctx) => ({ status: 200, body: await readState(ctx) }),

  addPushDevice: async (ctx, { body }) => {
    const { db, brand, member, session, now, deps } = ctx;
    const { endpoint, p256dh, auth, again = false, previous } = body;
    if (!URL.canParse(endpoint)) throw refused(say('settings.noPushAddress'));
    const hash = (address: string): string => deps.secrets.keyedHash('push-address', address);
    const seal = (id: string): string =>
      deps.secrets.seal('push-device', id, JSON.stringify({ endpoint, p256dh, auth } satisfies PushAddress));
    const owner = { brand: brand.id, memberId: member.id, sessionId: session.id };
    const id = deps.newId();
    if (again)
      await transaction(db, (tx) =>
        renewPushDevice(tx, {
          ...owner,
          hashes: [hash(endpoint), ...(previous === undefined ? [] : [hash(previous)])],
          seal,
        }),
      );
    else
      await savePushDevice(db, {
        ...owner,
        id,
        addressHash: hash(endpoint),
        sealed: seal(id),
        addedAt: now,
        endedAt: null,
      });
    return { status: 200, body: await readState(ctx) };
  },

  endPushDevice: async (ctx, { body }) => {
    if (!(await endPushDevice(ctx.db, ctx.member.id, body.device_id))) throw missing();
    return { status: 200, body: await readState(ctx) };
  },

  savePushTopics: async (ctx, { body: { topics } }) => {
    const offered = offeredTopics(ctx);
    const known = Object.fromEntries(
      offered.flatMap((topic) => {
        const on = topics[topic];
        return on === undefined ? [] : [[pushKey(topic), on]];
      }),
    );
    if (Object.keys(known).length < Object.keys(topics).length)
      throw refused(say('settings.noSuchSubscription'), { code: 'NO_SUCH_SUBSCRIPTION' });
    await transaction(ctx.db, (tx) => saveSwitches(tx, ctx.member.id, known));
    return { status: 200, body: await readState(ctx) };
  },
};

const offeredTopics = ({ brand, member }: Asking) =>
  pushTopics(choosableEntries(brand.config.subscriptions, isOwner(member)));

async function readState(ctx: Asking): Promise<PushDevices> {
  const { db, brand, member, session, now, deps } = ctx;
  const topics = offeredTopics(ctx);
  const [{ publicKey }, devices, chosen] = await Promise.all([
    loadVapidKeys(deps, db, brand.id),
    readPushDevices(db, member.id, now),
    readSwitches(db, member.id, topics.map(pushKey)),
  ]);
  return {
    public_key: publicKey,
    devices: devices.flatMap(({ id, agent, addedAt, sessionId }) =>
      agent === null
        ? []
        : [{ device_id: id, agent, added_at: addedAt.toISOString(), current: sessionId === session?.id }],
    ),
    topics: topics.map((topic) => ({
      topic,
      enabled: chosen[pushKey(topic)] ?? isOnByDefault(pushKey(topic), true),
    })),
  };
}
