import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { eventWord } from '../../../domain/events/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { dropAnswer, type KeptAnswer } from '../../platform/write/keptAnswers.ts';
import { useKeptAnswers } from '../../platform/write/useKeptAnswers.ts';
import { eventPhrases } from './useEventPhrases.ts';

/** Where the browser doesn't notice that the line is back. */
const AGAIN_MS = 15_000;

/** Sends answers to events that found no connection, once there is one. What the server refuses by then, it says why. */
export function KeptAnswersLazy() {
  const intl = useIntl();
  const app = useApp();
  const { keptAnswers, rest, flashes, brand } = app;
  const kept = useKeptAnswers();

  /** False without an answer. */
  const send = useEffectEvent(async (answer: KeptAnswer) => {
    const { eventId, device, opt, type, idempotencyKey } = answer;
    const body = { event_id: eventId, opt };
    // A call of its own accord doesn't flash each time that it finds no connection.
    const call = { idempotencyKey, intent: 'read' } as const;
    const outcome =
      device === null
        ? await rest.act('/event_opt_in_out', { body }, call)
        : await rest.act('/event_device_opt_in_out', { body: { ...body, device_id: device.id } }, call);
    if (outcome.kind === 'failed' && outcome.failure.kind !== 'refused') return false;
    const { thisEvent } = eventPhrases(intl, brand.words[eventWord(type)]);
    flashes.show(
      outcome.kind === 'failed' && outcome.failure.code !== 'UNCHANGED'
        ? { type: 'error', text: outcome.failure.message }
        : {
            type: 'success',
            text:
              device === null
                ? intl.formatMessage({ id: `events.said.${opt}` }, { thisEvent })
                : intl.formatMessage({ id: `eventDevices.said.${opt}` }, { name: device.name }),
          },
    );
    dropAnswer(keptAnswers, answer);
    return true;
  });

  useEffect(() => {
    if (kept.length === 0) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendAll = async (): Promise<void> => {
      const sent = await Promise.all(kept.map((answer) => send(answer)));
      if (sent.includes(true)) void refreshSubjects(app, ['events', 'settlement']);
      if (!isOver && sent.includes(false)) timer = setTimeout(() => void sendAll(), AGAIN_MS);
    };
    // What just failed isn't repeated at once.
    timer = setTimeout(() => void sendAll(), app.connection.isDown() ? AGAIN_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [app, kept]);
  return null;
}
