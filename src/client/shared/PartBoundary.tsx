import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useBackOnline, useOffline } from '../platform/connection/useOffline.ts';
import { useApp } from '../platform/screen/app.ts';
import { useScreenData, type ScreenLoader } from '../platform/screen/screen.ts';
import { isArchiveAway, RequestFailure } from '../platform/transport/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** A part of a screen whose data failed: the rest stays, and it can be retried (NET-19). */
export function PartBoundary({ heading, onRetry, children }: PartBoundaryProps) {
  const { navigator, queriesAskedAt } = useApp();
  const screenData = useScreenData<ScreenLoader>();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          heading={heading}
          screenData={screenData}
          onRetry={() => {
            reset();
            onRetry?.();
            queriesAskedAt.clear();
            void navigator.revalidate();
          }}
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface PartBoundaryProps {
  /** The part's name, if the part shows it. */
  readonly heading?: ReactNode;
  /** Asks again for what neither TanStack Query nor the screen's loader reads. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface BoundaryProps {
  readonly heading: ReactNode;
  /** The screen loader's result; a new one retries the part. */
  readonly screenData: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly screenData: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  #triedAlone = false;

  override state: BoundaryState = { error: undefined, screenData: this.props.screenData };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ screenData }: BoundaryProps, state: BoundaryState) {
    return screenData === state.screenData ? null : { error: undefined, screenData };
  }

  /** Without an answer it tries once more: what was read before is then taken from the caches (`freshPolicy`). */
  override componentDidCatch(error: unknown) {
    if (this.#triedAlone || !(error instanceof RequestFailure) || error.kind !== 'unreachable') return;
    this.#triedAlone = true;
    this.#retry();
  }

  #retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Only calls that failed are tried again here; a missing page and our own faults are for the screen's boundary.
    if (!(error instanceof RequestFailure))
      throw error instanceof Error ? error : new Error('A part of the screen broke.', { cause: error });
    return (
      <>
        {this.props.heading}
        <FailedPart error={error} onRetry={this.#retry} />
      </>
    );
  }
}

function FailedPart({ error, onRetry }: { readonly error: RequestFailure; readonly onRetry: () => void }) {
  const offline = useOffline();
  useBackOnline(onRetry);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<FormattedMessage id={offline ? 'shell.offline' : 'events.failed.title'} />}
    >
      <p>
        {isArchiveAway(error) ? (
          error.message
        ) : (
          <FormattedMessage id={offline ? 'shell.offline.part' : 'events.failed.text'} />
        )}
      </p>
      <div className="row">
        <Button look="secondary" small onClick={onRetry}>
          <FormattedMessage id="events.failed.retry" />
        </Button>
      </div>
    </Notice>
  );
}
