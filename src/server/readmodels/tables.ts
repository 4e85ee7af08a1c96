import { eq, sql } from 'drizzle-orm';
import { pgView } from 'drizzle-orm/pg-core';
import { members } from '../session/tables.ts';
import { utilityConnections } from '../utility/tables.ts';

/**
 * Every member with the home's data for events and settlement: the only place where bulk work (inviting, joining,
 * settling) reads a member's program.
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
