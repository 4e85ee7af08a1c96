import { fromGlobalId } from 'graphql-relay';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { deviceControl, deviceType } from '../../domain/devices/deviceTypes.ts';
import { ATTRIBUTE } from '../../domain/session/attributeKeys.ts';
import { countUnread, openAllMessages, openMessage } from '../notifications/service.ts';
import type { MemberContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { placementById } from '../readmodels/placementRows.ts';
import { hasMessage, readDeviceMessages } from './queries/deviceMessages.ts';
import { saveAttributes } from '../session/service.ts';
import { readInboxPage } from './inbox.ts';
import { encodeCursor, parseCursor } from './inboxCursor.ts';
import { nextStep } from './nextStep.ts';
import { insertDismissal } from './store.ts';

const MESSAGES = 20;

/** A member's messages and next step. Source: MSG-01, MSG-02, HOM-02, EVT-25; requirements, AMB-29. */
export const messagesHandlers: SubjectHandlers<'messages'> = {
  getMessages: async (ctx) => {
    const rows = await readDeviceMessages(ctx.db, ctx.member.id, MESSAGES);
    const messages = rows.map(({ id, kind, cause, at, deviceId, deviceName, deviceType: type }) => ({
      id,
      kind,
      at_dttm: new Date(at).toISOString(),
      device_id: deviceId,
      device_name: deviceName,
      cause,
      controllable: deviceControl(deviceType(type)) !== 'none',
    }));
    return { status: 200, body: { messages } };
  },

  getInbox: async (ctx, { query }) => {
    const after = query.after === undefined ? null : parseCursor(query.after);
    const { messages, next } = await readInboxPage(ctx, { after, first: query.first });
    return {
      status: 200,
      body: {
        messages: messages.map(({ id, channels, sentAt, subject, text, link, isUnread }) => ({
          id,
          channel: channels[0] ?? 'inbox',
          channels: [...channels],
          sent_at: sentAt.toISOString(),
          subject,
          text,
          link,
          unread: isUnread,
        })),
        next_cursor: next && encodeCursor(next),
        time_zone: ctx.member.timeZone,
      },
    };
  },

  getUnread: async (ctx) => ({ status: 200, body: { unread: await countUnread(ctx.db, toReader(ctx)) } }),

  openMessage: async (ctx, { body: { message_id: id } }) => {
    if (!isId(id) || !(await openMessage(ctx.db, toReader(ctx), id))) throw missing();
    return { status: 200, body: { unread: await countUnread(ctx.db, toReader(ctx)) } };
  },

  openAllMessages: async (ctx) => {
    await openAllMessages(ctx.db, toReader(ctx));
    return { status: 200, body: { unread: await countUnread(ctx.db, toReader(ctx)) } };
  },

  dismiss: async ({ db, brand, member, now }, { body: { message, content } }) => {
    const item = message ?? fromGlobalId(content ?? '').id;
    const exists =
      isId(item) &&
      (message === undefined
        ? (await placementById(db, brand.id, { id: item, now })) !== null
        : await hasMessage(db, member.id, item));
    if (!exists) throw missing();
    await insertDismissal(db, { memberId: member.id, item, at: now });
    return { status: 200, body: { ok: true } };
  },

  getDashboardNba: async (ctx) => {
    const action = await nextStep(ctx, ctx.member);
    return { status: 200, body: { actions: action === null ? [] : [action] } };
  },

  acknowledgeHardware: async (ctx) => {
    await saveAttributes(ctx.db, ctx.member.id, { [ATTRIBUTE.hardwareAcknowledged]: '1' });
    return { status: 200, body: { acknowledged: true } };
  },
};

const toReader = ({ brand, member, now }: MemberContext) => ({ brandId: brand.id, memberId: member.id, now });
