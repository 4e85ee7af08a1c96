import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OutageForm_utility$key } from '../../../../codegen/relay/OutageForm_utility.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import styles from '../shared/form/Form.module.css';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { useSaveUtility } from './saveUtility.ts';

/** Says that the utility's data sharing is down, and that it works again. */
export function OutageForm({ utility: key }: { readonly utility: OutageForm_utility$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const now = useNow(60_000);
  const { id, version, name, timeZone, inOutage, outageEndAt } = useFragment(
    graphql`
      fragment OutageForm_utility on Utility {
        id
        version
        name
        timeZone
        inOutage
        outageEndAt
      }
    `,
    key,
  );
  const before = outageEndAt == null ? '' : typedInstant(outageEndAt, timeZone);
  const [until, setUntil] = useState(before);
  const [reviewing, setReviewing] = useState<'on' | 'off' | null>(null);
  const { busy, refusal, forgetRefusal, reload, write } = useSaveUtility();
  const end = until === '' ? null : readInstant(until, timeZone);
  const isSkipped = until !== '' && end === null;
  const isPast = end !== null && until !== before && Date.parse(end) <= now;
  useUnsaved(until !== before);
  const isWrong = isSkipped || isPast;
  const text = (to: string) => intl.formatMessage({ id: `internalPrograms.outage.${to}` });
  const untilText = (at: string | null | undefined) =>
    at == null ? text('unknown') : `${times.stamp(at, timeZone)} (${timeZone})`;
  const open = (to: 'on' | 'off') => {
    forgetRefusal();
    setReviewing(to);
  };
  const save = (reason: string) =>
    write(
      {
        input: {
          id,
          version,
          inOutage: reviewing === 'on',
          outageEndAt: reviewing === 'on' ? end : null,
          reason,
        },
      },
      { done: ({ utility }) => intl.formatMessage({ id: 'internal.saved' }, { name: utility.name }) },
    );
  return (
    <div className={styles['form']}>
      <p>
        <FormattedMessage
          id={inOutage ? 'internalPrograms.outage.isOn' : 'internalPrograms.outage.isOff'}
          values={{ name, until: untilText(outageEndAt) }}
        />
      </p>
      <DateTimeField
        label={<FormattedMessage id="internalPrograms.outage.until" values={{ zone: timeZone }} />}
        hint={<FormattedMessage id="internalPrograms.outage.untilHint" />}
        error={
          isSkipped
            ? intl.formatMessage({ id: 'internal.time.skipped' })
            : isPast
              ? text('past')
              : fieldFault(refusal, 'outageEndAt')
        }
        value={until}
        zone={timeZone}
        onChange={setUntil}
      />
      <div className="row">
        <Button
          look={inOutage ? 'secondary' : 'danger'}
          disabled={isWrong || (inOutage && end === (outageEndAt ?? null))}
          onClick={() => open('on')}
        >
          {text(inOutage ? 'change' : 'start')}
        </Button>
        {inOutage && <Button onClick={() => open('off')}>{text('end')}</Button>}
      </div>
      <ReviewDialog
        open={reviewing !== null}
        title={text(reviewing === 'off' ? 'end' : inOutage ? 'change' : 'start')}
        changes={[
          ...(reviewing === 'on' && inOutage
            ? []
            : [
                {
                  label: intl.formatMessage({ id: 'internalPrograms.field.state' }),
                  from: text(inOutage ? 'on' : 'off'),
                  to: text(reviewing ?? 'on'),
                },
              ]),
          ...(reviewing === 'on'
            ? [
                {
                  label: text('untilShort'),
                  from: inOutage ? untilText(outageEndAt) : null,
                  to: untilText(end),
                },
              ]
            : []),
        ]}
        effects={[text(reviewing === 'off' ? 'endEffect' : 'startEffect')]}
        confirm={intl.formatMessage({ id: 'internal.review.save' })}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(null)}
        onReload={reload}
      />
    </div>
  );
}
