import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { entriesFile, paymentsFile } from './files.ts';

export const moneyHandlers: SubjectHandlers<'money'> = {
  exportBooks: (ctx, { query }) => Promise.resolve(entriesFile(ctx, query)),
  exportPayments: (ctx, { params }) => Promise.resolve(paymentsFile(ctx, params.year)),
};
