/**
 * @generated SignedSource<<6cbff22d22020c1a58dec6de89b72ec5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeReferral_referral$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "ChangeReferral_referral";
};
export type ChangeReferral_referral$key = {
  readonly " $data"?: ChangeReferral_referral$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeReferral_referral">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeReferral_referral",
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
    }
  ],
  "type": "StaffReferral",
  "abstractKey": null
};

(node as any).hash = "bee96b3ba1e03bb239138b79a1cf1afa";

export default node;
