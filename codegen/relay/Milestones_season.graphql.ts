/**
 * @generated SignedSource<<92624021bbe2b203e863731616baeb00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Milestone = "EVENTS_1" | "EVENTS_10" | "EVENTS_50" | "SAVED_10" | "SAVED_100" | "SAVED_50" | "STREAK_10" | "STREAK_25" | "TIER_DIAMOND" | "TIER_GOLD" | "TIER_PLATINUM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Milestones_season$data = {
  readonly milestones: ReadonlyArray<{
    readonly date: string;
    readonly eventId: string;
    readonly milestone: Milestone;
  }>;
  readonly " $fragmentType": "Milestones_season";
};
export type Milestones_season$key = {
  readonly " $data"?: Milestones_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"Milestones_season">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Milestones_season",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReachedMilestone",
      "kind": "LinkedField",
      "name": "milestones",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "milestone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventSeason",
  "abstractKey": null
};

(node as any).hash = "e9d1e4a96ed29d26460bb59405b4f166";

export default node;
