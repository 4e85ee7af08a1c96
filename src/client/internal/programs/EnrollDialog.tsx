import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { enrollmentPreviewQuery as Query } from '../../../../codegen/relay/enrollmentPreviewQuery.graphql.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReviewForm, UntilForeseen } from '../shared/review/ReviewDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { enrollmentPreviewQuery } from './enrollmentPreview.ts';
import { useEnrollMembers } from './useEnrollMembers.ts';

/** The members and their target program. */
export interface Going {
  readonly to: { readonly id: string; readonly name: string };
  /** Null: they are in no program yet. */
  readonly from: { readonly id: string; readonly name: string } | null;
  readonly memberIds: readonly string[];
}

interface EnrollDialogProps {
  /** Null: closed. */
  readonly going: Going | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Enrols or moves members, after a preview of the effect on each of them. */
export function EnrollDialog({ going, onClose, onDone }: EnrollDialogProps) {
  const intl = useIntl();
  const title =
    going === null
      ? ''
      : intl.formatMessage(
          { id: `internalPrograms.enroll.title.${going.from === null ? 'enroll' : 'move'}` },
          { program: going.to.name },
        );
  return (
    <Dialog open={going !== null} onClose={onClose} title={title}>
      {going !== null && (
        <PartBoundary>
          <UntilForeseen>
            <Looked going={going} onClose={onClose} onDone={onDone} />
          </UntilForeseen>
        </PartBoundary>
      )}
    </Dialog>
  );
}

function Looked({
  going: { to, from, memberIds },
  onClose,
  onDone,
}: EnrollDialogProps & { readonly going: Going }) {
  const intl = useIntl();
  const input = { programId: to.id, fromProgramId: from?.id ?? null, memberIds: [...memberIds] };
  const preview = useLazyLoadQuery<Query>(enrollmentPreviewQuery, { input }, { fetchPolicy: 'network-only' })
    .staff?.enrollmentPreview;
  const { busy, refusal, reload, write } = useEnrollMembers();
  const effects = preview?.effects ?? [];
  const able = effects.flatMap(({ fault, member }) => (fault == null && member != null ? [member.id] : []));
  const refused = effects.flatMap(({ fault }) => fault ?? []);
  const sum = (field: 'comingEvents' | 'runningEvents') =>
    effects.reduce((total, effect) => total + (effect.fault == null ? effect[field] : 0), 0);
  const [coming, running] = [sum('comingEvents'), sum('runningEvents')];
  const save = (reason: string) =>
    write(
      { input: { ...input, memberIds: able, reason } },
      {
        done: ({ count, program }) =>
          intl.formatMessage(
            { id: `internalPrograms.enroll.done.${from === null ? 'enroll' : 'move'}` },
            { count, program: program.name },
          ),
        onSaved: onDone,
      },
    );
  const leftOut = (preview?.fault != null || refused.length > 0) && (
    <Notice
      tone="warn"
      title={
        preview?.fault ?? (
          <FormattedMessage id="internalPrograms.enroll.leftOut" values={{ count: refused.length }} />
        )
      }
    >
      {refused.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </Notice>
  );
  if (able.length === 0) return <div className="stack">{leftOut}</div>;
  return (
    <div className="stack">
      {leftOut}
      <ReviewForm
        effects={[
          <FormattedMessage
            key="who"
            id={`internalPrograms.enroll.effect.${from === null ? 'enroll' : 'move'}`}
            values={{ count: able.length, program: to.name, from: from?.name ?? '' }}
          />,
          <FormattedMessage
            key="joins"
            id="internalPrograms.enroll.effect.events"
            values={{ count: able.length }}
          />,
          ...(coming > 0
            ? [
                <FormattedMessage
                  key="coming"
                  id="internalPrograms.enroll.effect.coming"
                  values={{ count: coming }}
                />,
              ]
            : []),
          ...(running > 0
            ? [
                <FormattedMessage
                  key="running"
                  id="internalPrograms.enroll.effect.running"
                  values={{ count: running }}
                />,
              ]
            : []),
        ]}
        confirm={intl.formatMessage(
          { id: `internalPrograms.enroll.go.${from === null ? 'enroll' : 'move'}` },
          { count: able.length },
        )}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={onClose}
        onReload={reload}
      />
    </div>
  );
}
