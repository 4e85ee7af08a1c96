import { isDaytime } from '../../../domain/notifications/daytime.ts';
import type { Message } from '../../platform/notify.ts';
import { openSurveys, surveyKey } from '../queries/openSurveys.ts';
import type { ScheduledDeps } from './deps.ts';

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;
/** Product: how long after the comparison members are asked, and until when. */
const [ASKED_MS, TOO_LATE_MS] = [3 * DAY_MS, 30 * DAY_MS];

/** Invites members once to say whether they will take the cheaper rate plan that their comparison found. */
export async function sendSurveyInvitations({ db, notify, now, signal }: ScheduledDeps): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  let after: string | null = null;
  while (!signal.aborted) {
    const page = await openSurveys(db, {
      from: ago(TOO_LATE_MS),
      until: ago(ASKED_MS),
      after,
      limit: BATCH_SIZE,
    });
    await notify.sendAll(
      db,
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, brandId, utility, code }): Message => ({
          brandId,
          memberId,
          template: 'survey-invitation',
          values: { utility },
          key: surveyKey(code, memberId),
        })),
    );
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH_SIZE) return;
    after = last.memberId;
  }
}
