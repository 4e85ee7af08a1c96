import type { SubjectModule } from '../platform/subject.ts';
import { energyHandlers } from './rest.ts';

export const energySubject: SubjectModule = { name: 'energy', rest: energyHandlers };
