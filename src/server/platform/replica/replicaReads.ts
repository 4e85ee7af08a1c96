import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RestOperationId } from '../../../../codegen/rest/operations.ts';

/** REST reads that may be seconds old. */
export const REPLICA_OPERATIONS: ReadonlySet<string> = new Set<RestOperationId>([
  'getEnergy',
  'getEnergyCost',
  'getEnergyHabits',
  'getEnergyDevices',
  'downloadEnergy',
  'exportMembers',
  'exportEventPerformance',
]);

/** The large lists of the staff area, which may be seconds old; their pages show `Staff.readAt`. */
const LISTS: ReadonlySet<string> = new Set([
  'Staff.members',
  'Staff.auditLog',
  'Staff.events',
  'Staff.postalCoverage',
]);
/** What the pages of these lists ask for besides, such as the choices of a filter. */
const BESIDE: ReadonlySet<string> = new Set([
  'Query.staff',
  'Staff.readAt',
  'Staff.memberTags',
  'Staff.programs',
  'Staff.utilities',
  'Staff.coverageSummary',
]);

/** Whether an operation asks for such lists, and for nothing that has to be as it is now. */
export function asksForLists(schema: GraphQLSchema, document: DocumentNode): boolean {
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name: { value } }) => {
        const parent = info.getParentType()?.name;
        if (parent === 'Query' || parent === 'Staff') asked.add(`${parent}.${value}`);
      },
    }),
  );
  const others = [...asked].filter((field) => !LISTS.has(field));
  return others.length < asked.size && others.every((field) => BESIDE.has(field));
}
