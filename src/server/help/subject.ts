import type { SubjectModule } from '../platform/subject.ts';
import { helpHandlers } from './rest.ts';

export const helpSubject: SubjectModule = { name: 'help', rest: helpHandlers };
