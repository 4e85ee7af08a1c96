import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { HomePotential } from '../../../../../codegen/rest/types.ts';
import { energyUnit } from '../../../../domain/format/energy.ts';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useIsOwner } from '../../../platform/session/useIsOwner.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { eventHour } from '../../../shared/events/hour/hourQueries.ts';
import { EnergyUnitContext } from '../../../shared/format/EnergyUnit.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import styles from '../EventContent.module.css';
import { PotentialRow } from './PotentialRow.tsx';

export interface HomePotentialLazyProps {
  readonly eventId: string;
}

/** What each device and appliance of this home can do in the event, and how to tell us of more. */
export function HomePotentialLazy({ eventId }: HomePotentialLazyProps) {
  return (
    <PartBoundary>
      <Potential eventId={eventId} />
    </PartBoundary>
  );
}

function Potential({ eventId }: HomePotentialLazyProps) {
  const app = useApp();
  const titleId = useId();
  const { can } = useSuspenseRestQuery(eventHour(app, eventId)).data;
  const isOwner = useIsOwner();
  // Only the owner can tell us more.
  if (can.length === 0 && !isOwner) return null;
  return (
    <Card flush>
      <section aria-labelledby={titleId}>
        <div className={styles['head']}>
          <h2 id={titleId}>
            <FormattedMessage id="eventBefore.title" />
          </h2>
          <p className="small muted">
            <FormattedMessage id={can.length === 0 ? 'eventBefore.none' : 'eventBefore.lead'} />
          </p>
        </div>
        {can.length > 0 && (
          <EnergyUnitContext value={energyUnit(can.map(({ wh }) => wh?.high))}>
            <List>
              {can.map((each, index) => (
                <PotentialRow key={each.appliance ?? index} potential={each} />
              ))}
            </List>
          </EnergyUnitContext>
        )}
        {isOwner && <Tell can={can} />}
      </section>
    </Card>
  );
}

/** A home that listed its appliances can still change the list. */
function Tell({ can }: { readonly can: readonly HomePotential[] }) {
  const hasInventory = useIsOn()('appliance_inventory');
  const hasListed = can.some(({ appliance }) => appliance !== null);
  return (
    <p className={styles['foot']}>
      {hasInventory && (
        <Link to={paths.signupStep('appliances', { edit: true })}>
          <FormattedMessage id={hasListed ? 'eventBefore.change' : 'eventBefore.tell'} />
        </Link>
      )}
      {can.every(({ device }) => device === null) && (
        <Link to={paths.devices()}>
          <FormattedMessage id="eventBefore.connect" />
        </Link>
      )}
    </p>
  );
}
