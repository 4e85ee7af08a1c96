/**
 * @generated SignedSource<<849e011ba609ba2373791813c0cd1a60>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplacementLinks_order$data = {
  readonly replacedBy: string | null | undefined;
  readonly replaces: string | null | undefined;
  readonly " $fragmentType": "ReplacementLinks_order";
};
export type ReplacementLinks_order$key = {
  readonly " $data"?: ReplacementLinks_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplacementLinks_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplacementLinks_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replaces",
      "storageKey": null
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};

(node as any).hash = "50f4fffc894b5f96872c1c0206070818";

export default node;
