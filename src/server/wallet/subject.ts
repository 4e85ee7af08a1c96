import type { SubjectModule } from '../platform/subject.ts';
import { walletHandlers } from './rest.ts';
import { staffLedgerResolvers } from './staffGraphql.ts';

export const walletSubject: SubjectModule = {
  name: 'wallet',
  rest: walletHandlers,
  resolvers: staffLedgerResolvers,
};
