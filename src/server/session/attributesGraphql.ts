import type { MutationResolvers } from '../../../codegen/graphql/resolvers.ts';
import { ATTRIBUTE } from '../../domain/session/attributeKeys.ts';
import { attributeFault, countOf, MOST_ATTRIBUTES } from '../../domain/session/attributeValues.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import { unauthorized } from '../platform/errors.ts';
import { invalid, refusedPayload } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { saveAttributes } from './attributes.ts';

/** GQL-05, GQL-16: what screens note about a member. */
export const attributeResolvers: Pick<
  MutationResolvers,
  'updateUserAttribute' | 'setDashboardQuitCarbonSectionSeen'
> = {
  updateUserAttribute: async (_root, { input: { key, value } }, ctx) => {
    const kept = await keep(ctx, key, value);
    return 'refusal' in kept
      ? refusedPayload(kept)
      : { __typename: 'UserAttributeUpdated' as const, user: kept.member };
  },
  setDashboardQuitCarbonSectionSeen: async (_root, { input: { value } }, ctx) => {
    const kept = await keep(ctx, ATTRIBUTE.quitCarbonSeen, String(value));
    return 'refusal' in kept
      ? refusedPayload(kept)
      : { __typename: 'DashboardQuitCarbonSectionSeenSet' as const, viewer: { ...ctx, member: kept.member } };
  },
};

/** GQL-17. */
export function uiAttributes(member: SessionMember | null) {
  return member && { dashboardQuitCarbonSectionSeen: countOf(member.attributes, ATTRIBUTE.quitCarbonSeen) };
}

/** The member with the attribute kept, or why it was not. */
async function keep({ db, member }: RequestContext, key: string, value: string) {
  if (member === null) throw unauthorized();
  const fault = attributeFault(key, value);
  if (fault === 'unknownKey') return invalid([{ field: 'key', message: say('session.attributeKey') }]);
  if (fault === 'wrongValue') return invalid([{ field: 'value', message: say('session.attributeValue') }]);
  const attributes = { ...member.attributes, [key]: value };
  if (Object.keys(attributes).length > MOST_ATTRIBUTES)
    return invalid([{ field: 'key', message: say('session.manyAttributes', { most: MOST_ATTRIBUTES }) }]);
  await saveAttributes(db, member.id, { [key]: value });
  return { member: { ...member, attributes } };
}
