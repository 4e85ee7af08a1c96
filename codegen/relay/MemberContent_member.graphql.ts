/**
 * @generated SignedSource<<23017aea9e1333ed425b39c370080eae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
export type ContentReason = "ENDED" | "FULL" | "LANGUAGE" | "OFF" | "SCHEDULED" | "SEGMENT" | "SHOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberContent_member$data = {
  readonly content: ReadonlyArray<{
    readonly contentId: string;
    readonly endsAt: string | null | undefined;
    readonly isDeleted: boolean;
    readonly locale: string | null | undefined;
    readonly placement: ContentPlaceName;
    readonly reason: ContentReason;
    readonly segment: {
      readonly " $fragmentSpreads": FragmentRefs<"SegmentAnswer_answer">;
    } | null | undefined;
    readonly segmentName: string | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "MemberContent_member";
};
export type MemberContent_member$key = {
  readonly " $data"?: MemberContent_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberContent_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberContent_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMemberContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placement",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segmentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentAnswer",
          "kind": "LinkedField",
          "name": "segment",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SegmentAnswer_answer"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMemberFeatures",
  "abstractKey": null
};

(node as any).hash = "e112b401d692d4efd33bb4704bb76551";

export default node;
