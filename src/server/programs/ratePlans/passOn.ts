import { and, asc, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../platform/context.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { ratePlanSurveys, utilities } from '../tables.ts';

/** Delay before retrying a refused email. */
const AGAIN_MS = 15 * 60_000;

/** Emails a utility what a member said about its rate plans: plans and answers, nothing about the member. */
export function passOnJob({
  mail,
  brands,
}: Pick<Deps, 'mail' | 'brands'>): JobDefinition<{ readonly memberId: string; readonly id: string }> {
  return {
    name: 'programs.ratePlanSurvey',
    run: async ({ memberId, id }, { db, clock }) => {
      const { passDueAt } = ratePlanSurveys;
      const which = and(eq(ratePlanSurveys.memberId, memberId), eq(ratePlanSurveys.id, id));
      const now = clock.now();
      const [survey] = await db
        .update(ratePlanSurveys)
        .set({ passDueAt: new Date(now.getTime() + AGAIN_MS) })
        .where(and(which, lte(passDueAt, now)))
        .returning();
      if (survey === undefined) return;
      const [utility] = await db
        .select({ email: utilities.ratePlanSurveyEmail })
        .from(utilities)
        .where(eq(utilities.id, survey.utilityId));
      const brand = brands.byId(survey.brand);
      if (utility?.email != null && brand !== null) {
        const { productName } = brand.publicIn(brand.config.locales[0] ?? 'en-US').words;
        await mail.send({
          from: `"${productName.replaceAll(/["\\\r\n]/g, '')}" <${brand.config.helpEmail}>`,
          to: utility.email,
          key: `rate-plan-survey:${id}`,
          subject: `Rate plan feedback: ${survey.type}`,
          text: toText(survey),
        });
      }
      await db
        .update(ratePlanSurveys)
        .set({ passDueAt: null, passedAt: utility?.email == null ? null : now })
        .where(which);
    },
  };
}

function toText({ currentCode, cheapestCode, responses, at }: typeof ratePlanSurveys.$inferSelect): string {
  const answers = responses.map(
    ({ promptKey, optionKey, text }) =>
      `${promptKey}: ${[optionKey, text].filter((part) => part !== null).join(' – ')}`,
  );
  return [
    `Day: ${at.toISOString().slice(0, 10)}`,
    `Plan: ${currentCode}`,
    `Cheapest plan: ${cheapestCode}`,
    ...answers,
    '',
  ].join('\n');
}

export const surveysDue: DueSource = {
  name: 'ratePlanSurveys',
  find: async (db, now, limit) => {
    const { memberId, id, passDueAt } = ratePlanSurveys;
    const due = await db
      .select({ memberId, id })
      .from(ratePlanSurveys)
      .where(lte(passDueAt, now))
      .orderBy(asc(passDueAt))
      .limit(limit);
    return due.map((data) => ({ job: 'programs.ratePlanSurvey', data, key: data.id }));
  },
};
