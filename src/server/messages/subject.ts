import type { SubjectModule } from '../platform/subject.ts';
import { messagesHandlers } from './rest.ts';

export const messagesSubject: SubjectModule = { name: 'messages', rest: messagesHandlers };
