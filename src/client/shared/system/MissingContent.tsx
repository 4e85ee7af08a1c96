import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LostIllustration } from '../../ui/illustrations/systemPages.tsx';

/** Shown for a page or object that does not exist for this visitor (AMB-20). */
export function MissingContent() {
  useDocumentTitle(useIntl().formatMessage({ id: 'shell.missing.title' }));
  return (
    <EmptyState
      page
      illustration={<LostIllustration />}
      title={<FormattedMessage id="shell.missing.title" />}
      action={
        <ButtonLink to={paths.home()} look="secondary">
          <FormattedMessage id="shell.missing.home" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="shell.missing.text" />
    </EmptyState>
  );
}
