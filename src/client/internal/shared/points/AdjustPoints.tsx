import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdjustPoints_ledger$key } from '../../../../../codegen/relay/AdjustPoints_ledger.graphql.ts';
import type { AdjustPointsMutation } from '../../../../../codegen/relay/AdjustPointsMutation.graphql.ts';
import { LONGEST_NOTE } from '../../../../domain/ledger/adjustment.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTargetingWrite } from '../approvals/useTargetingWrite.ts';
import { RadioField } from '../form/RadioField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { parseNumber } from '../form/typedNumbers.ts';
import { useMayDo } from '../members/useMayDo.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ADJUSTMENT_CAUSES, causeNamed, type AdjustmentCause } from './adjustmentCauses.ts';

const WAYS = ['give', 'take'] as const;
type Way = (typeof WAYS)[number];

/** Gives a member points, or takes some; nobody changes their own. */
export function AdjustPoints({ ledger: key }: { readonly ledger: AdjustPoints_ledger$key }) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const [asking, setAsking] = useState(false);
  const ledger = useFragment(
    graphql`
      fragment AdjustPoints_ledger on MemberLedger {
        memberId
        points
        isOwn
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.adjust.${id}` });
  if (!mayDo('adjustPoints')) return null;
  if (ledger.isOwn) return <p className="small muted">{text('own')}</p>;
  return (
    <div className="row">
      <Button look="secondary" onClick={() => setAsking(true)}>
        {text('open')}
      </Button>
      {asking && (
        <AdjustDialog id={ledger.memberId} balance={ledger.points} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

interface AdjustDialogProps {
  readonly id: string;
  readonly balance: number;
  readonly onClose: () => void;
}

function AdjustDialog({ id, balance, onClose }: AdjustDialogProps) {
  const intl = useIntl();
  const { points } = useFormats();
  // Names this adjustment: a second press books nothing more.
  const [adjustment] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<Way>('give');
  const [typed, setTyped] = useState('');
  const [cause, setCause] = useState<AdjustmentCause | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, reload, write } = useTargetingWrite<
    AdjustPointsMutation,
    AdjustPointsMutation['response']['adjustPoints']
  >(
    graphql`
      mutation AdjustPointsMutation($input: AdjustPointsInput!) {
        adjustPoints(input: $input) {
          __typename
          ... on PointsAdjusted {
            ledger {
              ...AdjustPoints_ledger
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ adjustPoints }) => adjustPoints,
    ['wallet'],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalPayouts.adjust.${of}` });
  const number = parseNumber(typed);
  const amount = number === null || Number.isNaN(number) || number === 0 ? null : number;
  const moved = amount === null ? null : way === 'give' ? amount : -amount;
  return (
    <ReviewDialog
      open
      title={text('title')}
      changes={
        moved === null ? [] : [{ label: text('balance'), from: points(balance), to: points(balance + moved) }]
      }
      effects={[text(cause === null ? 'effect' : `effect.${cause}`)]}
      confirm={text(way)}
      look={way === 'take' ? 'danger' : 'primary'}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) => {
        setTried(true);
        if (moved === null || cause === null) return;
        write(
          { input: { id, key: adjustment, points: moved, cause, note: note.trim() || null, reason } },
          { done: () => text(`${way}.done`), onSaved: onClose, onWaits: onClose },
        );
      }}
      onClose={onClose}
      onReload={reload}
    >
      <RadioField
        label={text('way')}
        options={WAYS.map((value) => ({ value, label: text(value) }))}
        value={way}
        onChange={setWay}
      />
      <TextField
        label={text('points')}
        error={tried && amount === null ? text('points.missing') : fieldFault(refusal, 'points')}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        maxLength={7}
        required
      />
      <SelectField
        label={text('cause')}
        hint={text('cause.hint')}
        error={tried && cause === null ? text('cause.missing') : undefined}
        prompt={text('cause.prompt')}
        options={ADJUSTMENT_CAUSES.map((value) => ({ value, label: text(`cause.${value}`) }))}
        value={cause ?? ''}
        onChange={(chosen) => setCause(causeNamed(chosen))}
        required
      />
      <TextField
        label={text('note')}
        hint={text('note.hint')}
        error={fieldFault(refusal, 'note')}
        value={note}
        onChange={setNote}
        maxLength={LONGEST_NOTE}
      />
    </ReviewDialog>
  );
}
