import type { Algorithm } from '../../../domain/events/algorithms.ts';
import {
  MOST_TEMPLATE_NAME,
  MOST_TEMPLATE_PROGRAMS,
  templateFaults,
  type TemplateFault,
} from '../../../domain/events/eventTemplate.ts';
import { MOST_NOMINATED_KW } from '../../../domain/events/forecast.ts';
import { MOST_STAGGER_MINUTES } from '../../../domain/events/stagger.ts';
import { toSegment, type Audience } from '../../../domain/segments/audience.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { EventDeps } from '../deps.ts';
import { readProgram } from '../queries/programs.ts';
import { readAudience } from '../schedule/audience.ts';
import { deviceNominationFaults } from '../schedule/inputFaults.ts';
import { insertTemplate, lockTemplate, updateTemplate, type TemplateRow } from '../store/templates.ts';

/** What a template holds. */
export interface TemplateValues {
  readonly name: string;
  readonly programIds: readonly string[];
  readonly algorithm: Algorithm;
  readonly audience: Audience;
  readonly start: string | null;
  readonly end: string | null;
  readonly nominatedKw: number | null;
  readonly staggerMinutes: number | null;
  readonly isTest: boolean;
}

interface ByStaff {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

interface OfTemplate extends ByStaff {
  readonly id: string;
  /** The one that was read. */
  readonly version: number;
}

type Saved = { readonly refusal: RefusedChange } | { readonly template: TemplateRow };

const FAULTS: Readonly<Record<TemplateFault, Sentence>> = {
  name: say('events.templateName', { most: MOST_TEMPLATE_NAME }),
  programIds: say('events.templatePrograms', { most: MOST_TEMPLATE_PROGRAMS }),
  start: say('events.templateStart'),
  end: say('events.templateEnd'),
  nominatedKilowatts: say('events.nomination', { most: MOST_NOMINATED_KW }),
  staggerMinutes: say('events.stagger', { most: MOST_STAGGER_MINUTES }),
};

export function createTemplate(deps: EventDeps, values: TemplateValues, by: ByStaff): Promise<Saved> {
  return saving(deps, async (tx) => {
    const checked = await check({ ...deps, db: tx }, values, by);
    if ('refusal' in checked) return checked;
    const template: TemplateRow = {
      id: deps.newId(),
      brand: by.brandId,
      archivedAt: null,
      version: 1,
      changedAt: deps.clock.now(),
      ...checked.columns,
    };
    await insertTemplate(tx, template);
    await audit(tx, deps, by, 'eventTemplate.create', null, template);
    return { template };
  });
}

export function changeTemplate(
  deps: EventDeps,
  { id, version, ...by }: OfTemplate,
  values: TemplateValues,
): Promise<Saved> {
  return saving(deps, async (tx) => {
    const found = await current(tx, by.brandId, id, version);
    if ('refusal' in found) return found;
    const checked = await check({ ...deps, db: tx }, values, by);
    if ('refusal' in checked) return checked;
    return save(tx, deps, by, 'eventTemplate.change', found.template, checked.columns);
  });
}

/** Puts a template away, so that forms don't offer it, or brings it back. */
export function setTemplateArchived(
  deps: EventDeps,
  { id, version, ...by }: OfTemplate,
  isArchived: boolean,
): Promise<Saved> {
  return saving(deps, async (tx) => {
    const faults = reasonFaults(by.reason);
    if (faults.length > 0) return invalid(faults);
    const found = await current(tx, by.brandId, id, version);
    if ('refusal' in found) return found;
    const action = isArchived ? 'eventTemplate.archive' : 'eventTemplate.bringBack';
    return save(tx, deps, by, action, found.template, { archivedAt: isArchived ? deps.clock.now() : null });
  });
}

function saving(deps: EventDeps, write: (tx: Db) => Promise<Saved>): Promise<Saved> {
  return transaction(deps.db, write).catch((error: unknown) => {
    const message = say('events.templateNameTaken');
    if (isUniqueViolation(error, 'event_templates_name'))
      return refusal('CONFLICT', message, [{ field: 'name', message }]);
    throw error;
  });
}

async function current(tx: Db, brandId: string, id: string, version: number): Promise<Saved> {
  const template = await lockTemplate(tx, brandId, id);
  if (template === null) return refusal('NOT_FOUND', say('events.noSuchTemplate'));
  return template.version === version ? { template } : refusal('STALE', say('events.staleTemplate'));
}

async function save(
  tx: Db,
  deps: EventDeps,
  by: ByStaff,
  action: string,
  before: TemplateRow,
  change: Partial<TemplateRow>,
): Promise<Saved> {
  const template = { ...before, ...change, version: before.version + 1, changedAt: deps.clock.now() };
  await updateTemplate(tx, template);
  await audit(tx, deps, by, action, before, template);
  return { template };
}

/** The columns of a template's values, its segment with the name. */
async function check(
  deps: EventDeps,
  { programIds, start, end, ...values }: TemplateValues,
  { brandId, reason }: ByStaff,
) {
  const faults = [
    ...templateFaults({ ...values, programIds, start, end }).map((field) => ({
      field,
      message: FAULTS[field],
    })),
    ...deviceNominationFaults(values.algorithm, values.nominatedKw),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  for (const programId of programIds)
    if ((await readProgram(deps.db, brandId, programId)) === null)
      return invalid([{ field: 'programIds', message: say('events.noSuchProgram') }]);
  const invited = await readAudience(deps, { brandId, audience: values.audience });
  if (invited === null) return invalid([{ field: 'segmentId', message: say('events.noSuchSegment') }]);
  return {
    columns: {
      ...values,
      name: values.name.trim(),
      programIds: [...new Set(programIds)],
      audience: invited.audience,
      startTime: start,
      endTime: end,
    },
  };
}

async function audit(
  tx: Db,
  { clock, newId }: EventDeps,
  { brandId, actorId, reason }: ByStaff,
  action: string,
  before: TemplateRow | null,
  after: TemplateRow,
): Promise<void> {
  await record(tx, {
    id: newId(),
    at: clock.now(),
    brandId,
    actorId,
    action,
    subject: `eventTemplate:${after.id}`,
    reason: reason.trim(),
    before: before === null ? null : auditFields(before),
    after: auditFields(after),
  });
}

function auditFields({
  name,
  programIds,
  algorithm,
  audience,
  startTime,
  endTime,
  nominatedKw,
  staggerMinutes,
  isTest,
  archivedAt,
  version,
}: TemplateRow) {
  return {
    name,
    programIds,
    algorithm,
    segment: toSegment(audience),
    start: startTime,
    end: endTime,
    nominatedKw,
    staggerMinutes,
    isTest,
    archived: archivedAt !== null,
    version,
  };
}
