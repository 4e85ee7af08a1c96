import { eq, sql } from 'drizzle-orm';
import { pgView } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';
import { utilityConnections } from '../utility/tables.ts';

/**
 * Every member with what events and settlement need to know of the home: the one place where the subjects that work on
 * many members at once (inviting, joining, settling) see whose program a member is in.
 */
export const enrolments = pgView('enrolments').as((query) =>
  query
    .select({
      memberId: sql<string>`${members.id}`.as('member_id'),
      brand: members.brand,
      timeZone: members.timeZone,
      autoJoin: members.autoJoin,
      organisationId: members.organisationId,
      programId: utilityConnections.programId,
      enrolledAt: utilityConnections.enrolledAt,
      everReachedAuthDone: utilityConnections.everReachedAuthDone,
    })
    .from(members)
    .leftJoin(utilityConnections, eq(utilityConnections.memberId, members.id)),
);
