import type { SubjectModule } from '../platform/subject.ts';
import { homeResolvers } from './homeResolvers.ts';

export const homeSubject: SubjectModule = { name: 'home', resolvers: homeResolvers };
