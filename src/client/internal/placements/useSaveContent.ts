import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  ContentInput,
  useSaveContentMutation,
} from '../../../../codegen/relay/useSaveContentMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Refusal } from '../../platform/write/refusal.ts';
import { useFormVersion } from '../shared/approvals/useFormVersion.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';

type Outcome = useSaveContentMutation['response']['saveContent'];
export type ContentConflict = Extract<Outcome, { readonly __typename: 'ContentConflict' }>;

export interface ContentSaving {
  /** The version that the form started from; 0: there is none yet. */
  readonly formVersion: number;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** What someone else saved in the meantime. */
  readonly conflict: ContentConflict | null;
  forgetRefusal(): void;
  reload(): void;
  /** One's own is saved on top of theirs from now on. */
  keepMine(): void;
  save(content: ContentInput, reason: string): void;
}

/** Saves content; what someone else saved in the meantime is shown, and can be replaced. */
export function useSaveContent(
  { contentId, version }: { readonly contentId: string; readonly version: number | null },
  onSaved: (contentId: string) => void,
): ContentSaving {
  const app = useApp();
  const intl = useIntl();
  const [conflict, setConflict] = useState<ContentConflict | null>(null);
  /** Someone else's version that one's own may replace. */
  const [over, setOver] = useState(0);
  const form = useFormVersion(version ?? 0);
  const { busy, refusal, forgetRefusal, reload, write } = useTargetingWrite<useSaveContentMutation, Outcome>(
    graphql`
      mutation useSaveContentMutation($input: SaveContentInput!) {
        saveContent(input: $input) {
          __typename
          ... on ContentSaved {
            content {
              contentId
              title
              ...ContentPage_content
            }
          }
          ... on ContentConflict {
            message
            current {
              version
              title
              content
              state
              ...ContentPage_content
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveContent }) => saveContent,
    ['placements', 'announcements'],
  );
  return {
    formVersion: form.version,
    busy,
    refusal,
    conflict,
    forgetRefusal,
    reload: () => {
      setConflict(null);
      form.release();
      reload();
    },
    keepMine: () => {
      if (conflict !== null) setOver(conflict.current.version);
      setConflict(null);
    },
    save: (content, reason) => {
      form.hold();
      const latest = Math.max(over, form.version);
      write(
        { input: { contentId, version: latest === 0 ? null : latest, content, reason } },
        {
          onWaits() {
            form.release();
            onSaved(contentId);
          },
          onSaved(outcome) {
            if (outcome.__typename === 'ContentConflict') return setConflict(outcome);
            form.release();
            app.flashes.show({
              type: 'success',
              text: intl.formatMessage({ id: 'internal.saved' }, { name: outcome.content.title }),
            });
            onSaved(outcome.content.contentId);
          },
        },
      );
    },
  };
}
