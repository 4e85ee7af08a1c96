import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { statementFile } from './statements/statements.ts';

export const programHandlers: SubjectHandlers<'programs'> = {
  exportStatement: async (ctx, { params }) => {
    const { number, csv } = await statementFile(ctx, params.statement);
    return {
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="statement-${number}.csv"`,
      },
      body: csv,
    };
  },
};
