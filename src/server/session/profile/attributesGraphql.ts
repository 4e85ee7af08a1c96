import type { MutationResolvers } from '../../../../codegen/graphql/resolvers.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { attributeFault, readCount, MOST_ATTRIBUTES } from '../../../domain/session/attributeValues.ts';
import type { MemberContext, SessionMember } from '../../platform/context.ts';
import { invalid, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { saveAttributes } from '../store/attributes.ts';

/** GQL-05, GQL-16: what screens remember about a member. */
export const attributeResolvers: Pick<
  MutationResolvers,
  'updateUserAttribute' | 'setDashboardQuitCarbonSectionSeen'
> = {
  updateUserAttribute: async (_root, { input: { key, value } }, ctx) => {
    const saved = await saveAttribute(ctx, key, value);
    return 'refusal' in saved
      ? refusedPayload(saved)
      : { __typename: 'UserAttributeUpdated' as const, user: saved.member };
  },
  setDashboardQuitCarbonSectionSeen: async (_root, { input: { value } }, ctx) => {
    const saved = await saveAttribute(ctx, ATTRIBUTE.quitCarbonSeen, String(value));
    return 'refusal' in saved
      ? refusedPayload(saved)
      : {
          __typename: 'DashboardQuitCarbonSectionSeenSet' as const,
          viewer: { ...ctx, member: saved.member },
        };
  },
};

/** GQL-17. */
export function uiAttributes(member: SessionMember | null) {
  return member && { dashboardQuitCarbonSectionSeen: readCount(member.attributes, ATTRIBUTE.quitCarbonSeen) };
}

/** Returns the member with the attribute saved, or a refusal. */
async function saveAttribute({ db, member }: MemberContext, key: string, value: string) {
  const fault = attributeFault(key, value);
  if (fault === 'unknownKey') return invalid([{ field: 'key', message: say('session.attributeKey') }]);
  if (fault === 'wrongValue') return invalid([{ field: 'value', message: say('session.attributeValue') }]);
  const attributes = { ...member.attributes, [key]: value };
  if (Object.keys(attributes).length > MOST_ATTRIBUTES)
    return invalid([{ field: 'key', message: say('session.manyAttributes', { most: MOST_ATTRIBUTES }) }]);
  await saveAttributes(db, member.id, { [key]: value });
  return { member: { ...member, attributes } };
}
