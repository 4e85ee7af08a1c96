import type { Deps } from '../../platform/context.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import {
  areSurveysDue,
  claimDueSurvey,
  closeSurvey,
  listDueSurveys,
  type Survey,
} from '../store/ratePlanSurveys.ts';
import { findSurveyEmail } from '../store/utilities.ts';

/** Delay before retrying a refused email. */
const AGAIN_MS = 15 * 60_000;

/** Emails a utility what a member said about its rate plans: plans and answers, nothing about the member. */
export function passOnJob({
  mail,
  brands,
}: Pick<Deps, 'mail' | 'brands'>): JobDefinition<{ readonly memberId: string; readonly id: string }> {
  return {
    name: 'programs.ratePlanSurvey',
    run: async (key, { db, clock }) => {
      const now = clock.now();
      const survey = await claimDueSurvey(db, key, { now, again: new Date(now.getTime() + AGAIN_MS) });
      if (survey === null) return;
      const email = await findSurveyEmail(db, survey.utilityId);
      const brand = brands.byId(survey.brand);
      if (email !== null && brand !== null) {
        const { productName } = brand.publicIn(brand.config.locales[0] ?? 'en-US').words;
        await mail.send({
          from: `"${productName.replaceAll(/["\\\r\n]/g, '')}" <${brand.config.helpEmail}>`,
          to: email,
          key: `rate-plan-survey:${survey.id}`,
          subject: `Rate plan feedback: ${survey.type}`,
          text: toText(survey),
        });
      }
      await closeSurvey(db, key, email === null ? null : now);
    },
  };
}

function toText({ currentCode, cheapestCode, responses, at }: Survey): string {
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
  isDue: (now) => [areSurveysDue(now)],
  find: async (db, now, limit) => {
    const due = await listDueSurveys(db, now, limit);
    return due.map((data) => ({ job: 'programs.ratePlanSurvey', data, key: data.id }));
  },
};
