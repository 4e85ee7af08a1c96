import { useRouteError } from 'react-router-dom';
import { ErrorContent } from './ErrorContent.tsx';

/** The outer boundary: the shell itself broke. */
export function FatalBoundary() {
  return (
    <div className="page page-centered">
      <main className="page-main">
        <ErrorContent error={useRouteError()} />
      </main>
    </div>
  );
}
