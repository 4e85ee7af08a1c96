/**
 * @generated SignedSource<<b16a144fbc0c39c3c80ef36f3a05a1d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalState = "APPROVED" | "OUTDATED" | "REFUSED" | "WAITING" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WaitingContent_request$data = {
  readonly name: string;
  readonly state: ApprovalState;
  readonly " $fragmentSpreads": FragmentRefs<"ContentApproval_request">;
  readonly " $fragmentType": "WaitingContent_request";
};
export type WaitingContent_request$key = {
  readonly " $data"?: WaitingContent_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingContent_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingContent_request",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentApproval_request"
    }
  ],
  "type": "ApprovalRequest",
  "abstractKey": null
};

(node as any).hash = "30dec73dc7fc9b41661c49931faaf160";

export default node;
