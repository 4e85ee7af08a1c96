import type { SubjectModule } from '../platform/subject.ts';
import { mountPicture } from './picture.ts';
import { settingsHandlers } from './rest.ts';
import { staffPhoneResolvers } from './staffGraphql.ts';

export const settingsSubject: SubjectModule = {
  name: 'settings',
  rest: settingsHandlers,
  resolvers: staffPhoneResolvers,
  routes: mountPicture,
};
