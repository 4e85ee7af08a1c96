import type { Deps } from '../platform/context.ts';

export type ReferralDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'log' | 'notify'>;

export const PAY_JOB = 'referrals.pay';
