import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OptValue } from '../../../domain/events/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { dropAnswer, findAnswer, keepAnswer } from '../../platform/write/keptAnswers.ts';
import { useKeptAnswers } from '../../platform/write/useKeptAnswers.ts';
import { toEventView } from './eventView.ts';
import type { EventView } from './eventView.ts';

export interface OptUse {
  /** The event with the member's latest answer. */
  readonly event: EventView;
  readonly busy: boolean;
  /** The latest answer since the page was opened, a new object each time; drives the announcement and the focus. */
  readonly done: OptAnswer | null;
  /** An answer that is sent once there is a connection; null: none waits. */
  readonly kept: OptValue | null;
  /** A failure is flashed. Without a connection the answer is kept. */
  say(opt: OptValue): Promise<void>;
  /** Takes a kept answer back. */
  forget(): void;
}

export type OptAnswer = Pick<EventView, 'opt' | 'mayOptIn' | 'mayOptOut'>;

/**
 * Joins and leaves. The server's answer shows immediately and until the screen's own data has caught up, so that
 * the button never flips back.
 */
export function useOpt(given: EventView): OptUse {
  const app = useApp();
  const intl = useIntl();
  const memberId = useSession().user?.id ?? '';
  const { keptAnswers } = app;
  const waiting = useKeptAnswers();
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<{
    readonly answer: OptAnswer;
    readonly over: OptValue | null;
  } | null>(null);
  const home = { eventId: given.id, device: null };
  const current = answered !== null && answered.over === given.opt ? answered.answer : null;

  return {
    event: current === null ? given : { ...given, ...current },
    busy,
    kept: findAnswer(waiting, home)?.opt ?? null,
    forget: () => dropAnswer(keptAnswers, home),
    done: answered?.answer ?? null,
    async say(opt) {
      setBusy(true);
      const idempotencyKey = crypto.randomUUID();
      const outcome = await app.rest.act(
        '/event_opt_in_out',
        { body: { event_id: given.id, opt } },
        { idempotencyKey, unansweredMessage: intl.formatMessage({ id: 'events.kept.said' }) },
      );
      if (outcome.kind === 'failed' && outcome.failure.kind === 'unreachable')
        keepAnswer(keptAnswers, { ...home, memberId, type: given.type, opt, idempotencyKey });
      if (outcome.kind === 'ok') {
        const { mayOptIn, mayOptOut, opt: now } = toEventView(outcome.data);
        setAnswered({ answer: { opt: now, mayOptIn, mayOptOut }, over: given.opt });
      }
      setBusy(false);
      // Also after a refusal, so that a member who is too late sees why.
      if (outcome.kind === 'ok' || outcome.failure.kind === 'refused')
        void refreshSubjects(app, ['events', 'settlement']);
    },
  };
}
