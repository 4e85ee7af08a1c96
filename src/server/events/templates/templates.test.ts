import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { WHOLE_PROGRAM } from '../../../domain/segments/audience.ts';
import { auditLog } from '../../audit/tables.ts';
import { programs } from '../../programs/tables.ts';
import { listTemplates } from '../queries/templates.ts';
import { changeTemplate, createTemplate, setTemplateArchived, type TemplateValues } from './administer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

async function setUp() {
  const place = await Neighbourhood.on(database.db, '2026-06-28T20:00:00Z');
  const by = { brandId: 'default', actorId: place.newId(), reason: 'Every hot week' };
  const values: TemplateValues = {
    name: `Hot evening ${place.newId()}`,
    programIds: [place.programId],
    algorithm: 'participation_reduction',
    audience: WHOLE_PROGRAM,
    start: '18:00',
    end: '20:00',
    nominatedKw: 40,
    staggerMinutes: 5,
    isTest: false,
  };
  return { place, by, values };
}

const page = { limit: 10, after: null };
const byName = { field: 'NAME', direction: 'ASC' } as const;

describe('an event template', () => {
  it('is added, changed and put away, each with its reason in the audit log', async () => {
    const { place, by, values } = await setUp();
    const made = await createTemplate(place, { ...values, name: `  ${values.name} ` }, by);
    if ('refusal' in made) throw new Error(made.refusal.code);
    expect(made.template).toMatchObject({
      name: values.name,
      version: 1,
      startTime: '18:00',
      nominatedKw: 40,
    });
    const order = { ...by, id: made.template.id };
    expect(await changeTemplate(place, { ...order, version: 1 }, { ...values, end: '19:00' })).toMatchObject({
      template: { version: 2, endTime: '19:00' },
    });
    expect(await changeTemplate(place, { ...order, version: 1 }, values)).toMatchObject({
      refusal: { code: 'STALE' },
    });
    expect(await setTemplateArchived(place, { ...order, version: 2 }, true)).toMatchObject({
      template: { version: 3 },
    });
    const lines = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `eventTemplate:${made.template.id}`));
    expect(lines.map(({ action, reason }) => [action, reason]).toSorted()).toEqual([
      ['eventTemplate.archive', 'Every hot week'],
      ['eventTemplate.change', 'Every hot week'],
      ['eventTemplate.create', 'Every hot week'],
    ]);
  });

  it('is found by its name and those of its programs, apart from those that were put away', async () => {
    const { place, by, values } = await setUp();
    const made = await createTemplate(place, values, by);
    if ('refusal' in made) throw new Error(made.refusal.code);
    await database.db
      .update(programs)
      .set({ name: `Savers ${place.programId}` })
      .where(eq(programs.id, place.programId));
    const found = async (search: string, isArchived = false) =>
      (await listTemplates(database.db, 'default', page, { isArchived, search }, byName)).rows.map(
        ({ id }) => id,
      );
    expect(await found(values.name.toUpperCase())).toEqual([made.template.id]);
    expect(await found(`savers ${place.programId}`)).toEqual([made.template.id]);
    expect(await found(values.name, true)).toEqual([]);
    await setTemplateArchived(place, { ...by, id: made.template.id, version: 1 }, true);
    expect(await found(values.name)).toEqual([]);
    expect(await found(values.name, true)).toEqual([made.template.id]);
  });

  it('is refused without a reason, with a name that another one has, or a segment or program that isn’t there', async () => {
    const { place, by, values } = await setUp();
    const made = await createTemplate(place, values, by);
    if ('refusal' in made) throw new Error(made.refusal.code);
    const field = async (change: Partial<TemplateValues>, reason = 'Because') => {
      const outcome = await createTemplate(
        place,
        { ...values, name: place.newId(), ...change },
        { ...by, reason },
      );
      return 'refusal' in outcome ? outcome.refusal.fields.map((fault) => fault.field) : [];
    };
    expect(await field({}, ' ')).toEqual(['reason']);
    expect(await field({ name: values.name.toUpperCase() })).toEqual(['name']);
    expect(await field({ end: null })).toEqual(['end']);
    expect(await field({ programIds: [place.newId()] })).toEqual(['programIds']);
    expect(await field({ audience: { kind: 'segment', segmentId: place.newId(), name: '' } })).toEqual([
      'segmentId',
    ]);
    // A name is free again once its template was put away, which then can't come back.
    await setTemplateArchived(place, { ...by, id: made.template.id, version: 1 }, true);
    expect(await field({ name: values.name })).toEqual([]);
    expect(
      await setTemplateArchived(place, { ...by, id: made.template.id, version: 2 }, false),
    ).toMatchObject({ refusal: { code: 'CONFLICT' } });
  });

  it('takes no promise to the grid where it pays for what devices do, as scheduling refuses it', async () => {
    const { place, by, values } = await setUp();
    const algorithm = 'device_participation';
    const outcome = await createTemplate(place, { ...values, algorithm }, by);
    const scheduled = await place.schedule('2026-06-30', 18, 20, {
      algorithm,
      nominatedKw: values.nominatedKw,
    });
    const message = { id: 'events.nominationByDevice' };
    expect(outcome).toMatchObject({ refusal: { fields: [{ field: 'nominatedKilowatts', message }] } });
    expect(scheduled).toMatchObject({ refusal: { fields: [{ field: 'nominatedKilowatts', message }] } });
    const open = { ...values, algorithm, nominatedKw: null } as const;
    const made = await createTemplate(place, open, by);
    if ('refusal' in made) throw new Error(made.refusal.code);
    const change = { ...by, id: made.template.id, version: 1 };
    expect(await changeTemplate(place, change, { ...open, nominatedKw: 40 })).toMatchObject({
      refusal: { code: 'INVALID', fields: [{ field: 'nominatedKilowatts', message }] },
    });
  });
});
