import { useRouteError } from 'react-router-dom';
import { isError404 } from '../../platform/navigation/error404.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { RequestFailure } from '../../platform/transport/failure.ts';
import { PaintedScreen } from '../PaintedScreen.tsx';
import { ErrorContent } from './ErrorContent.tsx';

/** The inner boundary: the shell stays, the content is replaced. */
export function ContentBoundary() {
  const error = useRouteError();
  if (isError404(error)) return <MissingContent />;
  // The browser is leaving (log-out, maintenance): an error screen would only flash.
  if (error instanceof RequestFailure && (error.kind === 'left' || error.kind === 'dropped'))
    return <PaintedScreen />;
  return <ErrorContent error={error} />;
}
