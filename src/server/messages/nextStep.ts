import type { NextBestAction } from '../../../codegen/rest/types.ts';
import { dashboardAction, type DashboardActionId } from '../../domain/home/dashboardAction.ts';
import { ATTRIBUTE, isSet } from '../../domain/session/attributeKeys.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { readFeatures } from '../features/service.ts';
import { isOwner } from '../platform/access/household.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { toConnectionState, toTakingPart } from '../readmodels/utilityState.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readDashboardFacts } from './queries/dashboardFacts.ts';
import { dashboardStep } from '../signup/service.ts';

const WORDS: Readonly<
  Record<DashboardActionId, readonly [title: MessageId, text: MessageId, label: MessageId]>
> = {
  'fix-utility': ['messages.nba.utility.title', 'messages.nba.utility.text', 'messages.nba.utility.label'],
  'mend-device': ['messages.nba.mend.title', 'messages.nba.mend.text', 'messages.nba.mend.label'],
  'acknowledge-devices': [
    'messages.nba.acknowledge.title',
    'messages.nba.acknowledge.text',
    'messages.nba.acknowledge.label',
  ],
  'join-event': ['messages.nba.join.title', 'messages.nba.join.text', 'messages.nba.join.label'],
  'connect-device': ['messages.nba.device.title', 'messages.nba.device.text', 'messages.nba.device.label'],
  'set-up-notifications': [
    'messages.nba.notifications.title',
    'messages.nba.notifications.text',
    'messages.nba.notifications.label',
  ],
  invite: ['messages.nba.invite.title', 'messages.nba.invite.text', 'messages.nba.invite.label'],
};

export async function nextStep(ctx: RequestContext, member: SessionMember): Promise<NextBestAction | null> {
  const features = await readFeatures(ctx);
  const isOn = (key: string): boolean => features.some((each) => each.key === key && each.isEnabled);
  if (!isOn('dashboard_next_best_action')) return null;
  const row = await readDashboardFacts(ctx.db, { memberId: member.id, brandId: ctx.brand.id, now: ctx.now });
  if (row === null) return null;
  const signup = await dashboardStep(ctx, member);
  const { devices, devicesInTrouble, switched, unansweredEventId, away, textMessagesOpen } = row;
  const connection = toConnectionState(row, ctx.now);
  const { can } = toTakingPart(row);
  const action = dashboardAction({
    isOwner: isOwner(member),
    // The sign-up's own step invites a newcomer to connect.
    utilityIssue: connection.turn === 'MEMBER' && connection.sentence !== 'message.connect',
    signup: signup === null ? null : signup.known,
    devices,
    devicesInTrouble,
    unansweredEventId,
    away,
    textMessagesOpen,
    devicesUnacknowledged:
      can === 'yes' && switched > 0 && !isSet(member.attributes, ATTRIBUTE.hardwareAcknowledged),
    features: { devices: true, invite: isOn('referrals_invite') },
  });
  if (action === null) return null;
  if (action.path === null) return signup === null ? null : signup.action;
  const { reductionEvent } = wordsFor(ctx.brand, ctx.locale);
  const [title, text, label] = WORDS[action.id as DashboardActionId];
  const words = (id: MessageId): string =>
    inWords(
      ctx.locale,
      say(id, { event: reductionEvent.one, events: reductionEvent.many, devices: devicesInTrouble, can }),
    );
  return {
    id: action.id,
    placement: 'Dashboard',
    title: words(title),
    text: words(text),
    label: words(label),
    path: action.path,
  };
}
