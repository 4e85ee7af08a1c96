import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useRuleChoices_staff$key } from '../../../../codegen/relay/useRuleChoices_staff.graphql.ts';
import {
  DATA_TYPES,
  OPERATORS,
  type DataType,
  type Operator,
} from '../../../domain/segments/attributeTypes.ts';

/** An attribute as the editor offers it. */
export interface AttributeChoice {
  readonly name: string;
  readonly label: string;
  readonly type: DataType;
  readonly operators: readonly Operator[];
  readonly options: readonly { readonly value: string; readonly name: string; readonly label: string }[];
  /** Allowed values in words; null: any. */
  readonly bounds: { readonly from: string; readonly to: string } | null;
}

export interface RuleChoices {
  readonly attributes: readonly AttributeChoice[];
  readonly segments: readonly { readonly value: string; readonly label: string }[];
}

/** A value as people know it. */
export const optionName = (
  { attributes }: RuleChoices,
  attribute: string | null | undefined,
  text: string,
): string =>
  attributes.find(({ name }) => name === attribute)?.options.find(({ value }) => value === text)?.name ??
  text;

/** What rules can ask about members, and the segments that they can refer to. */
export function useRuleChoices(key: useRuleChoices_staff$key): RuleChoices {
  const intl = useIntl();
  const { segmentAttributes, segments } = useFragment(
    graphql`
      fragment useRuleChoices_staff on Staff {
        segmentAttributes {
          name
          dataType
          source
          personal
          minimum
          maximum
          earliest
          latest
          ordered
          operators
          options {
            value
            name
          }
        }
        segments(all: true) {
          edges {
            node {
              segmentId
              name
            }
          }
        }
      }
    `,
    key,
  );
  return {
    attributes: (segmentAttributes ?? [])
      .map((attribute) => ({
        name: attribute.name,
        label: intl.formatMessage(
          { id: 'internalSegments.attributeChoice' },
          {
            name: intl.formatMessage({ id: `internalSegments.attribute.${attribute.name}` }),
            source: intl.formatMessage({ id: `internalSegments.source.${attribute.source}` }),
            personal: String(attribute.personal),
          },
        ),
        type: DATA_TYPES.find((type) => type === attribute.dataType) ?? 'TEXT',
        operators: attribute.operators.flatMap((each) => OPERATORS.find((known) => known === each) ?? []),
        options: attribute.options.map(({ value, name }, place) => ({
          value,
          name: name ?? value,
          label: attribute.ordered ? `${place + 1}. ${value}` : (name ?? value),
        })),
        bounds: attributeBounds(attribute, (value) => intl.formatNumber(value)),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale)),
    segments: (segments?.edges ?? []).map(({ node }) => ({ value: node.segmentId, label: node.name })),
  };
}

function attributeBounds(
  {
    minimum,
    maximum,
    earliest,
    latest,
  }: {
    readonly minimum?: number | null | undefined;
    readonly maximum?: number | null | undefined;
    readonly earliest?: string | null | undefined;
    readonly latest?: string | null | undefined;
  },
  format: (value: number) => string,
): AttributeChoice['bounds'] {
  if (minimum != null && maximum != null) return { from: format(minimum), to: format(maximum) };
  return earliest != null && latest != null ? { from: earliest, to: latest } : null;
}
