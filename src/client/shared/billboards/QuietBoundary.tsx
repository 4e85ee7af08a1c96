import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  /** The current page: the next one tries again. */
  readonly page: string;
  readonly children: (attempt: number) => ReactNode;
}

interface QuietBoundaryState {
  readonly page: string;
  readonly attempt: number;
  readonly failed: boolean;
}

/** Hides an optional part when it fails. */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { page: this.props.page, attempt: 0, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { page }: QuietBoundaryProps,
    { page: before, attempt, failed }: QuietBoundaryState,
  ) {
    if (page === before) return null;
    return { page, attempt: failed ? attempt + 1 : attempt, failed: false };
  }

  override render() {
    return this.state.failed ? null : this.props.children(this.state.attempt);
  }
}
