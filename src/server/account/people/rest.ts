import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { People } from '../../../../codegen/rest/types.ts';
import { MOST_PEOPLE, personState } from '../../../domain/account/homePeople.ts';
import { homeOf, isOwner } from '../../platform/access/household.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import type { SessionService } from '../../session/service.ts';
import { readOwner, readPeople } from '../queries/people.ts';
import { handOver } from './handOver.ts';
import { inviteAgain, invitePerson, leaveHome, removePerson } from './invite.ts';

type Handlers = Pick<
  SubjectHandlers<'account'>,
  'getPeople' | 'invitePerson' | 'inviteAgain' | 'removePerson' | 'handOver' | 'leaveHome'
>;

/** The people of a home: the owner's list, and a person's way out. */
export function peopleHandlers(sessions: SessionService): Handlers {
  return {
    getPeople: async (ctx) => ({ status: 200, body: await toPeople(ctx) }),

    invitePerson: async (ctx, { body }) => {
      await invitePerson(ctx, sessions, body.email);
      return { status: 200, body: await toPeople(ctx) };
    },

    inviteAgain: async (ctx, { body }) => {
      await inviteAgain(ctx, sessions, body.id);
      return { status: 200, body: await toPeople(ctx) };
    },

    removePerson: async (ctx, { body }) => {
      await removePerson(ctx, body.id);
      return { status: 200, body: await toPeople(ctx) };
    },

    handOver: async (ctx, { body }) => {
      await handOver(ctx, sessions, body);
      return { status: 200, body: { ok: true } };
    },

    leaveHome: async (ctx) => {
      await leaveHome(ctx);
      return { status: 200, body: { ok: true } };
    },
  };
}

/** A person of the home sees its owner, not whom else the owner has invited. */
async function toPeople(ctx: MemberContext): Promise<People> {
  const { db, member, now } = ctx;
  const owner = await readOwner(db, homeOf(member));
  if (owner === null) throw missing();
  const people = isOwner(member) ? await readPeople(db, member.id) : [];
  return {
    role: isOwner(member) ? 'owner' : 'member',
    may_invite: isOwner(member) && people.length < MOST_PEOPLE,
    owner: { name: owner.name, email: owner.email },
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      state: personState(person, now),
      until: person.hasJoined ? null : person.expiresAt.toISOString(),
    })),
  };
}
