import { missing, refused, type RequestError } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';

/** Why a member, or one of their devices, cannot join or leave an event. */
export type OptRefusalReason =
  | 'not-found'
  | 'not-invited'
  | 'not-controllable'
  | 'on-vacation'
  | 'cancelled'
  | 'already-started'
  | 'ended'
  | 'already-in'
  | 'already-out';

/** Another member's event answers like one that does not exist. Source: decisions, Events. */
export function optRefusal({ reason }: { readonly reason: OptRefusalReason }): RequestError {
  switch (reason) {
    case 'not-found':
      return missing();
    case 'not-invited':
      return refused(say('events.notInvited'), { code: 'NOT_INVITED' });
    case 'not-controllable':
      return refused(say('events.notControllable'), { code: 'NOT_CONTROLLABLE' });
    case 'on-vacation':
      return refused(say('events.onVacation'), { code: 'ON_VACATION' });
    case 'cancelled':
      return refused(say('events.cancelled'), { code: 'CANCELLED' });
    case 'already-started':
      return refused(say('events.started'), { code: 'TOO_LATE' });
    case 'ended':
      return refused(say('events.over'), { code: 'TOO_LATE' });
    case 'already-in':
    case 'already-out':
      return refused(say('events.unchanged'), { code: 'UNCHANGED' });
  }
}
