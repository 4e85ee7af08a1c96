/**
 * @generated SignedSource<<5cf2d2c0485bc2d6af3462f17e5c2c2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndOffer_offer$data = {
  readonly id: string;
  readonly reserved: number;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "EndOffer_offer";
};
export type EndOffer_offer$key = {
  readonly " $data"?: EndOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndOffer_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndOffer_offer",
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
      "name": "version",
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
      "name": "reserved",
      "storageKey": null
    }
  ],
  "type": "StaffDeviceOffer",
  "abstractKey": null
};

(node as any).hash = "ffb28eef60103dc1b261d9e196661933";

export default node;
