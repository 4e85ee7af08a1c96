import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EventHour } from '../../../../../codegen/rest/types.ts';
import { appQueries } from '../../../platform/cache/queries.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { eventHour } from './hourQueries.ts';

type Action = EventHour['actions'][number]['action'];

interface HourActionsProps {
  readonly hour: EventHour;
  readonly level: 2 | 3;
  readonly titleId?: string;
}

/** Three things to do by hand. A tick shows at once, and on the member's other devices. */
export function HourActions({ hour, level, titleId }: HourActionsProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { sending, tick } = useTick(hour.event_id);
  return (
    <div role="group" aria-labelledby={titleId ?? id}>
      <Heading id={titleId ?? id} className={level === 3 ? 'strong' : undefined}>
        <FormattedMessage id="eventHour.actions" />
      </Heading>
      {hour.actions.map(({ action, done }) => (
        <Checkbox
          key={action}
          label={<FormattedMessage id={`eventHour.action.${action}`} />}
          checked={sending[action] ?? done}
          onChange={(change) => void tick(action, change.currentTarget.checked)}
        />
      ))}
    </div>
  );
}

/** `sending`: ticks that the server hasn't answered yet. A failure is flashed, and the tick goes back. */
function useTick(eventId: string) {
  const app = useApp();
  const [sending, setSending] = useState<Readonly<Partial<Record<Action, boolean>>>>({});
  return {
    sending,
    async tick(action: Action, done: boolean) {
      setSending((others) => ({ ...others, [action]: done }));
      const { queryKey } = eventHour(app, eventId);
      const outcome = await app.rest.act('/event_action', { body: { event_id: eventId, action, done } });
      if (outcome.kind === 'ok') {
        // A pending refetch would bring the old tick back.
        await appQueries(app).cancelQueries({ queryKey });
        // Only this tick: another one may still be on its way.
        appQueries(app).setQueryData<EventHour>(
          queryKey,
          (hour) =>
            hour && {
              ...hour,
              actions: hour.actions.map((each) => (each.action === action ? { ...each, done } : each)),
            },
        );
      }
      setSending(({ [action]: _, ...others }) => others);
    },
  };
}
