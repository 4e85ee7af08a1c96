import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TemplateForm_programs$key } from '../../../../../codegen/relay/TemplateForm_programs.graphql.ts';
import type { TemplatePage_template$key } from '../../../../../codegen/relay/TemplatePage_template.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { History } from '../../shared/history/History.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { copyQuery } from '../copyEvent.ts';
import { ArchiveTemplate } from './ArchiveTemplate.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { toCopy } from './templateDraft.ts';
import { useChangeTemplate } from './useSaveTemplate.ts';

/** One template: its form, what can be done with it, and its history. */
export function TemplatePage({
  template: key,
  programs,
}: {
  readonly template: TemplatePage_template$key;
  readonly programs: TemplateForm_programs$key;
}) {
  const intl = useIntl();
  const template = useFragment(
    graphql`
      fragment TemplatePage_template on EventTemplate {
        id
        name
        isArchived
        version
        history {
          ...History_entries
        }
        ...templateDraft_template
        ...ArchiveTemplate_template
      }
    `,
    key,
  );
  const { id, name, isArchived, version } = template;
  const saving = useChangeTemplate(id, version);
  const values = { ...toCopy(template), name };
  const query = copyQuery(values);
  return (
    <StaffPage
      title={name}
      back={{
        to: staffPaths.internalEventTemplates(),
        label: intl.formatMessage({ id: 'internalTemplates.title' }),
      }}
    >
      {isArchived ? (
        <Notice tone="warn">
          <FormattedMessage id="internalTemplates.archived" />
        </Notice>
      ) : (
        <div className="row">
          <ButtonLink to={staffPaths.internalScheduleEvent(query)} look="secondary" small>
            <FormattedMessage id="internalTemplates.useOnce" />
          </ButtonLink>
          <ButtonLink to={staffPaths.internalPlanEvents(query)} look="secondary" small>
            <FormattedMessage id="internalTemplates.usePlan" />
          </ButtonLink>
        </div>
      )}
      <TemplateForm
        key={version}
        programs={programs}
        start={values}
        before={values}
        saving={saving}
        actions={<ArchiveTemplate template={template} />}
      />
      <Panel title={<FormattedMessage id="internal.history.title" />}>
        <History entries={template.history} />
      </Panel>
    </StaffPage>
  );
}
