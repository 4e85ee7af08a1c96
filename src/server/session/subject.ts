import type { Deps } from '../platform/context.ts';
import type { Maintenance } from '../platform/maintenance.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { viewerNodes, viewerResolvers } from './graphql.ts';
import { memberAccessResolvers } from './staff/memberAccessGraphql.ts';
import { memberRecordNodes, memberRecordResolvers } from './staff/memberRecordsGraphql.ts';
import { passwordLinkJob } from './login/passwordLink.ts';
import { leavePreview, startPreview } from './preview/preview.ts';
import { sessionHandlers } from './rest.ts';
import type { SessionService } from './service.ts';
import { ssoRoutes } from './sso/routes.ts';
import { staffAccountNodes, staffAccountResolvers } from './staff/staffAccountsGraphql.ts';
import { staffCommand } from './staff/staffCommand.ts';
import { staffResolvers } from './staff/staffGraphql.ts';
import { PURPOSE as AUTHENTICATOR } from './secondFactor/authenticatorApp.ts';
import { authenticators, ssoAttempts } from './tables.ts';

export function sessionSubject(
  deps: Deps,
  sessions: SessionService,
  maintenance: Maintenance,
): SubjectModule {
  const staff = staffResolvers(maintenance);
  const accounts = staffAccountResolvers(sessions);
  const access = memberAccessResolvers(sessions);
  return {
    name: 'session',
    rest: { ...sessionHandlers(sessions), startPreview },
    actingReads: { logout: () => '/logout' },
    resolvers: {
      ...viewerResolvers,
      ...staff,
      ...memberRecordResolvers,
      ...accounts,
      ...access,
      MemberRecord: { ...memberRecordResolvers.MemberRecord, ...access.MemberRecord },
      Staff: { ...staff.Staff, ...memberRecordResolvers.Staff, ...accounts.Staff },
      Query: { ...viewerResolvers.Query, ...staff.Query },
      Mutation: {
        ...viewerResolvers.Mutation,
        ...staff.Mutation,
        ...memberRecordResolvers.Mutation,
        ...accounts.Mutation,
        ...access.Mutation,
      },
    },
    nodes: { ...viewerNodes, ...memberRecordNodes, ...staffAccountNodes },
    jobs: [passwordLinkJob(deps, sessions)],
    commands: [staffCommand(sessions)],
    sealed: [
      {
        table: authenticators,
        id: authenticators.memberId,
        column: authenticators.secret,
        purpose: AUTHENTICATOR,
      },
      { table: ssoAttempts, id: ssoAttempts.stateHash, column: ssoAttempts.sealed, purpose: 'sso' },
    ],
    routes: async (app, kit) => {
      await ssoRoutes(deps, sessions)(app, kit);
      await leavePreview(app, kit);
    },
  };
}
