/**
 * @generated SignedSource<<fda2b307716ea60b8ca97a4364c1f06e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimCounts_offer$data = {
  readonly agreementVersion: number;
  readonly bought: number;
  readonly connected: number;
  readonly id: string;
  readonly late: number;
  readonly reserved: number;
  readonly " $fragmentType": "ClaimCounts_offer";
};
export type ClaimCounts_offer$key = {
  readonly " $data"?: ClaimCounts_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimCounts_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimCounts_offer",
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
      "name": "reserved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bought",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreementVersion",
      "storageKey": null
    }
  ],
  "type": "StaffDeviceOffer",
  "abstractKey": null
};

(node as any).hash = "b72f7109920e7d587d1a79c936d7a126";

export default node;
