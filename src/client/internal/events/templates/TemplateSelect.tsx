import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TemplateSelect_templates$key } from '../../../../../codegen/relay/TemplateSelect_templates.graphql.ts';
import { SelectField } from '../../shared/form/SelectField.tsx';
import type { EventCopy } from '../copyEvent.ts';
import { toCopy } from './templateDraft.ts';

/** Fills a form for events with a template's values; without any template there is nothing to choose. */
export function TemplateSelect({
  templates: key,
  onChoose,
}: {
  readonly templates: TemplateSelect_templates$key;
  readonly onChoose: (values: EventCopy) => void;
}) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const { edges } = useFragment(
    graphql`
      fragment TemplateSelect_templates on EventTemplateConnection {
        edges {
          node {
            id
            name
            ...templateDraft_template
          }
        }
      }
    `,
    key,
  );
  if (edges.length === 0) return null;
  return (
    <SelectField
      label={<FormattedMessage id="internalTemplates.select" />}
      hint={<FormattedMessage id="internalTemplates.selectHint" />}
      prompt={intl.formatMessage({ id: 'internalTemplates.none' })}
      options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        const found = edges.find(({ node }) => node.id === id);
        if (found !== undefined) onChoose(toCopy(found.node));
      }}
    />
  );
}
