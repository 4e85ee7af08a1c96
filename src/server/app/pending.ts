import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import { missing } from '../platform/errors.ts';
import type { SubjectModule } from '../platform/subject.ts';

const nothing = async (): Promise<never> => {
  throw missing();
};

/** Operations that are being built: each row goes when its subject brings the handler. */
const names = [
  'updateUtility', 'isUtilityAuthDone', 'getUtilityOutage',
  'addPhone', 'deletePhone', 'verifyPhone',
] as const satisfies readonly (keyof RestHandlers)[];

export const pendingSubject: SubjectModule = { name: 'pending', rest: Object.fromEntries(names.map((name) => [name, nothing])) };
