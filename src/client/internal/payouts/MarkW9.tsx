import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MarkW9_form$key } from '../../../../codegen/relay/MarkW9_form.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { W9Badge } from './W9Badge.tsx';

const MARKS = ['VALID', 'INVALID', 'DUPLICATE', 'PROCESSING'] as const;
type Mark = (typeof MARKS)[number];

/** A form W-9 and staff's decision. Only the last four digits of the number are shown. */
export function MarkW9({ form: key }: { readonly form: MarkW9_form$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const { reference, status, name, tinType, lastFour, signedAt, statusAt, mayMark } = useFragment(
    graphql`
      fragment MarkW9_form on W9Form {
        reference
        status
        name
        tinType
        lastFour
        signedAt
        statusAt
        mayMark
      }
    `,
    key,
  );
  const [mark, setMark] = useState<Mark | null>(null);
  const { busy, write } = useRestWrite();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const to = mark ?? 'VALID';
  const close = () => setMark(null);
  const save = (reason: string) =>
    void write(
      () => app.rest.act('/api/internal/w9_response/mark', { body: { reference, status: to, reason } }),
      {
        changes: ['wallet'],
        done: () => text('w9.done'),
        onSaved: close,
      },
    );
  return (
    <div className="stack stack-snug">
      <Facts
        facts={[
          [text('field.w9'), <W9Badge key="status" status={status} />],
          [text('forms.name'), name],
          [text('forms.number'), text('forms.ending', { type: tinType, lastFour })],
          [text('forms.signed'), times.stamp(signedAt, app.zone)],
          [text('field.since'), times.stamp(statusAt, app.zone)],
        ]}
      />
      {mayMark ? (
        <div className="row">
          {MARKS.filter((each) => each !== status).map((each) => (
            <Button
              key={each}
              small
              look={each === 'VALID' ? 'primary' : 'secondary'}
              onClick={() => setMark(each)}
            >
              {text(`w9.mark.${each}`)}
            </Button>
          ))}
        </div>
      ) : (
        <p className="small muted">{text('w9.own')}</p>
      )}
      <ReviewDialog
        open={mark !== null}
        title={text('w9.review', { name })}
        changes={[{ label: text('field.w9'), from: text(`w9.${status}`), to: text(`w9.${to}`) }]}
        effects={[<FormattedMessage key="effect" id={`internalPayouts.w9.effect.${to}`} />]}
        confirm={text(`w9.mark.${to}`)}
        look={to === 'VALID' || to === 'PROCESSING' ? 'primary' : 'danger'}
        busy={busy}
        refusal={null}
        onConfirm={save}
        onClose={close}
        onReload={close}
      />
    </div>
  );
}
