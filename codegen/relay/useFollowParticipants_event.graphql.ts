/**
 * @generated SignedSource<<fef7bfbc6412d2212bd67062ec64d3ae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowParticipants_event$data = {
  readonly id: string;
  readonly participation: {
    readonly joined: number;
    readonly out: number;
  };
  readonly settlement: {
    readonly pending: number;
    readonly points: number;
    readonly reductionWattHours: number;
    readonly restated: number;
    readonly settled: number;
  };
  readonly " $fragmentType": "useFollowParticipants_event";
};
export type useFollowParticipants_event$key = {
  readonly " $data"?: useFollowParticipants_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowParticipants_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowParticipants_event",
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
      "concreteType": "ParticipationCounts",
      "kind": "LinkedField",
      "name": "participation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joined",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "out",
          "storageKey": null
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reductionWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};

(node as any).hash = "30c8c014f53dadf941f7484b4fcd2216";

export default node;
