import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { statementCsv } from './statements/statements.ts';

export const programHandlers: SubjectHandlers<'programs'> = {
  exportStatement: async (ctx, { params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${params.statement}.csv"`,
    },
    body: await statementCsv(ctx, params.statement),
  }),
};
