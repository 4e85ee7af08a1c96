import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { RequestFailure } from '../platform/transport/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** A part of a screen whose data did not come: the rest stays, and it can be tried again. */
export function PartBoundary({ onRetry, children }: PartBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          onRetry={() => {
            reset();
            onRetry?.();
          }}
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface PartBoundaryProps {
  /** Asks again for what is not read through TanStack Query. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  #retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // Only calls that failed are tried again here; a missing page and our own faults are for the screen's boundary.
    if (!(error instanceof RequestFailure)) throw error instanceof Error ? error : new Error('A part of the screen broke.', { cause: error });
    return (
      <Notice tone="warn" role="alert" title={<FormattedMessage id="events.failed.title" />}>
        <p>
          <FormattedMessage id="events.failed.text" />
        </p>
        <div className="row">
          <Button look="secondary" small onClick={this.#retry}>
            <FormattedMessage id="events.failed.retry" />
          </Button>
        </div>
      </Notice>
    );
  }
}
