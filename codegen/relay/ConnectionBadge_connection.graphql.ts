/**
 * @generated SignedSource<<593fe24357cf1820e6d85e51d84cb48d>>
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
  "type": "MemberConnection",
  "abstractKey": null
};

(node as any).hash = "e20aafd0910d5bcb97a57563bc8d7c8a";

export default node;
