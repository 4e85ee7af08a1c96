import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import type { MeterFreshness } from '../../../../domain/utility/meterFreshness.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import type { Tone } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { List } from '../../../ui/List.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { meterData } from '../settingsQueries.ts';
import { ImportRow } from './ImportRow.tsx';
import { latestFirst } from './meterList.ts';
import { MeterRow } from './MeterRow.tsx';
import { MeterUpload } from './MeterUpload.tsx';
import { UsualAccuracy } from './UsualAccuracy.tsx';

const TONES: Readonly<Record<MeterFreshness, Tone>> = {
  current: 'saved',
  'short-missing': 'plain',
  'long-missing': 'warn',
  none: 'plain',
};

/** The available readings with their age and source, and the upload of more. */
export function MeterSection({ settings }: { readonly settings: Settings }) {
  const freshness = settings.meter_status.current_meter_data;
  return (
    <SectionPage
      section="meter-data"
      lead={<FormattedMessage id={`settings.meter.lead.${freshness}`} />}
      aside={
        <Badge tone={TONES[freshness]}>
          <FormattedMessage id={`settings.meter.fresh.${freshness}`} />
        </Badge>
      }
    >
      <Card>
        <PartBoundary>
          <Suspense fallback={<Skeleton height={160} />}>
            <div className="stack">
              <Readings />
            </div>
          </Suspense>
        </PartBoundary>
      </Card>
    </SectionPage>
  );
}

function Readings() {
  const intl = useIntl();
  const { data } = useSuspenseRestQuery(meterData(useApp()));
  const { service_points: points, imports } = data;
  return (
    <>
      {points.length > 0 && (
        <List label={intl.formatMessage({ id: 'settings.meter.points' })}>
          {latestFirst(points).map((point) => (
            <MeterRow key={point.id} point={point} />
          ))}
        </List>
      )}
      <PartBoundary>
        <UsualAccuracy />
      </PartBoundary>
      <MeterUpload />
      {imports.length > 0 && (
        <Disclosure
          summary={<FormattedMessage id="settings.meter.imports" values={{ count: imports.length }} />}
        >
          <List label={intl.formatMessage({ id: 'settings.meter.imports' }, { count: imports.length })}>
            {imports.map((taken) => (
              <ImportRow key={taken.id} taken={taken} />
            ))}
          </List>
        </Disclosure>
      )}
    </>
  );
}
