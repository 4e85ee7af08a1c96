import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { deliver, type WebhookDeps } from './deliver.ts';
import { gather } from './gather.ts';
import { areDeliveriesDue, findDue } from './queries.ts';
import { areNotesDue, findDueGroups, type NoteGroup } from './store/notes.ts';

const JOB = 'webhooks.deliver';

export const webhookJob = (deps: WebhookDeps): JobDefinition<{ id: string }> => ({
  name: JOB,
  concurrency: 4,
  run: ({ id }, { clock, db, log }) => deliver({ ...deps, clock, db, log }, id),
});

export const webhooksDue: DueSource = {
  name: JOB,
  isDue: (now) => [areDeliveriesDue(now)],
  find: async (db, now, limit) =>
    (await findDue(db, now, limit)).map(({ id }) => ({ job: JOB, key: `${JOB}:${id}`, data: { id } })),
};

const GATHER_JOB = 'webhooks.gather';

export const gatherJob = ({ secrets }: Pick<WebhookDeps, 'secrets'>): JobDefinition<NoteGroup> => ({
  name: GATHER_JOB,
  run: (group, { clock, db }) => gather({ clock, db, secrets }, group),
});

export const notesDue: DueSource = {
  name: GATHER_JOB,
  isDue: (now) => [areNotesDue(now)],
  find: async (db, now, limit) =>
    (await findDueGroups(db, now, limit)).map((group) => ({
      job: GATHER_JOB,
      key: [GATHER_JOB, group.brand, group.kind, group.programId, group.eventId ?? ''].join(':'),
      data: group,
    })),
};
