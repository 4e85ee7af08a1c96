/**
 * @generated SignedSource<<3f0f3898d9feedccd47079fcdd1c20eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentPlaceName = "DashboardAnnouncementBanner" | "DashboardForYouCard" | "DashboardHero" | "DashboardPromo" | "DashboardSavingsGoalPromo" | "DashboardTakeAction" | "DashboardWaysToSave" | "EnergyEventDetailsActions" | "EnergyEventDetailsPromo" | "OfferDetailsPromo" | "PopupAnnouncement" | "ReferralsAnnouncementBanner" | "RewardsAnnouncementBanner" | "SurveyCard" | "%future added value";
export type ContentState = "ENDED" | "LIVE" | "OFF" | "SCHEDULED" | "%future added value";
export type CtaLevel = "INLINE" | "PRIMARY" | "SECONDARY" | "TERTIARY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContentPage_content$data = {
  readonly active: boolean;
  readonly content: string | null | undefined;
  readonly contentId: string;
  readonly ctas: ReadonlyArray<{
    readonly label: string;
    readonly level: CtaLevel;
    readonly url: string;
  }>;
  readonly endsAt: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly icon: string | null | undefined;
  readonly locale: string | null | undefined;
  readonly name: string | null | undefined;
  readonly onNextPage: boolean;
  readonly pictureId: string | null | undefined;
  readonly pictureUrl: string | null | undefined;
  readonly placement: ContentPlaceName;
  readonly position: number;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly state: ContentState;
  readonly subtext: string | null | undefined;
  readonly subtitle: string | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "ContentPage_content";
};
export type ContentPage_content$key = {
  readonly " $data"?: ContentPage_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentPage_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentPage_content",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onNextPage",
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
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlacementCta",
      "kind": "LinkedField",
      "name": "ctas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        }
      ],
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
      "name": "segmentId",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffContent",
  "abstractKey": null
};

(node as any).hash = "9aa62b3bab894856803995d199c726ac";

export default node;
