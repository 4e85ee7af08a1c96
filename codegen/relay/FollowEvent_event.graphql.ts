/**
 * @generated SignedSource<<543157ad103f18e09d27a71a3a24d01a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowEvent_event$data = {
  readonly endAt: string;
  readonly id: string;
  readonly settlement: {
    readonly pending: number;
    readonly restated: number;
    readonly settled: number;
  };
  readonly startAt: string;
  readonly status: EventStatus;
  readonly version: number;
  readonly " $fragmentType": "FollowEvent_event";
};
export type FollowEvent_event$key = {
  readonly " $data"?: FollowEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
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
      "concreteType": "SettlementCounts",
      "kind": "LinkedField",
      "name": "settlement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "595152e4f8917d4a39e9877de1185c9e";

export default node;
