import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { payJob, referralsDue } from './jobs.ts';
import { relate } from './service.ts';

export function referralsSubject(deps: Deps): SubjectModule {
  return {
    name: 'referrals',
    rest: {
      relateUser: async (ctx, { body: { kind, code } }) => {
        const { brand, db, member, now } = ctx;
        await relate(db, ctx.deps, { brandId: brand.id, memberId: member.id, kind, code, now });
        return { status: 200, body: { ok: true } };
      },
    },
    jobs: [payJob(deps)],
    dueSources: [referralsDue],
  };
}
