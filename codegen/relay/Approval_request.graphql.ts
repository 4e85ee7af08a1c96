/**
 * @generated SignedSource<<21cd9cc434495cf90aa1e8395349e211>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalState = "APPROVED" | "OUTDATED" | "REFUSED" | "WAITING" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Approval_request$data = {
  readonly author: string;
  readonly decider: string | null | undefined;
  readonly decision: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayDecide: boolean;
  readonly members: number;
  readonly name: string;
  readonly reason: string;
  readonly requestedAt: string;
  readonly state: ApprovalState;
  readonly version: number;
  readonly " $fragmentType": "Approval_request";
};
export type Approval_request$key = {
  readonly " $data"?: Approval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Approval_request",
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
      "name": "name",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayDecide",
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
      "name": "state",
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
      "name": "decision",
      "storageKey": null
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "c8b74a50a5134d0f7092c0b3ca2ef6f5";

export default node;
