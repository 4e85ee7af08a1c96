import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { ATTRIBUTE, isSet } from '../../domain/session/attributeKeys.ts';
import { readFeatures } from '../features/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { NodeReaders } from '../platform/graphql/nodes.ts';
import { readHome } from '../readmodels/home.ts';
import { attributeResolvers, uiAttributes } from './attributesGraphql.ts';
import { googleRhr, sendOffResolvers } from './thermostat.ts';
import type { MemberSession } from './viewer.ts';

/** GQL-01 to GQL-04. Everything but Home and overrides came with the session and costs no statement. */
export const viewerResolvers = {
  Query: { viewer: (_parent, _args, ctx) => ctx },
  Mutation: { ...sendOffResolvers, ...attributeResolvers },

  Viewer: {
    session: (ctx) => toSession(ctx),
    user: (ctx) => ctx.member,
    features: readFeatures,
    googleRhr: ({ brand, member }) => googleRhr(brand, member),
    uiCustomization: ({ member }) => uiCustomization(member),
    home: readHome,
    uiAttributes: ({ member }) => uiAttributes(member),
  },

  Session: {
    id: ({ session }) => toGlobalId('Session', session.id),
    hasPartnerAccountLinkingRedirect: ({ member }) =>
      isSet(member.attributes, ATTRIBUTE.partnerAccountLinking),
    user: ({ member }) => member,
    accountSetupStatus: ({ member }) => member.accountSetupStatus,
  },

  User: {
    id: ({ id }) => toGlobalId('User', id),
    memberId: ({ id }) => id,
    attributes: ({ attributes }) => Object.entries(attributes).map(([key, value]) => ({ key, value })),
    uiCustomization,
    features: (_member, _args, ctx) => readFeatures(ctx),
    googleRhr: (member, _args, { brand }) => googleRhr(brand, member),
    programEnrollment: ({ texasRetail }) => ({ texas_retail: texasRetail }),
    shippingAddress: ({ shippingAddress }) =>
      shippingAddress && { ...shippingAddress, postalCode: shippingAddress.postal_code },
  },
} satisfies Resolvers;

/** Only the caller's own: ids of others are treated as unknown. */
export const viewerNodes: NodeReaders = {
  User: async ({ member }, id) => (member?.id === id ? member : null),
  Session: async (ctx, id) => (ctx.session?.id === id ? toSession(ctx) : null),
};

function toSession({ session, member }: RequestContext): MemberSession | null {
  return session === null || member === null ? null : { session, member };
}

function uiCustomization(member: SessionMember | null) {
  return { customBrandBarImageUrl: member?.brandBarImageUrl ?? null };
}
