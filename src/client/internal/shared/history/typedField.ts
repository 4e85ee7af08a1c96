import { DEFAULT_PROGRAM_RULES } from '../../../../domain/programs/rules.ts';

/** Fields that the server derives, or that the audit log's line shows already. */
const DERIVED: ReadonlySet<string> = new Set([
  'status',
  'startedAt',
  'cancelReason',
  'cancelCause',
  'cancelledAt',
  'since',
  'byMemberId',
  'isAdmin',
  'outageBeganAt',
  'country',
  'rules.zone',
  'rules.country',
  'utilityId',
  'programId',
]);

/** The values of a new record before staff change them. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  active: true,
  inOutage: false,
  rules: DEFAULT_PROGRAM_RULES,
};

/** Whether staff entered this field's value. `isNew`: the record is new, so its fields start with their defaults. */
export function isTyped(field: string, value: string | null, isNew: boolean): boolean {
  if (DERIVED.has(field)) return false;
  return !isNew || value !== defaultValue(field);
}

function defaultValue(field: string): string | undefined {
  const found = field
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Readonly<Record<string, unknown>>)[key]
          : undefined,
      DEFAULTS,
    );
  if (found === undefined) return undefined;
  if (Array.isArray(found)) return found.join(', ');
  return typeof found === 'string' ? found : JSON.stringify(found);
}
