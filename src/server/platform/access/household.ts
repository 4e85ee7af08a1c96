import type { RequestContext, SessionMember } from '../context.ts';
import type { AccessRule } from './accessRule.ts';

/** Whether it is their own home, and not one whose owner invited them. */
export const isOwner = ({ homeId }: Pick<SessionMember, 'homeId'>): boolean => homeId === undefined;

/** Who logged in. */
export const personOf = ({ id, personId }: SessionMember): string => personId ?? id;

/** Whose home it is. */
export const homeOf = ({ id, homeId }: SessionMember): string => homeId ?? id;

/** The request as one about the home, for an invited person. */
export function inHome<Context extends RequestContext>(ctx: Context): Context {
  const { member } = ctx;
  return member?.homeId === undefined
    ? ctx
    : { ...ctx, member: { ...member, id: member.homeId, personId: personOf(member) } };
}

/** The request as one about the person alone. It is what a request is until a rule says that it is about the home. */
function forPerson<Context extends RequestContext>(ctx: Context): Context {
  const { member } = ctx;
  return member?.homeId === undefined ? ctx : { ...ctx, member: { ...member, id: personOf(member) } };
}

/** What a handler gets under a rule of the access table. */
export const contextUnder = <Context extends RequestContext>(
  rule: AccessRule | undefined,
  ctx: Context,
): Context => (rule === 'household' ? inHome(ctx) : forPerson(ctx));
