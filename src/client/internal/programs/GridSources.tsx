import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GridSources_program$key } from '../../../../codegen/relay/GridSources_program.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { SignalTable } from '../shared/programs/SignalTable.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { GridSourceForm } from './GridSourceForm.tsx';

/** The sources of a program's grid signals, their problems, and the outcome of each signal. */
export function GridSources({ program: key }: { readonly program: GridSources_program$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const {
    id: programId,
    timeZone,
    gridSources,
  } = useFragment(
    graphql`
      fragment GridSources_program on Program {
        id
        timeZone
        gridSources {
          id
          version
          name
          kind
          active
          webhookUrl
          secretName
          hasSecret
          polledAt
          lastSignalAt
          fault
          faultAt
          subscribed
          venId
          venTargets
          signals(first: 20) {
            ...SignalTable_signals
          }
          ...GridSourceForm_source
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<string | null>(null);
  const text = (id: string) => intl.formatMessage({ id: `internalPrograms.grid.${id}` });
  const stamp = (at: string | null | undefined) => (at == null ? text('never') : times.stamp(at, timeZone));
  return (
    <div className="stack">
      <p className="small muted">{text('lead')}</p>
      {gridSources.map((source) => (
        <section key={source.id} className="stack" aria-label={source.name}>
          <h3>{source.name}</h3>
          {source.fault != null && (
            <Notice tone="warn" title={source.fault}>
              <p>
                <FormattedMessage id="internalPrograms.grid.since" values={{ at: stamp(source.faultAt) }} />
              </p>
            </Notice>
          )}
          {!source.hasSecret && (
            <Notice tone="warn">
              <FormattedMessage id="internalPrograms.grid.noSecret" values={{ name: source.secretName }} />
            </Notice>
          )}
          <Facts
            facts={[
              [text('kind'), text(`kind.${source.kind}`)],
              [text('state'), text(source.active ? 'on' : 'off')],
              [text('lastSignal'), stamp(source.lastSignalAt)],
              ...(source.kind === 'OPENADR'
                ? ([
                    [text('polled'), stamp(source.polledAt)],
                    [text('subscribed'), text(source.subscribed ? 'yes' : 'no')],
                    [text('ven'), source.venId ?? text('noTargets')],
                    [
                      text('targets'),
                      source.venTargets.length === 0 ? text('noTargets') : source.venTargets.join(', '),
                    ],
                  ] as const)
                : []),
              ...(source.webhookUrl == null ? [] : ([[text('webhook'), source.webhookUrl]] as const)),
            ]}
          />
          <SignalTable
            signals={source.signals}
            zone={timeZone}
            caption={intl.formatMessage({ id: 'internalPrograms.grid.signals' }, { name: source.name })}
          />
          {open === source.id ? (
            <GridSourceForm
              key={source.version}
              programId={programId}
              source={source}
              onDone={() => setOpen(null)}
            />
          ) : (
            <div className="row">
              <Button look="secondary" small onClick={() => setOpen(source.id)}>
                <FormattedMessage id="internalPrograms.grid.change" values={{ name: source.name }} />
              </Button>
            </div>
          )}
        </section>
      ))}
      {open === 'new' ? (
        <GridSourceForm programId={programId} source={null} onDone={() => setOpen(null)} />
      ) : (
        <div className="row">
          <Button look="secondary" onClick={() => setOpen('new')}>
            {text('add')}
          </Button>
        </div>
      )}
    </div>
  );
}
