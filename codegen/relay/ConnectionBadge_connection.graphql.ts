/**
 * @generated SignedSource<<8d9855f3959b963b59b7a83dc1e4b6b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionStatus = "CONNECTED" | "INELIGIBLE" | "ISSUE" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConnectionBadge_connection$data = {
  readonly status: ConnectionStatus;
  readonly " $fragmentType": "ConnectionBadge_connection";
};
export type ConnectionBadge_connection$key = {
  readonly " $data"?: ConnectionBadge_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionBadge_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectionBadge_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "MemberUtility",
  "abstractKey": null
};

(node as any).hash = "cd99c6fd717b7c7ef413d161beeb2d54";

export default node;
