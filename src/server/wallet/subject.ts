import type { SubjectModule } from '../platform/subject.ts';
import { walletHandlers } from './rest.ts';

export const walletSubject: SubjectModule = { name: 'wallet', rest: walletHandlers };
