import { useIntl } from 'react-intl';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';

/** The address names something that does not exist here, or not any more. */
export function MissingRecord() {
  useDocumentTitle(useIntl().formatMessage({ id: 'shell.missing.title' }));
  return <MissingContent />;
}
