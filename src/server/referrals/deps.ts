import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';

export type ReferralDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'log' | 'notify'> & {
  /** Gives a member a spin of the wheel in the caller's transaction, once for each key. */
  readonly grantSpin: (tx: Db, spin: GrantedSpin) => Promise<void>;
};

interface GrantedSpin {
  readonly brandId: string;
  readonly memberId: string;
  readonly key: string;
  readonly now: Date;
}

export const PAY_JOB = 'referrals.pay';
