import { toLocalDate } from '../../domain/meter/zone.ts';
import { shortName } from '../support/random.ts';
import type { Customer, Enrollment, Trait } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { nextStanding, WAY, type Standing } from './transitions.ts';
import type { Webhooks } from './webhooks.ts';

export interface EnrollmentRequest {
  readonly utility: string;
  readonly clientId: string;
  readonly customer: Customer;
  readonly authorizationId: string | null;
  readonly name: string;
  readonly zip: string;
  readonly webhookUrl: string;
  readonly signatureKeyId: string;
}

export interface Enrollments {
  open(request: EnrollmentRequest): Enrollment;
  /** Sets any status; `held`: it stays. */
  set(
    enrollment: Enrollment,
    status: { readonly state: string; readonly substate: string },
    held: boolean,
  ): void;
  /** Advances one step; returns whether there was one. */
  step(enrollment: Enrollment): boolean;
  /** Advances everything one step, and reports new days of data; called every few seconds. */
  tick(): void;
  /** Lets it advance automatically again. */
  release(enrollment: Enrollment): void;
  end(enrollment: Enrollment): void;
}

export function createEnrollments(world: World, webhooks: Webhooks): Enrollments {
  const all = (): Enrollment[] => Object.values(world.state.enrollments).filter(({ ended }) => !ended);

  const set = (
    enrollment: Enrollment,
    { state, substate }: { readonly state: string; readonly substate: string },
  ): void => {
    if (enrollment.state === state && enrollment.substate === substate) return;
    Object.assign(enrollment, {
      state,
      substate,
      changedAt: world.now().toISOString(),
      sequence: enrollment.sequence + 1,
    });
    world.changed();
    webhooks.send(enrollment, 'enrollment.changed');
  };
  /** The market treats an account with another enrolment as a duplicate. */
  const readTrait = (enrollment: Enrollment): Trait => {
    const customer = world.state.customers[enrollment.customerId];
    const earlier = all().some(
      (each) =>
        each !== enrollment &&
        each.customerId === enrollment.customerId &&
        Date.parse(each.changedAt) <= Date.parse(enrollment.changedAt) &&
        isLinked(each),
    );
    return earlier ? 'duplicate' : (customer?.trait ?? 'plain');
  };
  const step = (enrollment: Enrollment): boolean => {
    const next: Standing | null = nextStanding(enrollment, readTrait(enrollment));
    if (next) set(enrollment, next);
    return next !== null;
  };
  const sendData = (enrollment: Enrollment): void => {
    const utility = world.utility(enrollment.utility);
    if (!utility || enrollment.state !== 'MarketEnrolled') return;
    const today = toLocalDate(utility.timeZone, world.now().getTime() / 1_000);
    if (enrollment.reportedThrough === today) return;
    enrollment.reportedThrough = today;
    world.changed();
    webhooks.send(enrollment, 'data.available', { through: today });
  };

  return {
    open: (request) => {
      const { customer, ...rest } = request;
      // Connecting the same account for the same home replaces the earlier connection.
      for (const each of all()) {
        if (
          each.customerId === customer.id &&
          each.clientId === request.clientId &&
          each.name === request.name &&
          each.zip === request.zip
        )
          each.ended = true;
      }
      // With OAuth the customer has consented already; an account number still has to be checked.
      const first = request.authorizationId === null ? WAY[0] : WAY[1];
      const enrollment: Enrollment = {
        ...rest,
        id: shortName('enr'),
        customerId: customer.id,
        state: first?.state ?? 'AuthStart',
        substate: first?.substate ?? 'Started',
        changedAt: world.now().toISOString(),
        sequence: 1,
        held: false,
        ended: false,
        reportedThrough: null,
      };
      world.state.enrollments[enrollment.id] = enrollment;
      world.changed();
      return enrollment;
    },
    set: (enrollment, status, held) => {
      enrollment.held = held;
      world.changed();
      set(enrollment, status);
    },
    step,
    tick: () => {
      for (const enrollment of all()) {
        if (world.state.outages[enrollment.utility]) continue;
        if (!enrollment.held) step(enrollment);
        sendData(enrollment);
      }
    },
    release: (enrollment) => {
      enrollment.held = false;
      world.changed();
    },
    end: (enrollment) => {
      enrollment.ended = true;
      world.changed();
    },
  };
}

/** A duplicate or refused enrolment doesn't occupy the account. */
const isLinked = ({ substate }: Enrollment): boolean =>
  !['Duplicate', 'Rejected', 'Revoked', 'Cancelled', 'Disconnected'].includes(substate);
