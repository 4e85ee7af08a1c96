import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { eventPreviewQuery as Query } from '../../../../codegen/relay/eventPreviewQuery.graphql.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { eventPreviewQuery } from './eventPreview.ts';
import { PreviewResult } from './PreviewResult.tsx';
import type { PreviewResultProps } from './PreviewResult.tsx';

export interface PreviewProps extends Omit<PreviewResultProps, 'preview'> {
  readonly preview: PreloadedQuery<Query> | null | undefined;
  /** Renders the continue button below the preview, given who is invited; null while saving is blocked. */
  readonly children: (invited: Invited | null) => ReactNode;
}

/** Members who are invited, and homes of the segment that stay in other events at these hours. */
export interface Invited {
  readonly membersAsked: number;
  readonly homesElsewhere: number;
}

/** "What this will do", kept up to date while the form is filled in. */
export function Preview({ preview, children, ...rest }: PreviewProps) {
  const intl = useIntl();
  if (preview == null) {
    return (
      <div className="stack">
        <p className="muted">
          <FormattedMessage id="internalEvents.preview.incomplete" />
        </p>
        {children(null)}
      </div>
    );
  }
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <SkeletonRegion label={intl.formatMessage({ id: 'internalEvents.preview.loading' })}>
            <Skeleton height={112} />
            {children(null)}
          </SkeletonRegion>
        }
      >
        <Result preview={preview} {...rest}>
          {children}
        </Result>
      </Suspense>
    </PartBoundary>
  );
}

function Result({
  preview: reference,
  children,
  ...rest
}: PreviewProps & { readonly preview: PreloadedQuery<Query> }) {
  const preview = usePreloadedQuery<Query>(eventPreviewQuery, reference).staff?.eventPreview;
  if (preview == null) return children(null);
  return (
    <div className="stack">
      <PreviewResult preview={preview} {...rest} />
      {children(preview.faults.length === 0 ? preview : null)}
    </div>
  );
}
