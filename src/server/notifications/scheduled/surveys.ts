import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { openSurveys, surveyKey } from '../queries/openSurveys.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;
/** Product: how long after the comparison members are asked, and until when. */
const [ASKED_MS, TOO_LATE_MS] = [3 * DAY_MS, 30 * DAY_MS];

/** Invites members once to say whether they will take the cheaper rate plan that their comparison found. */
export async function sendSurveyInvitations(deps: ScheduledDeps): Promise<void> {
  const { db, now } = deps;
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const compared = { from: ago(TOO_LATE_MS), until: ago(ASKED_MS) };
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => openSurveys(db, { ...compared, after, limit }),
    id: ({ memberId }) => memberId,
    messages: (page) =>
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, brandId, utility, code }) => ({
          brandId,
          memberId,
          template: 'survey-invitation',
          values: { utility },
          key: surveyKey(code, memberId),
        })),
  });
}
