import type { SubjectModule } from '../platform/subject.ts';
import { contentFor } from './content.ts';

export const placementsSubject: SubjectModule = { name: 'placements', resolvers: { Viewer: { placements: (ctx, { names }) => contentFor(ctx, names) } } };
