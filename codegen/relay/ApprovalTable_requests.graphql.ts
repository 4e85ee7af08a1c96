/**
 * @generated SignedSource<<68a4b9c14629d67bbbb70f47de561f9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalKind = "CONTENT" | "EXPERIMENT" | "FEATURE" | "OVERRIDE" | "POINTS" | "RATES" | "REPLACEMENT" | "SEGMENT" | "%future added value";
export type ApprovalState = "APPROVED" | "OUTDATED" | "REFUSED" | "WAITING" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalTable_requests$data = ReadonlyArray<{
  readonly author: string;
  readonly decidedAt: string | null | undefined;
  readonly decider: string | null | undefined;
  readonly decision: string | null | undefined;
  readonly id: string;
  readonly kind: ApprovalKind;
  readonly members: number;
  readonly name: string;
  readonly objectId: string;
  readonly reason: string;
  readonly requestedAt: string;
  readonly state: ApprovalState;
  readonly " $fragmentType": "ApprovalTable_requests";
}>;
export type ApprovalTable_requests$key = ReadonlyArray<{
  readonly " $data"?: ApprovalTable_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalTable_requests">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ApprovalTable_requests",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "objectId",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "members",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
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
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "fa8377e12fc960c0c353c1e265c37f81";

export default node;
