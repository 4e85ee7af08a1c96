/**
 * @generated SignedSource<<27e7b2d04f0d7d9c9788d285d377929c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShownName_referrals$data = {
  readonly shownName: string | null | undefined;
  readonly " $fragmentType": "ShownName_referrals";
};
export type ShownName_referrals$key = {
  readonly " $data"?: ShownName_referrals$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownName_referrals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShownName_referrals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownName",
      "storageKey": null
    }
  ],
  "type": "Referrals",
  "abstractKey": null
};

(node as any).hash = "6f045d02f968e968dbb540454f3f33cb";

export default node;
