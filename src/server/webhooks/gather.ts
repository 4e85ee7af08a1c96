import { MOST_HOMES, type WebhookData } from '../../domain/webhooks/kinds.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { pseudonym } from '../settlement/service.ts';
import { takeNotes, type Note, type NoteGroup } from './store/notes.ts';
import { noteForPartners } from './store.ts';

/** Batches of an event's results that become one call: more than any event has. */
const MOST_BATCHES = 100_000;

/** Makes calls of what was noted: one of an event's results, one of every hundred homes that came or left. */
export async function gather(
  { clock, db, secrets }: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  group: NoteGroup,
): Promise<void> {
  const { brand, kind, programId, eventId } = group;
  const toData = (notes: readonly Note[]): WebhookData =>
    eventId === null
      ? {
          program_id: programId,
          homes: notes.flatMap(({ memberId, change, at }) =>
            memberId === null || change === null
              ? []
              : { home: pseudonym(secrets, programId, memberId), change, at: at.toISOString() },
          ),
        }
      : { event_id: eventId, program_id: programId, homes: notes.reduce((sum, { homes }) => sum + homes, 0) };
  const limit = eventId === null ? MOST_HOMES : MOST_BATCHES;
  const next = (): Promise<boolean> =>
    transaction(db, async (tx) => {
      const notes = await takeNotes(tx, group, limit);
      if (notes.length > 0) await noteForPartners(tx, brand, kind, toData(notes), clock.now());
      return notes.length === limit;
    });
  while (await next());
}
