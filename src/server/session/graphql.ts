import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { ATTRIBUTE, isSet } from '../../domain/session/attributeKeys.ts';
import { readFeatures } from '../features/service.ts';
import { isOwner, personOf } from '../platform/access/household.ts';
import { missing } from '../platform/errors.ts';
import type { RequestContext } from '../platform/context.ts';
import type { NodeReaders } from '../platform/graphql/nodes.ts';
import { readHome } from '../readmodels/home.ts';
import { attributeResolvers, uiAttributes } from './profile/attributesGraphql.ts';
import { pictureAddress } from './profile/pictureAddress.ts';
import { loadProfile } from './profile/profileLoader.ts';
import type { MemberProfile } from './store/profile.ts';
import { googleRhr, sendOff } from './profile/thermostat.ts';
import type { MemberSession } from './profile/viewer.ts';

/** GQL-01 to GQL-04. Everything but Home, overrides and the profile came with the session and costs no statement. */
export const viewerResolvers = {
  Query: { viewer: (_parent, _args, ctx) => ctx },
  Mutation: {
    ...attributeResolvers,
    markSendOffComplete: (_root, { input: { programId } }, ctx) => sendOff(ctx, programId, 'complete'),
    markEnrollmentAlreadyDone: (_root, _args, ctx) => sendOff(ctx, null, 'already_done'),
  },

  Viewer: {
    session: (ctx) => toSession(ctx),
    user: (ctx) => ctx.member,
    features: readFeatures,
    googleRhr: ({ brand, member }) => googleRhr(brand, member),
    uiCustomization: async (ctx) => uiCustomization(await loadProfile(ctx)),
    home: readPersonsHome,
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
    id: (member) => toGlobalId('User', personOf(member)),
    memberId: (member) => personOf(member),
    firstName: async (_member, _args, ctx) => (await ownProfile(ctx)).firstName,
    lastName: async (_member, _args, ctx) => (await ownProfile(ctx)).lastName,
    pictureUrl: async (_member, _args, ctx) => pictureAddress(ctx.brand, await ownProfile(ctx)),
    wasInLegacy: async (_member, _args, ctx) => (await ownProfile(ctx)).wasInLegacy,
    attributes: ({ attributes }) => Object.entries(attributes).map(([key, value]) => ({ key, value })),
    uiCustomization: async (_member, _args, ctx) => uiCustomization(await ownProfile(ctx)),
    features: (_member, _args, ctx) => readFeatures(ctx),
    googleRhr: (member, _args, { brand }) => googleRhr(brand, member),
    programEnrollment: async (_member, _args, ctx) => ({
      texas_retail: (await ownProfile(ctx)).texasRetail,
    }),
    shippingAddress: async (_member, _args, ctx) => {
      const { shippingAddress } = await ownProfile(ctx);
      return shippingAddress && { ...shippingAddress, postalCode: shippingAddress.postal_code };
    },
  },
} satisfies Resolvers;

/** Only the caller's own: ids of others are treated as unknown. */
export const viewerNodes: NodeReaders = {
  User: async ({ member }, id) => (member !== null && personOf(member) === id ? member : null),
  Session: async (ctx, id) => (ctx.session?.id === id ? toSession(ctx) : null),
};

function toSession({ session, member }: RequestContext): MemberSession | null {
  return session === null || member === null ? null : { session, member };
}

/** A person is greeted by their own name in the home of another. */
async function readPersonsHome(ctx: RequestContext) {
  const home = await readHome(ctx);
  if (home === null || ctx.member === null || isOwner(ctx.member)) return home;
  return { ...home, greetingName: (await ownProfile(ctx)).firstName };
}

/** Members can only query themselves. */
async function ownProfile(ctx: RequestContext): Promise<MemberProfile> {
  const profile = await loadProfile(ctx);
  if (profile === null) throw missing();
  return profile;
}

function uiCustomization(profile: MemberProfile | null) {
  return { customBrandBarImageUrl: profile?.brandBarImageUrl ?? null };
}
