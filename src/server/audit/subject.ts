import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { connectionOf, pageOf } from '../platform/graphql/connection.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import { auditLine, auditLines } from '../readmodels/auditLog.ts';

/** What the log says of what runs by itself or was done by the command line. */
const SYSTEM = 'system';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const auditResolvers = {
  Staff: {
    auditLog: async ({ db, brand }, { first, after, subject }) => {
      const page = pageOf({ first, after });
      const { rows, totalCount } = await auditLines(db, brand.id, page, subject ?? null);
      return connectionOf(rows, page, totalCount, ({ id, at }) => [at.toISOString(), id]);
    },
  },
  AuditEntry: {
    id: ({ id }) => toGlobalId('AuditEntry', id),
    actor: ({ actorName }) => actorName ?? SYSTEM,
    before: ({ before }) => json(before),
    after: ({ after }) => json(after),
  },
} satisfies Resolvers;

export const auditSubject: SubjectModule = {
  name: 'audit',
  nodes: { AuditEntry: async ({ db, brand }, id) => (isRowId(id) ? auditLine(db, brand.id, id) : null) },
  resolvers: auditResolvers,
};
