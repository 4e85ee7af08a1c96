import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { auditLine, searchAudit } from '../readmodels/auditLog.ts';

/** The actor shown for jobs and the command line. */
const SYSTEM = 'system';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

export const auditResolvers = {
  Staff: {
    auditLog: async ({ db, brand }, { first, after, subject, actor, object, action, from, before }) => {
      const page = toPage({ first, after });
      const search = {
        subject: subject ?? null,
        actor: actor ?? null,
        object: object ?? null,
        action: action ?? null,
        from: from ?? null,
        before: before ?? null,
      };
      const { rows, totalCount } = await searchAudit(db, brand.id, page, search);
      return toConnection(rows, page, totalCount, ({ id, at }) => [at.toISOString(), id]);
    },
  },
  AuditEntry: {
    id: ({ id }) => toGlobalId('AuditEntry', id),
    objectId: ({ subject }) => objectId(subject),
    actor: ({ actorName }) => actorName ?? SYSTEM,
    before: ({ before }) => json(before),
    after: ({ after }) => json(after),
  },
} satisfies Resolvers;

export const auditNodes: NodeReaders = {
  AuditEntry: async ({ db, brand }, id) => (isRowId(id) ? auditLine(db, brand.id, id) : null),
};

/** Objects with a page in the staff area, by the first word of the subject. */
const OBJECT_TYPES: Readonly<Record<string, string>> = {
  event: 'StaffEvent',
  program: 'Program',
  utility: 'Utility',
  member: 'MemberRecord',
  order: 'StaffOrder',
  reward: 'StaffReward',
  promo: 'PromoCode',
  offer: 'StaffDeviceOffer',
  segment: 'Segment',
  content: 'StaffContent',
  wheelPrize: 'WheelPrize',
  wheelDraw: 'WheelDraw',
  referral: 'MemberRecord',
};

function objectId(subject: string): string | null {
  const [kind = '', id = ''] = subject.split(':');
  // The id of a feature and of an experiment is its key, an article's its name.
  if (kind === 'feature' || kind === 'experiment' || kind === 'article') return id;
  const type = OBJECT_TYPES[kind];
  return type === undefined || !isRowId(id) ? null : toGlobalId(type, id);
}
