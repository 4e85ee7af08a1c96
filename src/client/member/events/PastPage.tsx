import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { energyUnit } from '../../../domain/format/energy.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFocusPage } from '../../platform/navigation/useFocusPage.ts';
import { useApp } from '../../platform/screen/app.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import type { PastShow } from './eventsAddress.ts';
import { RowsSkeleton } from './EventsSkeletons.tsx';
import { pastEvents } from './eventQueries.ts';
import { PastRow } from './PastRow.tsx';

export interface PastPageProps {
  readonly show: PastShow;
  readonly after: string | null;
  readonly page: number;
  /** How many are open. */
  readonly pages: number;
}

/** A page of past events, followed by the next page or the link to it. */
export function PastPage({ show, after, page, pages }: PastPageProps) {
  const app = useApp();
  const focusPage = useFocusPage();
  const { data } = useSuspenseRestQuery(pastEvents(app, show, after));
  const unit = energyUnit(data.events.flatMap((event) => [event.used_wh, event.baseline_wh]));
  return (
    <>
      <EnergyUnitContext value={unit}>
        <Card flush>
          <List>
            {data.events.map((event, index) => (
              <PastRow key={event.id} event={event} takesFocus={index === 0 && focusPage === page} />
            ))}
          </List>
        </Card>
      </EnergyUnitContext>
      {data.next_cursor !== null && page < pages && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <PastPage show={show} after={data.next_cursor} page={page + 1} pages={pages} />
        </Suspense>
      )}
      {data.next_cursor !== null && page === pages && (
        <div className="row">
          <ButtonLink
            to={paths.events({ show: show === 'all' ? undefined : show, pages: pages + 1 })}
            look="secondary"
            replace
            state={{ keepScroll: true, focusPage: pages + 1 }}
          >
            <FormattedMessage id="events.past.more" />
          </ButtonLink>
        </div>
      )}
    </>
  );
}
