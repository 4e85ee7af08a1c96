/**
 * What a service hands to the resolvers where that is not the GraphQL type itself: type name to `file#Type`, the file
 * relative to codegen/graphql. Fields that the domain type lacks must then have a resolver, and the compiler says so.
 */
export const mappers: Readonly<Record<string, string>> = {
  Viewer: '../../src/server/platform/context.ts#RequestContext',
  User: '../../src/server/platform/context.ts#SessionMember',
  Session: '../../src/server/session/viewer.ts#SessionOfMember',
  HomeSummary: '../../src/server/readmodels/home.ts#HomeView',
};
