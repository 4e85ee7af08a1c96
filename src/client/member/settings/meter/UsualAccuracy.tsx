import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { settingsLoaderQuery as Query } from '../../../../../codegen/relay/settingsLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import type { loader } from '../settingsLoader.ts';
import { settingsLoaderQuery } from '../settingsLoader.ts';

/** How far the home's baseline is off on days without an event, in one sentence; empty before the first result. */
export function UsualAccuracy() {
  const { accuracy } = useScreenData<typeof loader>();
  return accuracy === null ? null : <Accuracy query={accuracy} />;
}

function Accuracy({ query }: { readonly query: PreloadedQuery<Query> }) {
  const { energy } = useFormats();
  const accuracy = usePreloadedQuery<Query>(settingsLoaderQuery, query).viewer.baselineAccuracy;
  if (accuracy == null) return null;
  return (
    <p className="small muted">
      <FormattedMessage
        id="settings.meter.accuracy"
        values={{ days: accuracy.days, off: energy(accuracy.meanAbsoluteWattHours) }}
      />
    </p>
  );
}
