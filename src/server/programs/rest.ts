import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { statementFile, statementItemsFile } from './statements/file.ts';

export const programHandlers: SubjectHandlers<'programs'> = {
  exportStatement: async (ctx, { params }) => {
    const { number, csv } = await statementFile(ctx, params.statement);
    return asFile(`statement-${number}`, csv);
  },
  exportStatementItems: async (ctx, { params }) => {
    const { number, csv } = await statementItemsFile(ctx, params.statement);
    return asFile(`statement-${number}-items`, csv);
  },
};

const asFile = (name: string, csv: string) => ({
  status: 200 as const,
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  },
  body: csv,
});
