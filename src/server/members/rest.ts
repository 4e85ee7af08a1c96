import { Readable } from 'node:stream';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { membersCsv } from './membersCsv.ts';

/** What staff download about members. */
export const memberFiles: SubjectHandlers<'members'> = {
  exportMembers: async (ctx, { query: { search, tag, order, direction } }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
      'cache-control': 'private, no-store',
    },
    body: Readable.from(
      membersCsv(ctx, { text: search ?? '', tag: tag ?? null, order: { field: order, direction } }),
      { objectMode: false },
    ),
  }),
};
