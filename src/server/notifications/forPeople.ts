import { isAboutHome } from '../../domain/notifications/messagePreferences.ts';
import type { Db } from '../platform/db/db.ts';
import type { Message } from '../platform/notify.ts';
import { readHomePeople } from './queries/homePeople.ts';

/** Adds to what is about a home the same for each person of it, whose own switches decide. */
export async function forPeople(db: Db, messages: readonly Message[]): Promise<readonly Message[]> {
  const shared = messages.filter(({ template }) => isAboutHome(template));
  const people = await readHomePeople(
    db,
    shared.flatMap(({ memberId }) => memberId ?? []),
  );
  if (people.size === 0) return messages;
  return [
    ...messages,
    ...shared.flatMap((message) =>
      (people.get(message.memberId ?? '') ?? []).map((memberId) => ({
        ...message,
        memberId,
        key: `${message.key}:${memberId}`,
      })),
    ),
  ];
}
