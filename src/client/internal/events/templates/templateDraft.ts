import { graphql, readInlineData } from 'relay-runtime';
import type { templateDraft_template$key } from '../../../../../codegen/relay/templateDraft_template.graphql.ts';
import type { EventTemplateInput } from '../../../../../codegen/relay/useSaveTemplateCreateMutation.graphql.ts';
import { parseAlgorithm } from '../algorithms.ts';
import type { EventCopy } from '../copyEvent.ts';
import { extrasInput } from '../eventExtras.ts';

/** A template as its form has it. */
export interface TemplateDraft extends EventCopy {
  readonly name: string;
}

const values = graphql`
  fragment templateDraft_template on EventTemplate @inline {
    programs {
      id
    }
    algorithm
    segmentId
    segmentName
    start
    end
    nominatedKilowatts
    staggerMinutes
    isTest
  }
`;

/** What a form begins with by a template. */
export function toCopy(key: templateDraft_template$key): EventCopy {
  const template = readInlineData<templateDraft_template$key>(values, key);
  const { segmentId, segmentName, nominatedKilowatts, staggerMinutes } = template;
  return {
    programIds: template.programs.map(({ id }) => id),
    algorithm: parseAlgorithm(template.algorithm),
    segment: segmentId == null ? null : { id: segmentId, name: segmentName ?? segmentId },
    start: template.start ?? '',
    end: template.end ?? '',
    nominated: nominatedKilowatts == null ? '' : String(nominatedKilowatts),
    stagger: staggerMinutes == null ? '' : String(staggerMinutes),
    isTest: template.isTest,
  };
}

const orNull = (typed: string) => (typed === '' ? null : typed);

/** As the contract takes it. */
export function toInput({
  name,
  programIds,
  segment,
  start,
  end,
  ...extras
}: TemplateDraft): EventTemplateInput {
  return {
    name,
    programIds,
    segmentId: segment?.id ?? null,
    start: orNull(start),
    end: orNull(end),
    ...extrasInput(extras),
  };
}
