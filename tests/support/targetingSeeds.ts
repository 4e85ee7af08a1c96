import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { InternalKey } from '../../src/domain/features/roleKeys.ts';
import type { HttpClient } from './httpClient.ts';

/** What staff who target members can do. */
export const TARGETING_ROLES = [
  'internal_segmentation',
  'internal_placements',
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
] as const satisfies readonly InternalKey[];

interface SegmentSeed {
  readonly name: string;
  /** The country that it takes. */
  readonly country?: string;
  readonly version?: number;
  readonly id?: string;
  readonly description?: string;
}

/** Creates a segment by country as staff do, or changes one. */
export async function saveSegment(
  staff: HttpClient,
  { name, country = 'CA', description = '', version, id = randomUUID() }: SegmentSeed,
): Promise<string> {
  const field = version === undefined ? 'createAttributeFilterSegment' : 'updateAttributeFilterSegment';
  const { data } = await staff.graphql<Record<string, { readonly __typename: string }>>(
    `mutation Save($id: ID!, $input: AttributeFilterSegmentInput!) { ${field}(id: $id, input: $input) { __typename } }`,
    {
      id,
      input: {
        name,
        description,
        attributeName: 'country',
        operator: 'IS_ONE_OF',
        texts: [country],
        invert: false,
        active: true,
        activelyEnrolling: true,
        reason: 'For the test',
        ...(version === undefined ? {} : { version }),
      },
    },
  );
  expect(data?.[field]?.__typename).toBe('SegmentSaved');
  return id;
}

interface ContentSeed {
  readonly title: string;
  readonly version?: number;
  readonly id?: string;
  readonly segmentId?: string;
  readonly locale?: string;
}

/** Creates a card on Rewards as staff do, or changes one. */
export async function saveContent(
  staff: HttpClient,
  { id = randomUUID(), version, ...content }: ContentSeed,
): Promise<string> {
  const { data } = await staff.graphql<{ saveContent: { readonly __typename: string } }>(
    'mutation Save($input: SaveContentInput!) { saveContent(input: $input) { __typename } }',
    {
      input: {
        contentId: id,
        version: version ?? null,
        content: { placement: 'RewardsAnnouncementBanner', position: 1, active: true, ctas: [], ...content },
        reason: 'For the test',
      },
    },
  );
  expect(data?.saveContent.__typename).toBe('ContentSaved');
  return id;
}

/** Sets a feature's default as staff do, without rules. */
export async function saveFeature(
  staff: HttpClient,
  feature: { readonly key: string; readonly isEnabled: boolean; readonly version: number },
): Promise<void> {
  const { data } = await staff.graphql<{ saveFeature: { readonly __typename: string } }>(
    'mutation Save($input: SaveFeatureInput!) { saveFeature(input: $input) { __typename } }',
    { input: { ...feature, rules: [], reason: 'For the test' } },
  );
  expect(data?.saveFeature.__typename).toBe('FeatureSaved');
}
